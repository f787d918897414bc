import { readHistory } from '@garita/ledger/replay/history';
import type { HistoryFilter, HistoryScope } from '@garita/ledger/replay/history-scope';
import type { PayTotals } from '@garita/ledger/replay/pay-totals';
import type { HistoryData } from '@garita/reports/history/history-data';
import { historyLine, historyNames, subjectsOf } from '../../audit/history-line.ts';
import { companyScope } from '../../company-scope.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { printedEvent } from './printed-event.ts';

/** Events that are read together: the first page waits for so many, and no more are in memory. */
const TOGETHER = 200;

/** Which events of a log are asked for: of what, which of them, after one and up to another. */
export type EventsRequest = { scope: HistoryScope; filter: HistoryFilter; after: number; upTo: number };

/** Some events as documents tell them, and the last of them, which the next part comes after; undefined in the last part. */
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

/** The events after a first part, some at a time. Whoever reads them again has the same again: nothing is added to a log before its end. */
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
