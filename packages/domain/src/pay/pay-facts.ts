import type { HourlyRates } from '../employee/hourly-rates.ts';
import type { LeavePolicy } from '../employee/leave-policy.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { PayFrequency, WithholdingMethod } from '../reference/enumerations.ts';
import { type CalendarDate, saturdaysBetween } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/pay-period.ts';
import type { Minutes } from '../time/work-minutes.ts';
import type { CompanyLine } from './company-line.ts';
import {
  type ContributionParameters,
  contributionsInForce,
  type FixedTax,
  versionInForce,
  type WithholdingTable,
} from './withholding/tax-parameters.ts';

/** The method by which income tax is withheld, with its rate or table. */
export type WithholdingFacts =
  | { method: 'flat-rate'; rate: Rate }
  | { method: 'table'; table: WithholdingTable };

/**
 * Everything a calculation takes from outside the entry. An event freezes it, so that changing an employee, a
 * rate or a table tomorrow cannot change what was paid yesterday.
 */
export type PayFacts = {
  /** The frequency of the period, which divides a year's pay, whatever the employee's frequency is by now. */
  payFrequency: PayFrequency;
  rates: HourlyRates;
  withholding: WithholdingFacts;
  isChauffeur: boolean;
  /** Saturdays inside the period: the weeks of the chauffeur insurance. */
  chauffeurWeeks: number;
  contributions: ContributionParameters;
  companyLines: CompanyLine[];
  leavePolicy: LeavePolicy;
};

/** The facts of an employee that the calculation needs. */
export type PayProfile = {
  rates: HourlyRates;
  withholdingMethod: WithholdingMethod;
  withholdingRate: Rate | null;
  isChauffeur: boolean;
  salary: Cents;
  workMinutes: Minutes;
  leave: Record<'vacation' | 'sick', { minutesPerMonth: Minutes; thresholdMinutes: Minutes }>;
};

/** The dated rates and tables; the pay date picks the versions. */
export type PayParameters = {
  fixedTaxes: readonly FixedTax[];
  withholdingTables: readonly WithholdingTable[];
};

export type PaySources = {
  profile: PayProfile;
  period: PayPeriod;
  payDate: CalendarDate;
  parameters: PayParameters;
  companyLines: readonly CompanyLine[];
};

/**
 * Takes the facts of one entry as they are now; undefined where no rate or table is in force on the pay date.
 */
export function payFacts({
  profile,
  period,
  payDate,
  parameters,
  companyLines,
}: PaySources): PayFacts | undefined {
  const contributions = contributionsInForce(parameters.fixedTaxes, payDate);
  const withholding = withholdingFacts(profile, parameters.withholdingTables, payDate);
  if (!contributions || !withholding) return undefined;
  return {
    payFrequency: period.frequency,
    rates: profile.rates,
    withholding,
    isChauffeur: profile.isChauffeur,
    chauffeurWeeks: saturdaysBetween(period.start, period.end),
    contributions,
    companyLines: [...companyLines],
    leavePolicy: leavePolicy(profile),
  };
}

/**
 * The facts of a saved entry that is to be paid in another tax year: its fixed taxes, limits and table. The
 * employee's rates and method stay as they were frozen. Undefined where no rate or table is in force on the
 * pay date.
 */
export function factsInYearOf(
  payDate: CalendarDate,
  frozen: PayFacts,
  { fixedTaxes, withholdingTables }: PayParameters,
): PayFacts | undefined {
  const contributions = contributionsInForce(fixedTaxes, payDate);
  if (!contributions) return undefined;
  if (frozen.withholding.method === 'flat-rate') return { ...frozen, contributions };
  const table = versionInForce(withholdingTables, payDate);
  return table && { ...frozen, contributions, withholding: { method: 'table', table } };
}

/** The salary a new entry starts with: the employee's, or nothing when the period already has an entry. */
export function startingSalary(profile: Pick<PayProfile, 'salary'>, hasEntryInPeriod: boolean): Cents {
  return hasEntryInPeriod ? 0 : profile.salary;
}

function withholdingFacts(
  { withholdingMethod, withholdingRate }: PayProfile,
  tables: readonly WithholdingTable[],
  payDate: CalendarDate,
): WithholdingFacts | undefined {
  if (withholdingMethod === 'flat-rate') return { method: 'flat-rate', rate: withholdingRate ?? 0 };
  const table = versionInForce(tables, payDate);
  return table && { method: 'table', table };
}

function leavePolicy({ leave, salary, workMinutes }: PayProfile): LeavePolicy {
  const terms = ({ minutesPerMonth, thresholdMinutes }: PayProfile['leave']['vacation']) => ({
    minutesPerMonth,
    thresholdMinutes,
  });
  return {
    vacation: terms(leave.vacation),
    sick: terms(leave.sick),
    salariedMinutes: salary > 0 ? workMinutes : 0,
  };
}
