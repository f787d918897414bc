import type { DepositFact } from '@garita/domain/filing/due/known-history';
import { type CorrectionForm, correctionForms } from '@garita/domain/filing/filed/correction-form';
import { isFilableRequest, isOfEmployer } from '@garita/domain/filing/filed/filed-document';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import {
  type HandFilledBox,
  handFilledBoxes,
  type MissingFact,
  missingFacts,
} from '@garita/domain/report/missing-fact';
import { OTHER_FORMATS, type OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import type { ReportTotal } from '@garita/domain/report/report-total';
import type { WithheldDifference } from '@garita/domain/returns/employee-share';
import { allOf } from '@garita/ledger/database/all-of';
import type { InvalidFieldValue } from '@garita/reports/agency-files/agency-file';
import { maskedPage, type PageExcerpt, pageExcerpt } from '@garita/reports/page-excerpt';
import { yearsLeftOut } from '../access.ts';
import { historyLeftOut } from '../history/ledger-history.ts';
import { hasFewEvents, longWork } from '../long-work.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import type { FileFinding } from './check-text-file.ts';
import { employerHead, employerIn } from './employer.ts';
import { formHead } from './form-head.ts';
import { loadReport, requireReport } from './load-report.ts';
import { type OmittedOpeningBalance, omittedOpeningBalances } from './omitted-opening-balances.ts';
import { PREVIEW_LIMITS } from './prepared-report.ts';
import { namesIn, othersOf, recordsOf } from './preview-records.ts';
import type { ReportContext } from './report-cache.ts';

/** A figure of a document, without its sources. */
export type PreviewTotal = Omit<ReportTotal, 'parts'>;

/** The company of an employee's record, where it is not the one that the document is requested of. */
type OfCompany = { companyId?: number };

/** The preview that a person sees before a document is made. */
export type ReportPreview = PageExcerpt & {
  /** The names of the companies that are in it, where several have the employer number that it is of. */
  companies: string[];
  totals: PreviewTotal[];
  differences: (WithheldDifference & { name: string })[];
  /** The missing facts that decide the deposit schedule which the return ticks. */
  unknownDeposits: readonly DepositFact[];
  /** The opening balances that the document leaves out, though some of that pay may be of its days. */
  brought: (OmittedOpeningBalance & OfCompany & { name: string })[];
  /** The employees whose amounts in a return would be negative. */
  belowZero: (PayBelowZero & { name: string })[];
  /** The facts that the document prints blank, with the name of their owner. */
  missing: (MissingFact & OfCompany & { name: string })[];
  /** The values that a text file cannot hold, apart from missing ones; with any of them there is no file. */
  unfit: (InvalidFieldValue & OfCompany)[];
  /**
   * The faults for which the agency would return a text file, and those that a person should check before
   * sending it.
   */
  findings: readonly (FileFinding & OfCompany)[];
  byHand: readonly HandFilledBox[];
  /**
   * The years outside the user's access in which pay of the period is paid; the document leaves that pay
   * out.
   */
  yearsLeftOut: number[];
  /** The formats that the document has beside its own file. */
  formats: OtherFormat[];
};

/**
 * Returns the totals of a document, its content and what it lacks, from the same data as its file. Nothing is
 * stored.
 *
 * Errors: those of `loadReport`.
 */
export const previewReport = useCase(
  'pay:read',
  (context, request: ReportRequest): Promise<ReportPreview> => reportPreview(context, request),
);

/** Makes the preview of a document. */
export const reportPreview = longWork(
  'report-preview',
  async (asking, request: ReportRequest): Promise<ReportPreview> => {
    const context: ReportContext = { ...asking, readCache: new Map() };
    const { totals, differences, unknownDeposits, unfit, check, tables, ...report } = await loadReport(
      context,
      request,
    );
    const people = totals.flatMap(({ parts }) => parts.map(({ personId }) => personId));
    const openingBalances = omittedOpeningBalances(context, request);
    const employer = isOfEmployer(request) ? await employerIn(context, request) : undefined;
    const companyIds = employer?.companyIds ?? [request.companyId];
    const { page, beside, records, head, findings, outside } = await allOf({
      page: report.page(),
      beside: openingBalances,
      records: recordsOf(context, request.companyId, {
        companyIds,
        people,
        others: othersOf(openingBalances, differences),
      }),
      head: employer ? employerHead(context, employer) : formHead(context, request.companyId),
      findings: check(),
      outside: leftOutOf(context, request),
    });
    const missing = missingFacts(request.report, {
      company: head.company,
      accountant: head.preparer,
      employees: records.employees.filter(({ id }) => people.includes(id)),
      contractors: records.contractors,
    });
    const nameOf = namesIn({ ...records, ...head });
    const elsewhere = records.employees.filter(({ companyId }) => companyId !== request.companyId);
    const companyOf = new Map(elsewhere.map(({ id, companyId }) => [id, { companyId }]));
    const placed = <Of extends { of: MissingFact['of']; id: number }>(one: Of): Of & OfCompany =>
      one.of === 'employee' ? { ...one, ...companyOf.get(one.id) } : one;
    return {
      companies: companyIds.length > 1 ? (employer?.companies.map(({ name }) => name) ?? []) : [],
      totals: totals.map(({ name, value, how }) => ({ name, value, how })),
      differences: differences.map((one) => ({ ...one, name: nameOf('employee', one.employeeId) })),
      unknownDeposits,
      brought: beside.map((one) => ({
        ...one,
        ...companyOf.get(one.employeeId),
        name: nameOf('employee', one.employeeId),
      })),
      belowZero: payBelowZero(request, totals).map((one) => ({
        ...one,
        name: nameOf('employee', one.employeeId),
      })),
      missing: missing.map((fact) => placed({ ...fact, name: nameOf(fact.of, fact.id) })),
      unfit: unfitBeside(missing, unfit()).map(placed),
      findings: findings.map(placed),
      yearsLeftOut: outside,
      byHand: handFilledBoxes(request.report),
      formats: OTHER_FORMATS.filter((format) => (format === 'xlsx' ? page.kind === 'list' : tables[format])),
      ...pageExcerpt(maskedPage(page), PREVIEW_LIMITS),
    };
  },
  { refuse: requireReport, isShort: hasFewEvents },
);

// A request of days or of a year is refused at once if a year is outside the user's access.
async function leftOutOf(context: UseCaseContext, request: ReportRequest): Promise<number[]> {
  if (request.report === 'history') return historyLeftOut(context, request);
  if (!('periodId' in request)) return [];
  const { report, companyId, periodId } = request;
  return yearsLeftOut(context, { companyId, periodId, isOfHistory: report === 'register-as-known' });
}

/**
 * Returns the invalid values that are not listed as missing. A control number, which no field holds, is
 * assigned when the file is made.
 */
function unfitBeside(
  missing: readonly MissingFact[],
  all: readonly InvalidFieldValue[],
): InvalidFieldValue[] {
  const listed = new Set(missing.map(({ of, id, field }) => `${of} ${id} ${field}`));
  return all.filter(
    ({ of, id, field, misfit }) =>
      misfit !== 'missing' || (field !== '' && !listed.has(`${of} ${id} ${field}`)),
  );
}

/** An employee whose amount in a return is negative, and the forms that declare it instead. */
export type PayBelowZero = { employeeId: number; cents: Cents; mendedBy: readonly CorrectionForm[] };

/**
 * Lists the employees of whom a return takes back more than it has, because it corrects pay that an earlier
 * return declared. No agency takes a return below zero; the earlier one is amended instead.
 */
export function payBelowZero(request: ReportRequest, totals: readonly ReportTotal[]): PayBelowZero[] {
  const gross = totals.find(({ name }) => name === 'gross');
  if (!isFilableRequest(request) || !gross) return [];
  const ids = [...new Set(gross.parts.map(({ personId }) => personId))];
  const mendedBy = correctionForms(request.report);
  return ids
    .map((employeeId) => ({
      employeeId,
      cents: sumCents(
        gross.parts.filter(({ personId }) => personId === employeeId).map(({ value }) => value),
      ),
      mendedBy,
    }))
    .filter(({ cents }) => cents < 0);
}
