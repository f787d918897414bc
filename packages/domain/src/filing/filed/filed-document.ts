import { z } from 'zod';
import { optionalLineSchema } from '../../field/line.schema.ts';
import type { AmountName, Amounts } from '../../pay/amounts.ts';
import { type ReportName, type ReportRequest, reportRequestSchema } from '../../report/report-request.ts';
import { FICA_AMOUNTS } from '../../returns/fica.ts';
import { QUARTERS, quarterRange } from '../../returns/quarter.ts';
import { type CalendarDate, calendarDateSchema } from '../../time/calendar-date.ts';

/** The kind of people whose pay a document contains. */
export type FiledSubject = 'employee' | 'contractor';

const TAXED = ['gross', 'tips', 'commissions', 'concessions', 'incomeTaxWithheld'] as const;
const CERTIFIED = [...FICA_AMOUNTS, ...TAXED, 'donation', 'reimbursedExpenses', 'codaPlans'] as const;

/**
 * The documents that an agency takes, with whose pay each of them is of, what of a pago it is made of, and
 * whether it is of the employer number or of one company.
 */
const FILED_REPORTS = {
  w2pr: { of: 'employer', subject: 'employee', amounts: CERTIFIED },
  'form-940': { of: 'employer', subject: 'employee', amounts: ['gross'] },
  'form-941': { of: 'employer', subject: 'employee', amounts: FICA_AMOUNTS },
  'form-943': { of: 'employer', subject: 'employee', amounts: FICA_AMOUNTS },
  'form-499': { of: 'employer', subject: 'employee', amounts: TAXED },
  unemployment: { of: 'employer', subject: 'employee', amounts: ['gross'] },
  // The weeks of a pago's period: as many as its insurance is of.
  'chauffeur-insurance': { of: 'employer', subject: 'employee', amounts: ['chauffeurInsurance'] },
  'workers-compensation': { of: 'company', subject: 'employee', amounts: ['gross'] },
  'wages-text': { of: 'employer', subject: 'employee', amounts: ['gross'] },
  'w2pr-suri-text': { of: 'employer', subject: 'employee', amounts: CERTIFIED },
  'w2pr-ssa-text': { of: 'employer', subject: 'employee', amounts: [...FICA_AMOUNTS, ...TAXED] },
  'form-480-text': {
    of: 'company',
    subject: 'contractor',
    amounts: ['gross', 'incomeTaxWithheld', 'reimbursedExpenses'],
  },
} as const satisfies Partial<
  Record<ReportName, { of: 'employer' | 'company'; subject: FiledSubject; amounts: readonly AmountName[] }>
>;
export type FilableReport = keyof typeof FILED_REPORTS;

/** The request of a document that an agency takes. */
export type FilableRequest = Extract<ReportRequest, { report: FilableReport }>;

/** The days whose pay a document is of, the first and the last. */
export type CoveredDays = { from: CalendarDate; to: CalendarDate };

/** The facts of a document that was filed. */
export type FiledDocument = CoveredDays & {
  report: FilableReport;
  filedOn: CalendarDate;
  /** The number that the agency gave; '' where none was kept. */
  confirmation: string;
};

/**
 * A filing as a door takes it. Codes: `required`, `option-invalid`, `date-invalid`, `text-too-long` and
 * those of its request.
 */
export const filingSchema = z.strictObject({
  request: reportRequestSchema.refine(isFilableRequest, { message: 'option-invalid', path: ['report'] }),
  filedOn: calendarDateSchema,
  confirmation: optionalLineSchema.max(60, 'text-too-long'),
});

/** A document as it is marked as filed. */
export type Filing = { request: FilableRequest; filedOn: CalendarDate; confirmation: string };

/** Returns true if an agency takes this document. The certificate of one employee goes to that employee. */
export function isFilableRequest(request: ReportRequest): request is FilableRequest {
  return isFilableReport(request.report) && !(request.report === 'w2pr' && request.employeeId !== null);
}

/** Returns true if an agency takes documents of this name. */
export function isFilableReport(name: ReportName): name is FilableReport {
  return Object.hasOwn(FILED_REPORTS, name);
}

/**
 * Returns true if a document is of an employer number: all companies of the account that have it are in it,
 * and in Cuadre, which compares them. Those of the CFSE are of a company's policy, and those of contractors
 * of a company.
 */
export function isOfEmployer(name: ReportName): boolean {
  return name === 'reconciliation' || (isFilableReport(name) && FILED_REPORTS[name].of === 'employer');
}

/** The year, quarter or fiscal year of a request, as far as it names one. */
type Asked = { year: number; quarter?: number } | { fiscalYear: number };

/**
 * The days whose pay a document is of: those of its quarter, of its year, or of the year of the CFSE from
 * July to June.
 */
export function coveredDays(asked: Asked): CoveredDays {
  if ('fiscalYear' in asked)
    return { from: `${asked.fiscalYear - 1}-07-01`, to: `${asked.fiscalYear}-06-30` };
  const { year, quarter } = asked;
  return quarter === undefined
    ? { from: `${year}-01-01`, to: `${year}-12-31` }
    : quarterRange({ year, quarter });
}

/**
 * Returns true if a document is among those that were filed. The certificates of a year may also be filed as
 * their text files.
 */
export function isAmongFiled(
  filed: readonly FiledDocument[],
  document: { report: ReportName } & (Asked | { start: CalendarDate }),
): boolean {
  if ('start' in document) return false; // a list of some days, which no agency takes
  const { report } = document;
  const { from, to } = coveredDays(document);
  const reports: readonly ReportName[] =
    report === 'w2pr' ? ['w2pr', 'w2pr-suri-text', 'w2pr-ssa-text'] : [report];
  return filed.some((one) => reports.includes(one.report) && one.from === from && one.to === to);
}

/**
 * Returns true if a document covers a calendar year. Then it includes opening balances, which the returns of
 * a quarter leave out.
 */
export function isOfCalendarYear({ from, to }: CoveredDays): boolean {
  return from.endsWith('-01-01') && to.endsWith('-12-31');
}

/** Days of each quarter of a year: what somebody brought into it counts toward what every quarter taxes. */
export function openingBalanceDays(taxYear: number): CalendarDate[] {
  return QUARTERS.map((quarter) => quarterRange({ year: taxYear, quarter }).from);
}

/** Returns true if a filing is of the requested document: the same report over the same days. */
export function isSameDocument({ report, from, to }: FiledDocument, request: FilableRequest): boolean {
  const days = coveredDays(request);
  return report === request.report && from === days.from && to === days.to;
}

/** Returns whose pay a document contains. */
export function subjectOf({ report }: Pick<FiledDocument, 'report'>): FiledSubject {
  return FILED_REPORTS[report].subject;
}

/** The amounts of a pago that some document is made of. */
export const REPORTED_AMOUNTS = [...new Set(Object.values(FILED_REPORTS).flatMap(({ amounts }) => amounts))];

/**
 * Returns true if a document reports any of the amounts that changed. A document that reports none of them
 * stays as it was.
 */
export function isAffectedByChange(
  { report }: Pick<FiledDocument, 'report'>,
  change: Pick<Amounts, (typeof REPORTED_AMOUNTS)[number]>,
): boolean {
  return FILED_REPORTS[report].amounts.some((name) => change[name] !== 0);
}

/**
 * Returns the last filing of each document: a document that was corrected and filed again counts once, as
 * the agency has it.
 */
export function latestFilings<Filed extends FiledDocument & { companyId: number }>(
  filed: readonly Filed[],
): Filed[] {
  const nameOf = ({ companyId, report, from, to }: Filed) => [companyId, report, from, to].join(' ');
  return [...new Map(filed.map((one) => [nameOf(one), one])).values()];
}

/** Returns the filings of some people's pay that cover any of these days. */
export function filingsCovering<Filed extends FiledDocument>(
  filed: readonly Filed[],
  subject: FiledSubject,
  payDates: readonly CalendarDate[],
): Filed[] {
  return filed.filter(
    ({ report, from, to }) =>
      subjectOf({ report }) === subject && payDates.some((payDate) => from <= payDate && payDate <= to),
  );
}
