import { z } from 'zod';
import { optionalLineSchema } from '../../field/line.schema.ts';
import { type AmountName, type Amounts, TIPS_AMOUNTS } from '../../pay/amounts.ts';
import { type ReportName, type ReportRequest, reportRequestSchema } from '../../report/report-request.ts';
import { FICA_AMOUNTS } from '../../returns/fica.ts';
import { QUARTERS, quarterRange } from '../../returns/quarter.ts';
import { type CalendarDate, calendarDateSchema, quarterOf } from '../../time/calendar-date.ts';

/** The kind of payees in a document. */
export type FiledSubject = 'employee' | 'contractor';

const TAXED = [
  'gross',
  ...TIPS_AMOUNTS,
  'commissions',
  'concessions',
  'severanceExempt',
  'incomeTaxWithheld',
] as const;
const CERTIFIED = [...FICA_AMOUNTS, ...TAXED, 'donation', 'reimbursedExpenses', 'codaPlans'] as const;

/**
 * The documents that go to an agency: for the employer number or one company, for which payees, and with
 * which pay amounts.
 */
const FILED_REPORTS = {
  w2pr: { of: 'employer', subject: 'employee', amounts: CERTIFIED },
  'form-940': { of: 'employer', subject: 'employee', amounts: ['gross'] },
  'form-941': { of: 'employer', subject: 'employee', amounts: FICA_AMOUNTS },
  'form-943': { of: 'employer', subject: 'employee', amounts: FICA_AMOUNTS },
  'form-499': { of: 'employer', subject: 'employee', amounts: TAXED },
  unemployment: { of: 'employer', subject: 'employee', amounts: ['gross'] },
  // Stands for the number of weeks in the period, which the amount depends on.
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

/** The request of a document that goes to an agency. */
export type FilableRequest = Extract<ReportRequest, { report: FilableReport }>;

/** The first and the last day of the pay in a document. */
export type CoveredDays = { from: CalendarDate; to: CalendarDate };

/** The facts of a filed document. */
export type FiledDocument = CoveredDays & {
  report: FilableReport;
  filedOn: CalendarDate;
  /** The confirmation number of the agency; '' if unknown. */
  confirmation: string;
};

/**
 * The input of a filing. Codes: `required`, `option-invalid`, `date-invalid`, `text-too-long` and those of
 * its request.
 */
export const filingSchema = z.strictObject({
  request: reportRequestSchema.refine(isFilableRequest, { message: 'option-invalid', path: ['report'] }),
  filedOn: calendarDateSchema,
  confirmation: optionalLineSchema.max(60, 'text-too-long'),
});

/** The facts that mark a document as filed. */
export type Filing = { request: FilableRequest; filedOn: CalendarDate; confirmation: string };

/**
 * Returns true if the document goes to an agency. The certificate of a single employee goes to that employee.
 */
export function isFilableRequest(request: ReportRequest): request is FilableRequest {
  return isFilableReport(request.report) && !(request.report === 'w2pr' && request.employeeId !== null);
}

/** Returns true if documents of this name go to an agency. */
export function isFilableReport(name: ReportName): name is FilableReport {
  return Object.hasOwn(FILED_REPORTS, name);
}

/**
 * Returns true if a document is made for an employer number and includes all companies of the account with
 * that number. Reconciliation is too, because it compares such documents, and so is the Christmas bonus by
 * law, which the employer owes to a person once. Documents of the CFSE and of contractors are made for one
 * company.
 */
export function isOfEmployer(request: Pick<ReportRequest, 'report'> & { law?: unknown }): boolean {
  const { report } = request;
  if (report === 'christmas-bonus') return request.law !== undefined;
  return report === 'reconciliation' || (isFilableReport(report) && FILED_REPORTS[report].of === 'employer');
}

/** The year, quarter or fiscal year of a request. */
type RequestedPeriod = { year: number; quarter?: number } | { fiscalYear: number };

/**
 * Returns the days of the pay in a document: its quarter, its year, or the CFSE policy year from July to
 * June.
 */
export function coveredDays(asked: RequestedPeriod): CoveredDays {
  if ('fiscalYear' in asked)
    return { from: `${asked.fiscalYear - 1}-07-01`, to: `${asked.fiscalYear}-06-30` };
  const { year, quarter } = asked;
  return quarter === undefined
    ? { from: `${year}-01-01`, to: `${year}-12-31` }
    : quarterRange({ year, quarter });
}

/**
 * Returns true if a document was filed. The certificates of a year may also have been filed as text files.
 */
export function isAmongFiled(
  filed: readonly FiledDocument[],
  document: { report: ReportName } & (RequestedPeriod | { start: CalendarDate }),
): boolean {
  if ('start' in document) return false; // a list of a range of days, which no agency receives
  const { report } = document;
  const { from, to } = coveredDays(document);
  const reports: readonly ReportName[] =
    report === 'w2pr' ? ['w2pr', 'w2pr-suri-text', 'w2pr-ssa-text'] : [report];
  return filed.some((one) => reports.includes(one.report) && one.from === from && one.to === to);
}

/**
 * Returns true if a document covers a calendar year. It then includes opening balances, which quarterly
 * returns leave out.
 */
export function isOfCalendarYear({ from, to }: CoveredDays): boolean {
  return from.endsWith('-01-01') && to.endsWith('-12-31');
}

/**
 * Returns one day of each quarter of a year, because an opening balance counts toward the limits in every
 * quarter.
 */
export function openingBalanceDays(taxYear: number): CalendarDate[] {
  return QUARTERS.map((quarter) => quarterRange({ year: taxYear, quarter }).from);
}

/** Returns true if a filing is of the requested document: the same report and the same days. */
export function isSameDocument({ report, from, to }: FiledDocument, request: FilableRequest): boolean {
  const days = coveredDays(request);
  return report === request.report && from === days.from && to === days.to;
}

/** Returns the kind of payees in a document. */
export function subjectOf({ report }: Pick<FiledDocument, 'report'>): FiledSubject {
  return FILED_REPORTS[report].subject;
}

/** The pay amounts that at least one document reports. */
export const REPORTED_AMOUNTS = [...new Set(Object.values(FILED_REPORTS).flatMap(({ amounts }) => amounts))];

/**
 * The amounts that documents of wages report of a non-resident: the W-2PR those of social security and
 * Medicare, the 499 R-1B none.
 */
const OF_NON_RESIDENTS: Partial<Record<FilableReport, readonly AmountName[]>> = {
  'form-499': [],
  w2pr: FICA_AMOUNTS,
  'w2pr-suri-text': FICA_AMOUNTS,
  'w2pr-ssa-text': FICA_AMOUNTS,
};

type ChangedAmounts = Pick<Amounts, (typeof REPORTED_AMOUNTS)[number]> & { isNonResident?: boolean };

/** Returns true if a document reports any of the changed amounts of a person, who may be a non-resident. */
export function isAffectedByChange(
  { report }: Pick<FiledDocument, 'report'>,
  { isNonResident = false, ...change }: ChangedAmounts,
): boolean {
  const all: readonly (keyof typeof change)[] = FILED_REPORTS[report].amounts;
  const reported = isNonResident ? OF_NON_RESIDENTS[report] : undefined;
  return all.some((name) => change[name] !== 0 && (reported === undefined || reported.includes(name)));
}

/**
 * Returns true if a document reports the taxes on tips that its year did not collect: the certificates, the
 * 943 and the 941 of the last quarter.
 */
export function reportsUncollectedTips({ report, from }: Pick<FiledDocument, 'report' | 'from'>): boolean {
  const ofYear: readonly FilableReport[] = ['w2pr', 'w2pr-suri-text', 'w2pr-ssa-text', 'form-943'];
  return ofYear.includes(report) || (report === 'form-941' && quarterOf(from) === QUARTERS.length);
}

/** Returns the last filing of each document. A document filed again after a correction counts once. */
export function latestFilings<Filed extends FiledDocument & { companyId: number }>(
  filed: readonly Filed[],
): Filed[] {
  const nameOf = ({ companyId, report, from, to }: Filed) => [companyId, report, from, to].join(' ');
  return [...new Map(filed.map((one) => [nameOf(one), one])).values()];
}

/** Returns the filings for a kind of payees that cover any of these days. */
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
