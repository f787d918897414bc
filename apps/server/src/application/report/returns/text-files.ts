import {
  type CoveredDays,
  coveredDays,
  type FilableRequest,
} from '@garita/domain/filing/filed/filed-document';
import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { earnersTotal, peopleTotal, type ReportTotal, sumTotal } from '@garita/domain/report/report-total';
import { type Form480Items, form480sOfYear } from '@garita/domain/returns/form-480';
import { entriesOfQuarter } from '@garita/domain/returns/quarter';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import {
  contractorPaymentsBetween,
  type PaymentLine,
} from '@garita/ledger/queries/contractor/contractor-totals';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import type { ControlNumbers } from '@garita/ledger/registry/records/control-numbers';
import type { AgencyFile } from '@garita/reports/agency-files/agency-file';
import { form480Text } from '@garita/reports/agency-files/form-480-text/form-480-text';
import {
  type W2prTextData,
  w2prSsaText,
  w2prSuriText,
} from '@garita/reports/agency-files/w2pr-text/w2pr-text';
import { wagesText } from '@garita/reports/agency-files/wages-text/wages-text';
import type { FileKind } from '@garita/reports/file-check/check-file';
import { unfinishedSentence } from '@garita/reports/file-check/text/file-check.es';
import { AppError, orNotFound } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import { timeInPuertoRico } from '../../puerto-rico-time.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { checkTextFile, type FileFinding } from '../check-text-file.ts';
import { employerHead, employerOf } from '../employer.ts';
import { formHead } from '../form-head.ts';
import { paymentParts } from '../lists/contractor-figures.ts';

import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { type ReportContext, reportCacheOf } from '../report-cache.ts';
import {
  checkNumberedFile,
  controlNumbers,
  givenControlNumbers,
  previewControlNumbers,
} from './control-numbers.ts';
import { insuredInQuarter } from './insurance-returns.ts';
import { prepareW2prs, w2prRanges } from './w2prs.ts';

type TextFileRequest = Extract<FilableRequest, { report: FileKind }>;

/** The company of a file, and the day on which the file is made. */
type OfCompany = {
  company: { id: number; name: string; businessEndDate: CalendarDate | null };
  date: CalendarDate;
};

/**
 * Prepares a text file for an agency. Its bytes are made here and are the same for every reader: the check
 * reads them, and then the download. Errors of the file: `file-data-unfit`, `file-check-failed`.
 */
function gatheredTextFile<Data extends OfCompany>(
  agencyFile: AgencyFile<Data>,
  data: Data,
  { request, ...about }: Pick<PreparedReport, 'totals' | 'boxes'> & { request: TextFileRequest },
): PreparedReport {
  const document = prepareReport(agencyFile, data, about);
  const unfit = () => agencyFile.unfit(data);
  const check = async () => [
    ...unfinished(data, coveredDays(request)),
    ...agencyFile.losses(data).map((loss) => ({ ...loss, severity: 'warning' as const })),
    ...(unfit().length > 0 ? [] : await checkTextFile(agencyFile, data, request.report)),
  ];
  const file = async () => {
    const found = unfit();
    if (found.length > 0) throw new AppError('file-data-unfit', { unfit: found });
    const errors = (await check()).filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new AppError('file-check-failed', { findings: errors });
    return document.file();
  };
  return { ...document, unfit, check, file, draft: file };
}

/**
 * Returns the finding that a file covers days to come: more may be paid until its last day, or until the
 * company closes. The bytes do not depend on today's date.
 */
function unfinished(
  { company: { id, name, businessEndDate }, date }: OfCompany,
  { to }: CoveredDays,
): FileFinding[] {
  const lastDay = businessEndDate !== null && businessEndDate < to ? businessEndDate : to;
  if (date > lastDay) return [];
  return [{ of: 'company', id, name, field: '', severity: 'warning', text: unfinishedSentence(lastDay) }];
}

/**
 * Prepares the 480.6SP file of everybody who was paid enough for services in a year. Control numbers are
 * assigned when the file is made.
 *
 * Errors: `no-form-480`; of the file `file-data-unfit`, `file-check-failed` and those of `controlNumbers`.
 */
export async function form480sForSuri(
  context: ReportContext,
  request: ReportRequestOf<'form-480-text'>,
): Promise<PreparedReport> {
  const { companyId, year, submission } = request;
  const { company, preparer, date } = await formHead(context, companyId);
  const { made, ...figures } = await form480sMade(context, request);
  const about = { company, preparer: orNotFound(preparer), date, year, submission };
  const withNumbers = (numbers: ControlNumbers) => {
    const forms = made.map((one) => ({ ...one, controlNumber: numbers.get(one.contractor.id) ?? '' }));
    return gatheredTextFile(form480Text, { ...about, forms }, { ...figures, request });
  };
  const personIds = made.map(({ contractor }) => contractor.id);
  const ranges = [{ companyId, range: company.form480ControlRange, personIds }];
  const numbered = { form: 'form480', year, ranges } as const;
  const given = await givenControlNumbers(context, numbered);
  return {
    ...withNumbers(given),
    check: () => checkNumberedFile((numbers) => withNumbers(numbers).check(), given, { company, ranges }),
    draft: () => withNumbers(previewControlNumbers(given, ranges)).file(),
    file: async () => withNumbers(await controlNumbers(context, numbered)).file(),
  };
}

/**
 * Gathers the data of the forms, the contractors with whole numbers, and the totals. Errors: `no-form-480`.
 */
async function form480sMade(context: ReportContext, { companyId, year }: ReportRequestOf<'form-480-text'>) {
  const { database, excludedEntryId } = reportCacheOf(context);
  const { dependencies, actor } = context;
  const range = { from: `${year}-01-01`, to: `${year}-12-31` };
  const paid = await contractorPaymentsBetween(database, companyId, range);
  const payments = paid.filter(({ entryId }) => entryId !== excludedEntryId);
  const forms = form480sOfYear(payments);
  if (forms.length === 0) throw new AppError('no-form-480');
  const items = new Map<number, Form480Items>(forms.map((form) => [form.contractorId, form.items]));
  const everybody = await contractorRegistry
    .withKeyring(dependencies.keyring)
    .list(database, companyScope(actor, companyId));
  const byId = everybody.toSorted((a, b) => a.id - b.id);
  const informed = payments.filter(({ contractorId }) => items.has(contractorId));
  return {
    made: byId.flatMap((contractor) => {
      const own = items.get(contractor.id);
      return own ? [{ contractor, items: own }] : [];
    }),
    totals: totalsOf(informed),
    boxes: paymentParts(informed),
  };
}

function totalsOf(payments: readonly PaymentLine[]): ReportTotal[] {
  return [
    peopleTotal('contractors', payments, ({ gross }) => gross),
    sumTotal('gross', payments, ({ gross }) => gross),
    sumTotal('withheld', payments, ({ incomeTaxWithheld }) => incomeTaxWithheld),
    sumTotal('expenses', payments, ({ reimbursedExpenses }) => reimbursedExpenses),
  ];
}

/**
 * Prepares the W-2PR file of a year for SURI, with the control numbers of the printed certificates; missing
 * ones are assigned when the file is made.
 *
 * Errors: `nothing-paid-in-year`; of the file `file-data-unfit`, `file-check-failed` and those of
 * `controlNumbers`.
 */
export async function w2prsForSuri(
  context: UseCaseContext,
  request: ReportRequestOf<'w2pr-suri-text'>,
): Promise<PreparedReport> {
  const { company, ranges, withNumbers } = await w2prTextMade(context, request, w2prSuriText);
  const numbered = { form: 'w2pr', year: request.year, ranges } as const;
  const given = await givenControlNumbers(context, numbered);
  return {
    ...withNumbers(given),
    check: () => checkNumberedFile((numbers) => withNumbers(numbers).check(), given, { company, ranges }),
    draft: () => withNumbers(previewControlNumbers(given, ranges)).file(),
    file: async () => withNumbers(await controlNumbers(context, numbered)).file(),
  };
}

/**
 * Prepares the W-2PR file for the Social Security Administration, which has no control numbers. Errors: those
 * of `w2prsForSuri` except those of control numbers.
 */
export async function w2prsForSsa(
  context: UseCaseContext,
  request: ReportRequestOf<'w2pr-ssa-text'>,
): Promise<PreparedReport> {
  const { withNumbers } = await w2prTextMade(context, request, w2prSsaText);
  return withNumbers(new Map());
}

async function w2prTextMade(
  context: UseCaseContext,
  request: ReportRequestOf<'w2pr-suri-text' | 'w2pr-ssa-text'>,
  file: AgencyFile<W2prTextData>,
) {
  const { companyId, year, submission, submissionCode } = request;
  const employer = await employerOf(context, companyId);
  const { company, preparer, date } = await employerHead(context, employer);
  const { made, totals, boxes } = await prepareW2prs(context, { employer, employeeId: null, year });
  const about = { company, preparer: orNotFound(preparer), date, year, submission, submissionCode };
  return {
    company,
    ranges: w2prRanges(employer, made),
    withNumbers: (numbers: ControlNumbers) => {
      const certificates = made.map((one) => ({ ...one, controlNumber: numbers.get(one.employee.id) ?? '' }));
      return gatheredTextFile(file, { ...about, certificates }, { totals, boxes, request });
    },
  };
}

/**
 * Prepares the wages of a quarter for the Department of Labor: the rows of the PRUI-10A.
 *
 * Errors: `nothing-paid-in-quarter`; for the file `file-data-unfit`, `file-check-failed`.
 */
export async function wagesOfQuarter(
  context: UseCaseContext,
  request: ReportRequestOf<'wages-text'>,
): Promise<PreparedReport> {
  const { companyId, year, quarter } = request;
  const employer = await employerOf(context, companyId);
  const { companyIds } = employer;
  const { company, date } = await employerHead(context, employer);
  const { rows, entries } = await insuredInQuarter(context, { companyIds, year, quarter });
  if (rows.length === 0) throw new AppError('nothing-paid-in-quarter');
  const time = timeInPuertoRico(context.dependencies.now());
  const ofQuarter = entriesOfQuarter(entries, quarter);
  const totals = [
    earnersTotal(ofQuarter, ({ amounts }) => amounts.gross),
    sumTotal('gross', ofQuarter, ({ amounts }) => amounts.gross),
  ];
  const boxes = boxParts(ofQuarter, { quarterWages: ({ amounts }) => amounts.gross });
  return gatheredTextFile(
    wagesText,
    { company, date, time, year, quarter, rows },
    { totals, boxes, request },
  );
}
