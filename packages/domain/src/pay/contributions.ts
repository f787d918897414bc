import type { Cents } from '../money/cents.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { byName, type ConceptName } from './concepts.ts';
import type { PayFacts } from './pay-facts.ts';
import { type CappedContribution, capAtLimit } from './withholding/capped-contribution.ts';
import type { CertificateSoFar } from './withholding/certificate/certificate-withholding.ts';
import type { CertificatePaidElsewhere, IncomeTaxYear } from './withholding/certificate/earlier-pay.ts';
import {
  ADDITIONAL_MEDICARE,
  CONTRIBUTION_CONCEPTS,
  type PercentageTax,
  type WeeklyTax,
} from './withholding/tax-parameters.ts';
import type { TaxesOnTips } from './withholding/tips-settlement.ts';

const COUNTED = ['gross', ...CONTRIBUTION_CONCEPTS] as const satisfies readonly ConceptName[];
type CountedName = (typeof COUNTED)[number];

/**
 * The sum of an employee's other live entries of the tax year and the year's opening balance, in cents.
 * `additionalMedicareBase` is the part of the gross with additional Medicare withheld.
 */
export type YearToDate = Record<CountedName | 'additionalMedicareBase', Cents>;

const YEAR_TO_DATE_NAMES: readonly (keyof YearToDate)[] = [...COUNTED, 'additionalMedicareBase'];

/** Builds a year to date from one value for each name. */
export function mapYearToDate(value: (name: keyof YearToDate) => Cents): YearToDate {
  return byName(YEAR_TO_DATE_NAMES, value);
}

/** Adds up years to date. */
export function sumYearToDate(all: Iterable<YearToDate>): YearToDate {
  const sum = { ...NO_YEAR_TO_DATE };
  for (const one of all) for (const name of YEAR_TO_DATE_NAMES) sum[name] += one[name];
  return sum;
}

/** The year to date of the first entry in a year without an opening balance. */
export const NO_YEAR_TO_DATE: YearToDate = mapYearToDate(() => 0);

/**
 * The contributions withheld before an entry, in its tax year and (for the chauffeur insurance) in its
 * period. `yearToDate` includes `elsewhere`, the pay under other records of the person. `elsewhere` is absent
 * if there is none, and in events from before such pay counted. `freeSaturdays` are those of the period that
 * no other entry of the person withheld for, of any frequency. They are absent in events from before
 * Saturdays were counted; then `chauffeurInPeriod` applies. `certificate` is the year before an entry by
 * certificate, `elsewhere` included, and absent for other methods. `carriedIn` are the taxes on tips that
 * earlier entries of the record's year could not collect; absent if there are none.
 */
export type WithheldSoFar = {
  yearToDate: YearToDate;
  chauffeurInPeriod: Cents;
  freeSaturdays?: CalendarDate[];
  certificate?: CertificateSoFar;
  carriedIn?: TaxesOnTips;
  elsewhere?: readonly PaidElsewhere[];
};

/**
 * The tax year of another record of the same person, in a company with the same employer number. It is read
 * from that company's log at the event `asOfSeq`. `saturdays` are those for which the record withheld the
 * chauffeur insurance, in any tax year; in an event, those of its period. They are absent for an entry that
 * is no chauffeur's, and in events from before they counted for the person. `certificate` is what an entry by
 * certificate counts of the record, by its place in the order of pay dates; absent for other methods.
 */
export type PaidElsewhere = {
  companyId: number;
  employeeId: number;
  asOfSeq: number;
  yearToDate: YearToDate;
  saturdays?: readonly CalendarDate[];
  certificate?: CertificatePaidElsewhere;
};

/** Another record of the person as it is read, with what income tax by certificate counts of its year. */
export type OtherRecord = PaidElsewhere & { incomeTax?: IncomeTaxYear };

/**
 * Returns the year to date of an opening balance. Assumes that the additional Medicare was withheld
 * correctly.
 */
export function yearToDateOfOpeningBalance(amounts: Record<CountedName, Cents>): YearToDate {
  return {
    ...byName(COUNTED, (name) => amounts[name]),
    additionalMedicareBase: aboveMedicareThreshold(amounts.gross),
  };
}

/** Returns the amounts that an entry adds to the year to date. */
export function yearToDateOfEntry({
  gross,
  contributions,
}: {
  gross: Cents;
  contributions: Contributions;
}): YearToDate {
  return {
    ...byName(CONTRIBUTION_CONCEPTS, (name) => contributions[name].amount),
    gross,
    additionalMedicareBase: contributions.medicare.additional?.base ?? 0,
  };
}

/** A contribution that is a percentage of pay, with everything needed to explain it. */
export type PercentageContribution = CappedContribution & {
  rule: 'percentage';
  base: Cents;
  rate: Rate;
  version: number;
  effectiveFrom: string;
};

/** The additional Medicare, 0.9 % above the yearly threshold. It is rounded separately and has no limit. */
export type AdditionalMedicare = {
  threshold: Cents;
  grossYearToDate: Cents;
  /**
   * The part of the year's gross with additional Medicare withheld by other entries. Absent in events from
   * before it counted.
   */
  baseYearToDate?: Cents;
  base: Cents;
  rate: Rate;
  amount: Cents;
  effectiveFrom: string;
};

/**
 * The chauffeur insurance: an amount per week of the period, less what other entries of the period withheld.
 * `saturdays` are those that it withholds for; absent in events from before they were counted.
 */
export type WeeklyContribution = CappedContribution & {
  rule: 'weekly';
  saturdays?: CalendarDate[];
  weeklyAmount: Cents;
  weeks: number;
  withheldInPeriod: Cents;
  version: number;
  effectiveFrom: string;
};

/** A contribution that does not apply: disability and chauffeur insurance exclude each other by law. */
export type ExcludedContribution = { rule: 'excluded'; amount: 0 };

export type Contributions = {
  disabilityInsurance: PercentageContribution | ExcludedContribution;
  medicare: PercentageContribution & { additional?: AdditionalMedicare };
  socialSecurity: PercentageContribution;
  socialSecurityOnTips: PercentageContribution;
  chauffeurInsurance: WeeklyContribution | ExcludedContribution;
};

/** Calculates the five payroll taxes of an entry with this gross and these tips. */
export function contributionsOf(
  facts: PayFacts,
  pay: { gross: Cents; tips: Cents },
  { yearToDate, chauffeurInPeriod, freeSaturdays }: WithheldSoFar,
): Contributions {
  const { disabilityInsurance, medicare, chauffeurInsurance } = facts.contributions;
  return {
    disabilityInsurance: facts.isChauffeur
      ? { rule: 'excluded', amount: 0 }
      : percentage(disabilityInsurance, pay.gross, yearToDate.disabilityInsurance),
    medicare: withAdditional(percentage(medicare, pay.gross, yearToDate.medicare), pay.gross, yearToDate),
    ...socialSecurity(facts, pay, yearToDate),
    chauffeurInsurance: facts.isChauffeur
      ? weekly(chauffeurInsurance, facts.chauffeurWeeks, {
          withheldInPeriod: chauffeurInPeriod,
          freeSaturdays,
          yearToDate: yearToDate.chauffeurInsurance,
        })
      : { rule: 'excluded', amount: 0 },
  };
}

function percentage(tax: PercentageTax, base: Cents, yearToDate: Cents): PercentageContribution {
  const { version, effectiveFrom, rate, limit } = tax;
  return {
    rule: 'percentage',
    base,
    rate,
    version,
    effectiveFrom,
    ...capAtLimit(applyRate(base, rate), yearToDate, limit),
  };
}

// Wages and tips share one wage base by law (26 U.S.C. § 3121(a)(1)), here as a limit of tax. The wages are
// withheld on first; the tips are cut by their own limit, and then by what the wages left of the shared one.
// The returns cut the same pay by the wage base itself: `taxableEntries` in `returns/fica.ts`.
function socialSecurity(
  facts: PayFacts,
  { gross, tips }: { gross: Cents; tips: Cents },
  yearToDate: YearToDate,
): Pick<Contributions, 'socialSecurity' | 'socialSecurityOnTips'> {
  const withheldOnBoth = yearToDate.socialSecurity + yearToDate.socialSecurityOnTips;
  const onWages = percentage(facts.contributions.socialSecurity, gross - tips, withheldOnBoth);
  const onTips = percentage(facts.contributions.socialSecurityOnTips, tips, yearToDate.socialSecurityOnTips);
  const shared = capAtLimit(onTips.uncapped, withheldOnBoth + onWages.amount, onWages.limit);
  return {
    socialSecurity: onWages,
    socialSecurityOnTips: shared.amount < onTips.amount ? { ...onTips, ...shared } : onTips,
  };
}

// Adds the additional Medicare on the part of the year's gross above the threshold that no other entry
// withheld on. In whatever order entries are loaded, amended and deleted, their bases add up to the excess
// over the threshold.
function withAdditional(
  medicare: PercentageContribution,
  gross: Cents,
  { gross: grossYearToDate, additionalMedicareBase: baseYearToDate }: YearToDate,
): Contributions['medicare'] {
  const { threshold, rate, effectiveFrom } = ADDITIONAL_MEDICARE;
  const left = aboveMedicareThreshold(grossYearToDate + gross) - baseYearToDate;
  const base = Math.min(gross, Math.max(0, left));
  if (base === 0) return medicare;
  const amount = applyRate(base, rate);
  return {
    ...medicare,
    amount: medicare.amount + amount,
    additional: { threshold, grossYearToDate, baseYearToDate, base, rate, amount, effectiveFrom },
  };
}

/** Returns the part of a year's gross that is subject to additional Medicare, in cents. */
export function aboveMedicareThreshold(gross: Cents): Cents {
  return Math.max(0, gross - ADDITIONAL_MEDICARE.threshold);
}

type WeeklySoFar = {
  withheldInPeriod: Cents;
  freeSaturdays: CalendarDate[] | undefined;
  yearToDate: Cents;
};

function weekly(
  { weeklyAmount, version, effectiveFrom, limit }: WeeklyTax,
  weeks: number,
  { freeSaturdays: saturdays, yearToDate, ...others }: WeeklySoFar,
): WeeklyContribution {
  const due = weeklyAmount * weeks;
  const withheldInPeriod = saturdays ? due - weeklyAmount * saturdays.length : others.withheldInPeriod;
  const capped = capAtLimit(Math.max(0, due - withheldInPeriod), yearToDate, limit);
  return {
    rule: 'weekly',
    weeklyAmount,
    weeks,
    withheldInPeriod,
    ...(saturdays ? { saturdays } : {}),
    version,
    effectiveFrom,
    ...capped,
    uncapped: due,
  };
}
