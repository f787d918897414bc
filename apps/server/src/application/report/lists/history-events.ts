import type { HistoryFilter, HistoryScope } from '@garita/ledger/queries/history-scope';
import { readHistory } from '@garita/ledger/replay/history';
import type { PayTotals } from '@garita/ledger/replay/pay-totals';
import type { HistoryData } from '@garita/reports/history/history-data';
import { companyScope } from '../../access.ts';
import { historyLine } from '../../history/history-line.ts';
import { historyNames, subjectsOf } from '../../history/history-names.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { printedEvent } from './list-head.ts';

/** The number of events that are read together: the first page waits for them, and memory holds no more. */
const TOGETHER = 200;

/** Selects events of a log: a scope, a filter, and a range of events. */
export type EventsRequest = { scope: HistoryScope; filter: HistoryFilter; after: number; upTo: number };

/**
 * Some events as documents show them, and the last of them, after which the next part begins; undefined in
 * the last part.
 */
type EventPart = Pick<HistoryData, 'events'> & { last?: { after: number; totals: PayTotals } };

/** Reads the first requested events. */
export async function readEventPart(
  { dependencies: { database }, actor }: UseCaseContext,
  { scope, filter, ...rest }: EventsRequest & { totals?: PayTotals },
  limit = TOGETHER,
): Promise<EventPart> {
  const events = await readHistory(database, scope, { ...filter, ...rest, limit });
  const names = await historyNames(database, companyScope(actor, scope.companyId), subjectsOf(events));
  const last = events.at(-1);
  return {
    events: events.map((event) => printedEvent(historyLine(event, names))),
    ...(last && events.length === limit && { last: { after: last.event.seq, totals: last.totals } }),
  };
}

/**
 * Reads the events after a first part, some at a time. Each reader gets the same events: nothing is inserted
 * before the end of a log.
 */
export function laterEvents(
  context: UseCaseContext,
  request: EventsRequest,
  { first, head }: { first: EventPart; head: HistoryData },
): AsyncIterable<HistoryData> {
  return {
    [Symbol.asyncIterator]: async function* () {
      let { last } = first;
      while (last) {
        const part = await readEventPart(context, { ...request, ...last });
        if (part.events.length > 0) yield { ...head, events: part.events };
        ({ last } = part);
      }
    },
  };
}
