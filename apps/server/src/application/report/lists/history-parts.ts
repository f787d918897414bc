import type { BoxAmount } from '@garita/domain/report/box-amount';
import { boxParts } from '@garita/domain/report/box-source';
import type { Database } from '@garita/ledger/database/client';
import { readHistory } from '@garita/ledger/replay/history';
import { type ChangedEntry, changedEntries } from '@garita/ledger/replay/history-extent';
import type { HistoryFilter, HistoryScope } from '@garita/ledger/replay/history-scope';
import type { PayTotals } from '@garita/ledger/replay/pay-totals';
import type { HistoryData } from '@garita/reports/history/history-data';
import { companyScope } from '../../access.ts';
import { historyLine, historyNames, subjectsOf } from '../../history/history-line.ts';
import type { UseCaseContext } from '../../use-case.ts';
import type { PreparedReport } from '../prepared-report.ts';
import { printedEvent } from './list-head.ts';

/** Events that are read together: the first page waits for so many, and no more are in memory. */
const TOGETHER = 200;

/** Selects events of a log: a scope, a filter, and the events between which they lie. */
export type EventsRequest = { scope: HistoryScope; filter: HistoryFilter; after: number; upTo: number };

/**
 * Some events as documents tell them, and the last of them, which the next part comes after; undefined in the
 * last part.
 */
type EventPart = Pick<HistoryData, 'events'> & { last?: { after: number; totals: PayTotals } };

/** The first events that are asked for. */
export async function readEventPart(
  { dependencies: { database }, actor }: UseCaseContext,
  { scope, filter, ...asked }: EventsRequest & { totals?: PayTotals },
  limit = TOGETHER,
): Promise<EventPart> {
  const events = await readHistory(database, scope, { ...filter, ...asked, limit });
  const names = await historyNames(database, companyScope(actor, scope.companyId), subjectsOf(events));
  const last = events.at(-1);
  return {
    events: events.map((event) => printedEvent(historyLine(event, names))),
    ...(last && events.length === limit && { last: { after: last.event.seq, totals: last.totals } }),
  };
}

/**
 * The events after a first part, some at a time. Whoever reads them again has the same again: nothing is
 * added to a log before its end.
 */
export function laterEvents(
  context: UseCaseContext,
  asked: EventsRequest,
  { first, head }: { first: EventPart; head: HistoryData },
): AsyncIterable<HistoryData> {
  return {
    [Symbol.asyncIterator]: async function* () {
      let { last } = first;
      while (last) {
        const part = await readEventPart(context, { ...asked, ...last });
        if (part.events.length > 0) yield { ...head, events: part.events };
        ({ last } = part);
      }
    },
  };
}

/** Figures of an event, or of all of them: by how much they changed pay. */
const CHANGED: Partial<Record<BoxAmount, keyof PayTotals>> = {
  gross: 'gross',
  withheld: 'withheld',
  net: 'net',
};
/** The running totals of the history's scope, as of each event. */
const SO_FAR: Partial<Record<BoxAmount, keyof PayTotals>> = {
  grossSoFar: 'gross',
  withheldSoFar: 'withheld',
  netSoFar: 'net',
};

/**
 * Returns what each pay event contributes to a figure of a history. Rows are known by the numbers of their
 * events; the ledger is read when somebody looks.
 */
export function historyBoxes(
  db: Database,
  { scope, filter, after, upTo }: EventsRequest,
): PreparedReport['boxes'] {
  return async ({ label, ...source }) => {
    const seq = label === undefined ? undefined : Number(label);
    if (seq !== undefined && !Number.isInteger(seq)) return undefined;
    const changed = CHANGED[source.amount];
    const soFar = SO_FAR[source.amount];
    if (changed) {
      const range = { from: seq ?? after + 1, upTo: seq ?? upTo };
      const entries = await changedEntries(db, scope, { ...range, told: filter });
      return boxParts(entries.map(sourceEntry), { [source.amount]: (entry: PayTotals) => entry[changed] })(
        source,
      );
    }
    if (!soFar || seq === undefined) return undefined;
    const entries = await changedEntries(db, scope, { from: 1, upTo: seq });
    return boxParts(entries.map(sourceEntry), { [source.amount]: (entry: PayTotals) => entry[soFar] })(
      source,
    );
  };
}

function sourceEntry({ subject: { kind, id }, ...changed }: ChangedEntry) {
  return kind === 'contractor' ? { ...changed, contractorId: id } : { ...changed, employeeId: id };
}
