import type { Payer } from '../reference/enumerations.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { ReportName } from './report-request.ts';
import { fiscalYears, reportYears } from './report-years.ts';

/** Why a document cannot be made, however well it was asked for. */
export type ReportRefusalCode =
  | 'report-year-required'
  | 'report-year-outside'
  | 'no-form-941'
  | 'no-form-943';
export type ReportRefusal = { code: ReportRefusalCode; field: 'year' | 'fiscalYear' | 'report' };

/** The part of a request that a refusal can depend on. */
type Asked = { report: ReportName; year?: number; fiscalYear?: number };

/**
 * Returns true if a kind of payer may file this federal return of FICA. Payers of form 944 and domestic ones
 * may file both.
 */
export function mayFile(report: 'form-941' | 'form-943', payer: Payer): boolean {
  return payer !== (report === 'form-941' ? 'form-943' : 'form-941');
}

/**
 * Refuses a document: no year, a year that has none, or the federal return that the company's kind of payer
 * does not file. Undefined when nothing is against it.
 */
export function reportRefusal(
  { report, year, fiscalYear }: Asked,
  { payer, today }: { payer: Payer; today: CalendarDate },
): ReportRefusal | undefined {
  if (report === 'form-941' && !mayFile(report, payer)) return { code: 'no-form-941', field: 'report' };
  if (report === 'form-943' && !mayFile(report, payer)) return { code: 'no-form-943', field: 'report' };
  // Of one payment, in whichever year it lies: the year that is sent with it says nothing. Pay may be loaded
  // in years to come, of which there is a history.
  if (report === 'contractor-stub' || report === 'history') return undefined;
  return (
    yearRefusal('year', year, reportYears(today)) ?? yearRefusal('fiscalYear', fiscalYear, fiscalYears(today))
  );
}

function yearRefusal(
  field: 'year' | 'fiscalYear',
  year: number | undefined,
  years: readonly number[],
): ReportRefusal | undefined {
  if (year === 0) return { code: 'report-year-required', field };
  return year === undefined || years.includes(year) ? undefined : { code: 'report-year-outside', field };
}
