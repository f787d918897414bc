import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { peopleTotal, type ReportTotal, sumTotal } from '@garita/domain/report/report-total';
import { allOf } from '@garita/ledger/database/all-of';
import type { Database } from '@garita/ledger/database/client';
import {
  findTimeEntry,
  timeEntriesOfPeriod,
  timeEntriesPaidInYear,
} from '@garita/ledger/queries/pay/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import { employeeStubs, periodStubs, yearStubs } from '@garita/reports/catalogue';
import type { PayStubData } from '@garita/reports/pay-stub/pay-stub-data';
import { renderTask } from '@garita/reports/render-task';
import type { Report } from '@garita/reports/report';
import { AppError, orNotFound } from '../../../refusal/app-error.ts';
import { companyScope, hasAccessToDays } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { NO_FINDINGS, type PreparedReport, prepareReport } from '../prepared-report.ts';
import { listPaidEmployeeIds } from '../taxable-pay.ts';
import { type ReadStubs, stubsReader } from './stub-data.ts';
import { stubBoxes } from './stub-figures.ts';

/** Prepares the stub of one entry. Errors: `not-found`. */
export async function stubOfEntry(
  context: UseCaseContext,
  { companyId, employeeId, entryId }: ReportRequestOf<'entry-stub'>,
): Promise<PreparedReport> {
  const { database } = context.dependencies;
  const { entry, read } = await allOf({
    entry: entryOf(database, { companyId, employeeId, entryId }),
    read: stubsReader(database, companyScope(context.actor, companyId), [employeeId]),
  });
  return stubs(database, employeeStubs, { entries: [entry], read });
}

/** Returns a saved entry of this employee. Errors: `not-found`, also for an entry of another employee. */
export async function entryOf(
  db: Database,
  { companyId, employeeId, entryId }: { companyId: number; employeeId: number; entryId: number },
): Promise<TimeEntryView> {
  const entry = orNotFound(await findTimeEntry(db, entryId));
  if (entry.companyId !== companyId || entry.employeeId !== employeeId) throw new AppError('not-found');
  return entry;
}

/**
 * Prepares one file with the stubs of a period, of one employee or of everyone, in the order of loading,
 * without pay of years outside the user's access. Errors: `not-found`.
 */
export async function stubsOfPeriod(
  context: UseCaseContext,
  { companyId, employeeId, periodId }: ReportRequestOf<'period-stubs'>,
): Promise<PreparedReport> {
  const ofPeriod = await timeEntriesOfPeriod(context.dependencies.database, companyId, periodId);
  const entries = ofPeriod.filter(
    (entry) =>
      (employeeId === null || entry.employeeId === employeeId) &&
      hasAccessToDays(context.actor, entry.payDate),
  );
  return stubsOf(context, employeeId === null ? periodStubs : employeeStubs, { companyId, entries });
}

/** Prepares one file with the stubs of an employee's pay of a year, by pay date. Errors: `not-found`. */
export async function stubsOfYear(
  context: UseCaseContext,
  { companyId, employeeId, year }: ReportRequestOf<'year-stubs'>,
): Promise<PreparedReport> {
  const ofYear = await timeEntriesPaidInYear(context.dependencies.database, { companyId, employeeId }, year);
  const entries = ofYear.toSorted((a, b) => a.payDate.localeCompare(b.payDate));
  return stubsOf(context, yearStubs, { companyId, entries });
}

/**
 * The number of stubs that are read together. The first page waits for them, and a file reads once for each
 * such part.
 */
const TOGETHER = 50;

async function stubsOf(
  { dependencies: { database }, actor }: UseCaseContext,
  report: Report<readonly PayStubData[]>,
  { companyId, entries }: { companyId: number; entries: readonly TimeEntryView[] },
): Promise<PreparedReport> {
  if (entries.length === 0) throw new AppError('not-found');
  const read = await stubsReader(database, companyScope(actor, companyId), listPaidEmployeeIds(entries));
  return stubs(database, report, { entries, read });
}

function stubs(
  db: Database,
  report: Report<readonly PayStubData[]>,
  { entries, read }: { entries: readonly TimeEntryView[]; read: ReadStubs },
): PreparedReport {
  const all = async () => prepareReport(report, await read(entries), { totals: [] });
  const file = async () => {
    const first = await read(entries.slice(0, TOGETHER));
    const others = entries.slice(TOGETHER);
    return {
      fileName: report.fileName(first),
      contentType: report.contentType,
      task: renderTask(report, first, { count: others.length, some: readInParts(others, TOGETHER, read) }),
    };
  };
  return {
    ...NO_FINDINGS,
    totals: stubTotalsOf(entries),
    boxes: stubBoxes(db, entries),
    page: async () => (await all()).page(),
    lines: async () => (await all()).lines(),
    workbook: async () => (await all()).workbook(),
    file,
    draft: file,
  };
}

/** Returns the totals by which a person checks stubs. */
export function stubTotalsOf(entries: readonly TimeEntryView[]): ReportTotal[] {
  return [
    peopleTotal('employees', entries, ({ statement }) => statement.gross),
    sumTotal('gross', entries, ({ statement }) => statement.gross),
    sumTotal('withheld', entries, ({ statement }) => statement.withheld),
    sumTotal('net', entries, ({ statement }) => statement.net),
  ];
}

/**
 * Reads items in parts of a size. The next part is read when the reader has used up the current one, and none
 * after it stops.
 */
export async function* readInParts<Item, Read>(
  items: readonly Item[],
  size: number,
  read: (part: readonly Item[]) => Promise<Read>,
): AsyncGenerator<Read> {
  for (let from = 0; from < items.length; from += size) yield await read(items.slice(from, from + size));
}
