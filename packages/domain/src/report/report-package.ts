import type { z } from 'zod';
import type { Payer } from '../reference/enumerations.ts';
import { QUARTERS, quarterRange, yearRange } from '../returns/quarter.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { reportRefusal } from './report-refusal.ts';
import { type ReportName, type ReportRequestOf, reportSchema } from './report-request.ts';

const ofQuarter = reportSchema('form-941');

/**
 * The request for a package: all documents that a company files or keeps for a year, or for one of its
 * quarters.
 */
export const packageRequestSchema = ofQuarter.extend({ quarter: ofQuarter.shape.quarter.nullable() });
export type PackageRequest = z.infer<typeof packageRequestSchema>;

const QUARTER_RETURNS = [
  'form-941',
  'form-499',
  'unemployment',
  'chauffeur-insurance',
  'wages-text',
] as const;
const YEAR_RETURNS = ['form-940', 'form-943'] as const;

/** The documents of a package. Stubs are not included, because each belongs to an employee. */
export type PackageReport =
  | (typeof QUARTER_RETURNS)[number]
  | (typeof YEAR_RETURNS)[number]
  | Extract<
      ReportName,
      | 'w2pr'
      | 'w2pr-suri-text'
      | 'w2pr-ssa-text'
      | 'form-480-text'
      | 'workers-compensation'
      | 'non-residents'
      | 'contractor-year'
      | 'salaries'
      | 'employer-cost'
      | 'journal'
      | 'leave'
      | 'contractor-payments'
    >;

/** A document of a package; `quarter` is null for a document of the whole year. */
export type PackagedReport = { quarter: number | null; request: ReportRequestOf<PackageReport> };

/**
 * Returns the documents of a package, in order. A year includes the returns of its quarters that have begun.
 * Omits documents that this kind of payer does not file.
 */
export function packagedReports(
  { companyId, year, quarter }: PackageRequest,
  { payer, today }: { payer: Payer; today: CalendarDate },
): PackagedReport[] {
  const returnsOf = (each: number) =>
    QUARTER_RETURNS.map((report) => ({
      quarter: each,
      request: { report, companyId, year, quarter: each },
    }));
  const begun = QUARTERS.filter((each) => quarterRange({ year, quarter: each }).from <= today);
  const all: PackagedReport[] =
    quarter === null
      ? [
          ...yearDocuments(companyId, year).map((request) => ({ quarter, request })),
          ...begun.flatMap(returnsOf),
        ]
      : [
          ...returnsOf(quarter),
          ...listsOf(companyId, quarterRange({ year, quarter })).map((request) => ({ quarter, request })),
        ];
  return all.filter(({ request }) => reportRefusal(request, { payer, today }) === undefined);
}

function yearDocuments(companyId: number, year: number): ReportRequestOf<PackageReport>[] {
  const submission = 'original';
  return [
    ...YEAR_RETURNS.map((report) => ({ report, companyId, year })),
    { report: 'w2pr', companyId, year, employeeId: null },
    { report: 'w2pr-suri-text', companyId, year, submission, submissionCode: '' },
    { report: 'w2pr-ssa-text', companyId, year, submission, submissionCode: '' },
    { report: 'form-480-text', companyId, year, submission },
    { report: 'workers-compensation', companyId, fiscalYear: year },
    { report: 'non-residents', companyId, year },
    { report: 'contractor-year', companyId, year, payFrequency: null },
    ...listsOf(companyId, yearRange(year)),
  ];
}

/** Returns the lists that the office keeps for a range of days. */
function listsOf(
  companyId: number,
  { from: start, to: end }: { from: CalendarDate; to: CalendarDate },
): ReportRequestOf<PackageReport>[] {
  return [
    { report: 'salaries', companyId, start, end, employeeId: null },
    { report: 'employer-cost', companyId, start, end, employeeId: null },
    { report: 'journal', companyId, start, end },
    { report: 'leave', companyId, start, end },
    { report: 'contractor-payments', companyId, start, end },
  ];
}
