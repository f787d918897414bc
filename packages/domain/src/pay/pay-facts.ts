import type { HourlyRates } from '../employee/hourly-rates.ts';
import type { LeavePolicy } from '../employee/leave-policy.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { PayFrequency, WithholdingMethod } from '../reference/enumerations.ts';
import { type CalendarDate, saturdaysBetween } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/period-id.ts';
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
 * The facts that a calculation takes from outside the entry. An event freezes them, so that a later change of
 * an employee, a rate or a table does not change past pay.
 */
export type PayFacts = {
  /**
   * The frequency of the period, which sets the periods per year, whatever the employee's frequency is by
   * now.
   */
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

/** The dated rates and tables. The pay date selects the versions. */
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
 * Collects the current facts of an entry. Returns undefined if no rate or table is in force on the pay date.
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
 * Returns the facts of a saved entry that moves to another tax year: the fixed taxes, limits and table of
 * that year. The employee's rates and method stay frozen. Returns undefined if no rate or table is in force
 * on the pay date.
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

/** Returns the salary of a new entry: the employee's salary, or zero if the period already has an entry. */
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
