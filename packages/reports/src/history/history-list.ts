import { isOfKind } from '@garita/domain/pay/concepts';
import { type SourcePart, sumOf } from '@garita/domain/report/box-source';
import type { HistoryFilters } from '@garita/domain/text/history-texts.es';
import { day, figures, words } from '../list/column.ts';
import type { Cell, ListColumn, ListReport } from '../list/list-report.ts';
import { HISTORY, LIST, PAGE } from '../text/labels.es.ts';
import { count, money, time } from '../text/printed-figure.ts';
import { amountLabel, causeText, eventDescription } from './event-words.ts';
import { type HistoryData, historyHeadLines } from './history-data.ts';
import type { HistoryEvent, PayTotalsPrinted } from './history-event.ts';

const NAMES = ['gross', 'withheld', 'net'] as const;
const SO_FAR = { gross: 'grossSoFar', withheld: 'withheldSoFar', net: 'netSoFar' } as const;

/** Returns a row for each event, with the totals after it. */
export function historyList(data: HistoryData): ListReport {
  const { company, date, filters, extent, events } = data;
  return {
    title: HISTORY.title,
    company: company.name,
    about: historyHeadLines(data),
    date,
    orientation: 'landscape',
    columns: columnsOf(filters),
    groups: [{ rows: events.map(rowOf), sources: events.map(({ seq }) => ({ label: String(seq) })) }],
    ...(extent.events > events.length ? { rowsInAll: extent.events } : {}),
    ...(extent.events > 0 ? { total: totalOf(extent.changed) } : {}),
    empty: HISTORY.nothing,
  };
}

function columnsOf(filters: HistoryFilters): ListColumn[] {
  const { captions } = LIST;
  return [
    figures(captions.event, 0.45),
    words(captions.date, 0.8),
    words(captions.time, 0.45),
    words(captions.by, 1.4),
    words(captions.done, 2.2),
    words(HISTORY.captions.reason, 1.5),
    words(captions.person, 1.5),
    figures(HISTORY.captions.entry, 0.5),
    words(captions.period, 0.9),
    words(HISTORY.captions.payDate, 0.8),
    ...NAMES.map((name) => withSource(figures(HISTORY.captions[name]), sumOf(name), filters)),
    ...NAMES.map((name) => withSource(figures(HISTORY.captions[SO_FAR[name]]), sumOf(SO_FAR[name]), filters)),
    words(HISTORY.captions.causes, 2),
  ];
}

// The sources of the history of one person are of that kind; a history of everybody has both kinds and no
// sources.
function withSource(column: ListColumn, source: SourcePart, { period, person }: HistoryFilters): ListColumn {
  return period || person ? { ...column, source } : column;
}

function rowOf(event: HistoryEvent): Cell[] {
  const { seq, recordedOn, recordedAt, recordedBy, reason, person, entryId, period, payDate } = event;
  return [
    count(seq),
    day(recordedOn),
    recordedAt,
    recordedBy,
    eventDescription(event),
    reason,
    person,
    entryId === null ? '' : count(entryId),
    period ? PAGE.period(period.number, period.year) : '',
    entryId === null || payDate === null ? '' : day(payDate),
    ...figuresOf(event.changed),
    ...figuresOf(event.totals),
    event.causes.map(causeText).join('; '),
  ];
}

function figuresOf(totals: PayTotalsPrinted): Cell[] {
  return NAMES.map((name) => money(totals[name]));
}

// Returns the total: changes add up, running totals do not.
function totalOf(changed: PayTotalsPrinted): Cell[] {
  return ['', LIST.totals, '', '', '', '', '', '', '', '', ...figuresOf(changed), '', '', '', ''];
}

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
