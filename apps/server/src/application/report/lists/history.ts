import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { peopleTotal, sumTotal } from '@garita/domain/report/report-total';
import type { HistoryFilters } from '@garita/domain/text/history-texts.es';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { timeEntriesOfPeriod } from '@garita/ledger/queries/pay/time-entries';
import { type HistoryExtent, historyExtent } from '@garita/ledger/replay/history-extent';
import { seqKnownAt } from '@garita/ledger/replay/moment';
import { history } from '@garita/reports/catalogue';
import { documentLines } from '@garita/reports/document-lines';
import type { HistoryData } from '@garita/reports/history/history-data';
import { WORKBOOK_TYPE } from '@garita/reports/list/render-workbook';
import { renderTask, workbookTask } from '@garita/reports/render-task';
import { AppError } from '../../../refusal/app-error.ts';
import { companyScope, hasAccessToDays } from '../../access.ts';
import { companyPeriodOf } from '../../company/company-periods.ts';
import { historyNames, namedPerson } from '../../history/history-names.ts';
import { historyLeftOut, scopeOf, subjectOf } from '../../history/ledger-history.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { NO_FINDINGS, PREVIEW_LIMITS, type PreparedReport } from '../prepared-report.ts';
import { periodFingerprints } from './closing-fingerprints.ts';
import { type EventsRequest, laterEvents, readEventPart } from './history-events.ts';
import { historyBoxes } from './history-figures.ts';
import { listHead } from './list-head.ts';

type HistoryRequest = Omit<ReportRequestOf<'history'>, 'report'>;

/**
 * Prepares the history of a company's pay in the years within the user's access: a first part for the screen,
 * and all of it in its files, which are read while they are made. Errors: `not-found` for an unknown period;
 * for a file `history-too-long`.
 */
export async function historyOf(
  context: UseCaseContext,
  { report: _, ...request }: ReportRequestOf<'history'>,
): Promise<PreparedReport> {
  const { database } = context.dependencies;
  const upTo = await seqKnownAt(database, request.companyId);
  const events: EventsRequest = {
    scope: scopeOf(request, context.actor),
    filter: {
      kinds: request.kind && [request.kind],
      minimum: request.minimum,
      actorId: request.userId,
      month: request.month,
    },
    after: (request.fromSeq ?? 1) - 1,
    upTo,
  };
  const extent = await historyExtent(database, events.scope, { ...events.filter, after: events.after, upTo });
  const head = await headOf(context, request, { upTo, extent });
  const page = async () => {
    const part = await readEventPart(context, events, PREVIEW_LIMITS.rows);
    return history.page({ ...head, events: part.events });
  };
  const planned = async (makeTask: typeof workbookTask<HistoryData>) => {
    const first = await readEventPart(context, events);
    const later = {
      count: extent.events - first.events.length,
      some: laterEvents(context, events, { first, head }),
    };
    const data = { ...head, events: first.events };
    return { fileName: history.fileName(data), task: makeTask(history, data, later) };
  };
  const file = async () => {
    refuseLongHistory('pdf', extent);
    return { ...(await planned(renderTask)), contentType: history.contentType };
  };
  return {
    ...NO_FINDINGS,
    totals: await totalsOf(context, request),
    boxes: historyBoxes(database, events),
    page,
    lines: async () => documentLines(await page()),
    file,
    draft: file,
    workbook: async () => {
      refuseLongHistory('xlsx', extent);
      const { fileName, task } = await planned(workbookTask);
      return { fileName: fileName.replace(/\.pdf$/, '.xlsx'), task, contentType: WORKBOOK_TYPE };
    },
  };
}

/** Reads everything that a history shows beside its events. */
async function headOf(
  context: UseCaseContext,
  request: HistoryRequest,
  { upTo, extent }: { upTo: number; extent: HistoryExtent },
): Promise<HistoryData> {
  const { companyId, periodId } = request;
  const { database } = context.dependencies;
  const period =
    periodId === undefined ? undefined : await companyPeriodOf(database, { companyId, periodId });
  return {
    ...(await listHead(context, companyId)),
    filters: await filtersOf(context, request, period),
    yearsLeftOut: await historyLeftOut(context, request),
    periodFingerprints: period
      ? await periodFingerprints(context.dependencies.database, companyId, [period])
      : [],
    upTo,
    extent: { events: extent.events, changed: extent.changed },
    events: [],
  };
}

async function filtersOf(
  { dependencies: { database }, actor }: UseCaseContext,
  { companyId, employeeId, contractorId, userId, ...rest }: HistoryRequest,
  period: PayPeriod | undefined,
): Promise<HistoryFilters> {
  const subject = subjectOf(employeeId, contractorId);
  const subjects = subject ? [subject] : [];
  const names = await historyNames(database, companyScope(actor, companyId), subjects);
  const person = subject && namedPerson(subject, names);
  const author = userId === undefined ? undefined : (names.users.get(userId) ?? '');
  const { year, entryId, kind, minimum, fromSeq, month } = rest;
  return { year, period, person, entryId, kind, minimum, fromSeq, month, author };
}

/** Returns the totals by which a person checks the history of a period: those in force. */
async function totalsOf(
  { dependencies: { database }, actor }: UseCaseContext,
  { companyId, periodId }: HistoryRequest,
): Promise<PreparedReport['totals']> {
  if (periodId === undefined) return [];
  const ofPeriod = await timeEntriesOfPeriod(database, companyId, periodId);
  const entries = ofPeriod.filter(({ payDate }) => hasAccessToDays(actor, payDate));
  return [
    peopleTotal('employees', entries, ({ statement }) => statement.gross),
    sumTotal('gross', entries, ({ statement }) => statement.gross),
    sumTotal('net', entries, ({ statement }) => statement.net),
  ];
}

/** The most events in a PDF, which then has some 2,000 pages. */
const MOST_ON_PAPER = 10_000;
/** A sheet of Excel has 1,048,576 rows, some of which are its head. */
const MOST_IN_SHEET = 1_000_000;

/** Refuses a history that nobody could open in this format. Errors: `history-too-long`. */
export function refuseLongHistory(format: 'pdf' | 'xlsx', { events, changes }: HistoryExtent): void {
  const [count, most] =
    format === 'pdf' ? [events, MOST_ON_PAPER] : [Math.max(events, changes), MOST_IN_SHEET];
  if (count > most) throw new AppError('history-too-long', { history: { format, count, most } });
}
