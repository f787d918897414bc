import type { Cents } from '../money/cents.ts';
import { mulDiv } from '../money/mul-div.ts';
import { FULL_RATE, type Rate } from '../money/rate.ts';
import type { MinimumWage } from '../pay/minimum-wage.ts';
import { rowsOf } from '../pay/withholding/table-rows.schema.ts';
import { type FixedTax, versionInForce } from '../pay/withholding/tax-parameters.ts';
import { type CalendarDate, yearOf } from '../time/calendar-date.ts';
import type { LawParameters } from './parameter-kinds.ts';
import { PARAMETER_FIELDS, type ParameterField, type YearParameters } from './year-parameters.schema.ts';

export type DatedVersion = { effectiveFrom: CalendarDate; version: number };

/** The values of a year, without their source. */
export type YearValues = Omit<YearParameters, 'source' | 'confidence'>;

/**
 * Returns the parameters of a year: those in force on its last day, and of what the law sets anew for each
 * year only what was entered for it. Returns undefined for a year before the first income tax, table or base.
 */
export function yearParameters(parameters: LawParameters, year: number): YearValues | undefined {
  const lastDay = `${year}-12-31`;
  const law = versionInForce(parameters.incomeTaxLaws, lastDay);
  const table = versionInForce(parameters.withholdingTables, lastDay);
  const unemployment = versionInForce(parameters.unemploymentBases, lastDay);
  if (!law || !table || !unemployment) return undefined;
  const { personal, veteran, dependent, sharedDependent, allowance } = law.exemptions;
  const coda = versionOfYear(parameters.codaLimits, year);
  return {
    brackets: rowsOf(law.brackets),
    exemptions: {
      individual: personal.individual,
      married: personal.joint,
      veteran,
      dependent,
      shared: sharedDependent,
      allowance,
    },
    specificationTable: rowsOf(table.brackets),
    minimumWages: wagesOfYear(parameters.minimumWages, year).map(({ effectiveFrom, hourly, inCash }) => ({
      effectiveFrom,
      hourly,
      inCash,
    })),
    socialSecurityBase: socialSecurityBaseOf(parameters.fixedTaxes, year),
    codaLimits: coda
      ? { puertoRico: coda.limits['puerto-rico'], dual: coda.limits.dual, catchUp: coda.catchUp }
      : null,
    unemploymentBase: unemployment.base,
    futaReduction: futaReductionOf(parameters, year),
    holidays: freeDaysOf(parameters, year),
  };
}

/** Returns the version that takes effect in a year and counts at its end; undefined if none does. */
function versionOfYear<One extends DatedVersion>(versions: readonly One[], year: number): One | undefined {
  return versionInForce(
    versions.filter(({ effectiveFrom }) => yearOf(effectiveFrom) === year),
    `${year}-12-31`,
  );
}

/** Returns the minimum wage in force when a year begins, and those that begin in the year, by date. */
function wagesOfYear(wages: readonly MinimumWage[], year: number): MinimumWage[] {
  const before = versionInForce(wages, `${year - 1}-12-31`);
  const days = [...new Set(wages.map(({ effectiveFrom }) => effectiveFrom))]
    .filter((day) => yearOf(day) === year)
    .toSorted();
  const within = days.flatMap((day) => versionInForce(wages, day) ?? []);
  return before && days[0] !== `${year}-01-01` ? [before, ...within] : within;
}

/** Returns the wage base of social security that was entered for a year, in cents; null without one. */
export function socialSecurityBaseOf(taxes: readonly FixedTax[], year: number): Cents | null {
  const tax = versionOfYear(taxes.filter(isSocialSecurity), year);
  return tax?.limit === undefined ? null : mulDiv(tax.limit, FULL_RATE, tax.rate);
}

/** Returns true for a version of the social security tax. */
export function isSocialSecurity(tax: FixedTax): tax is Extract<FixedTax, { rate: Rate }> {
  return tax.concept === 'socialSecurity';
}

/** Returns the reduction of the FUTA credit of a year; null while it is not known. */
export function futaReductionOf(
  { futaReductions }: Pick<LawParameters, 'futaReductions'>,
  year: number,
): Rate | null {
  return versionOfYear(futaReductions, year)?.rate ?? null;
}

/** Returns the free days that were entered for a year, by date. */
function freeDaysOf({ freeDays }: Pick<LawParameters, 'freeDays'>, year: number): CalendarDate[] {
  return (versionOfYear(freeDays, year)?.days ?? []).toSorted();
}

/** Returns the free days that were entered for all years. */
export function allFreeDays(parameters: Pick<LawParameters, 'freeDays'>): CalendarDate[] {
  const years = new Set(parameters.freeDays.map(({ effectiveFrom }) => yearOf(effectiveFrom)));
  return [...years].flatMap((year) => freeDaysOf(parameters, year));
}

/** Returns the yearly pay of an employee that is subject to unemployment insurance in a year, in cents. */
export function unemploymentBaseOf(
  { unemploymentBases }: Pick<LawParameters, 'unemploymentBases'>,
  year: number,
): Cents {
  return versionInForce(unemploymentBases, `${year}-12-31`)?.base ?? 0;
}

/** Returns the fields in which two sets of values differ. */
export function differingFields(before: YearValues, after: YearValues): ParameterField[] {
  return PARAMETER_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** The values that the law sets anew for every year, known before the year begins. */
export const NEW_EACH_YEAR = [
  'socialSecurityBase',
  'codaLimits',
] as const satisfies readonly ParameterField[];
export type NewEachYear = (typeof NEW_EACH_YEAR)[number];

/**
 * Returns true from 1 November of the year before on. What is new each year is announced by then, and a year
 * without it is warned of.
 */
export function areParametersDue(year: number, today: CalendarDate): boolean {
  return today >= `${year - 1}-11-01`;
}

/** Returns what a year lacks of what the law sets anew for each year. */
export function lackingParameters(
  { fixedTaxes, codaLimits }: Pick<LawParameters, 'fixedTaxes' | 'codaLimits'>,
  year: number,
): NewEachYear[] {
  const lacks: Record<NewEachYear, boolean> = {
    socialSecurityBase: socialSecurityBaseOf(fixedTaxes, year) === null,
    codaLimits: versionOfYear(codaLimits, year) === undefined,
  };
  return NEW_EACH_YEAR.filter((field) => lacks[field]);
}
