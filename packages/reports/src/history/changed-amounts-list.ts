import { isOfKind } from '@garita/domain/pay/concepts';
import { day, figures, words } from '../list/column.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { HISTORY, LIST } from '../text/labels.es.ts';
import { count, money, time } from '../text/printed-figure.ts';
import { amountLabel, eventDescription } from './event-words.ts';
import { type HistoryData, historyHeadLines } from './history-data.ts';
import type { HistoryEvent } from './history-event.ts';

/**
 * Returns every amount that the events of a history changed, a row for each, with its values before and
 * after.
 */
export function changedAmountsList(data: HistoryData): ListReport {
  const { company, date, extent, events } = data;
  const { captions } = LIST;
  return {
    title: HISTORY.changedAmounts,
    company: company.name,
    about: historyHeadLines(data),
    date,
    orientation: 'landscape',
    columns: [
      figures(captions.event, 0.5),
      words(captions.date, 0.8),
      words(captions.done, 2),
      words(captions.person, 1.5),
      figures(HISTORY.captions.entry, 0.6),
      words(HISTORY.captions.amount, 1.5),
      figures(HISTORY.captions.before),
      figures(HISTORY.captions.after),
      figures(HISTORY.captions.difference),
    ],
    groups: [{ rows: events.flatMap(rowsOf) }],
    ...(extent.events > events.length ? { rowsInAll: extent.events } : {}),
    empty: HISTORY.nothing,
  };
}

function rowsOf(event: HistoryEvent): Cell[][] {
  const { seq, recordedOn, person, entryId, amounts } = event;
  return amounts.map(({ name, before, after }) => {
    const figure = isOfKind(name, 'minutes') ? time : money;
    return [
      count(seq),
      day(recordedOn),
      eventDescription(event),
      person,
      entryId === null ? '' : count(entryId),
      amountLabel(name),
      figure(before),
      figure(after),
      figure(after - before),
    ];
  });
}
