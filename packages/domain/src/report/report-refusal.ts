import type { Payer } from '../reference/enumerations.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { ReportName } from './report-request.ts';
import { fiscalYears, reportYears } from './report-years.ts';

/** The reasons why a document cannot be made although its request is valid. */
export type ReportRefusalCode =
  | 'report-year-required'
  | 'report-year-outside'
  | 'no-form-941'
  | 'no-form-943';
export type ReportRefusal = { code: ReportRefusalCode; field: 'year' | 'fiscalYear' | 'report' };

/** The part of a request that a refusal depends on. */
type RequestedReport = { report: ReportName; year?: number; fiscalYear?: number };

/**
 * Returns true if a kind of payer may file this federal FICA return. Payers of form 944 and households may
 * file both.
 */
export function mayFile(report: 'form-941' | 'form-943', payer: Payer): boolean {
  return payer !== (report === 'form-941' ? 'form-943' : 'form-941');
}

/**
 * Returns the refusal of a document, undefined if it can be made. Refused are a missing year, a year without
 * documents, and the federal return of another kind of payer.
 */
export function reportRefusal(
  { report, year, fiscalYear }: RequestedReport,
  { payer, today }: { payer: Payer; today: CalendarDate },
): ReportRefusal | undefined {
  if (report === 'form-941' && !mayFile(report, payer)) return { code: 'no-form-941', field: 'report' };
  if (report === 'form-943' && !mayFile(report, payer)) return { code: 'no-form-943', field: 'report' };
  // A single payment may be in any year, so its year is ignored. Pay may be loaded for future years, and has
  // a history.
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
