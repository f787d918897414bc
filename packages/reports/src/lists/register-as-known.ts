import { sumOf } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { causeText, changedText, eventDescription } from '../history/event-words.ts';
import type { ChangedAmount, HistoryEventText, PayTotalsPrinted } from '../history/history-event.ts';
import { type PeriodFingerprint, periodFingerprintLines } from '../list/closing-fingerprints.ts';
import { sourcedFigures, words } from '../list/column.ts';
import { employerLines, type ListEmployer, yearsLeftOutLine } from '../list/head-lines.ts';
import type { ListGroup, ListReport } from '../list/list-report.ts';
import { LIST, PAGE, REGISTER_AS_KNOWN as TEXT } from '../text/labels.es.ts';
import { dateRange, shortDate } from '../text/printed-date.es.ts';
import { money } from '../text/printed-figure.ts';

/** An entry at both points, and the events between them. */
type ComparedEntry = {
  entryId: number;
  name: string;
  known: PayTotalsPrinted;
  later: PayTotalsPrinted;
  amounts: readonly ChangedAmount[];
  events: readonly HistoryEventText[];
};

/** A point in a log: its event, and the day on which that was recorded; null before the first event. */
type Point = { seq: number; on: CalendarDate | null; totals: PayTotalsPrinted };

export type RegisterAsKnownData = {
  company: ListEmployer;
  period: PayPeriod;
  /** The years whose pay the register leaves out. */
  yearsLeftOut?: readonly number[];
  date: CalendarDate;
  /** The fingerprints of the period's closing while it is closed today, independent of the two points. */
  periodFingerprints: readonly PeriodFingerprint[];
  known: Point;
  later: Point & { isToday: boolean };
  entries: readonly ComparedEntry[];
};

const NAMES = ['gross', 'withheld', 'net'] as const;

/**
 * Returns the register of a period at an earlier and a later point, with the events behind each difference.
 */
export function registerAsKnownList(data: RegisterAsKnownData): ListReport {
  const { company, period, yearsLeftOut, date, periodFingerprints, known, later, entries } = data;
  const captions = later.isToday ? TEXT.today : TEXT.later;
  return {
    title: TEXT.title,
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      `${PAGE.period(period.number, period.year)}: ${dateRange(period.start, period.end)}`,
      TEXT.between(pointText(known), later.isToday ? TEXT.ofToday : pointText(later)),
      ...periodFingerprintLines(periodFingerprints),
      ...yearsLeftOutLine(yearsLeftOut),
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(LIST.captions.employee, 2.6),
      ...NAMES.map((name) => sourcedFigures(TEXT.known[name], sumOf(name, { label: 'known' }))),
      ...NAMES.map((name) => sourcedFigures(captions[name], sumOf(name, { label: 'later' }))),
      sourcedFigures(TEXT.difference, sumOf('net', { label: 'difference' })),
    ],
    groups:
      entries.length === 0
        ? []
        : [
            {
              rows: entries.map((entry) => [LIST.entry(entry.name, entry.entryId), ...cellsOf(entry)]),
              sources: entries.map(({ entryId }) => ({ entryId })),
              total: [LIST.totals, ...cellsOf({ known: known.totals, later: later.totals })],
              totalSource: {},
            },
            ...entries.filter(({ events }) => events.length > 0).map(differencesOf),
          ],
    empty: TEXT.nothingLoaded,
  };
}

function pointText({ seq, on }: Point): string {
  return on === null ? TEXT.beforeAll : TEXT.after(seq, shortDate(on));
}

function cellsOf({ known, later }: { known: PayTotalsPrinted; later: PayTotalsPrinted }) {
  const totals = [known, later].flatMap(({ gross, withheld, net }) => [gross, withheld, net]);
  return [...totals, later.net - known.net].map(money);
}

/**
 * Returns the events of an entry with the entry before and after each, and then the amounts that differ at
 * the later point.
 */
function differencesOf({ entryId, name, known, amounts, events }: ComparedEntry): ListGroup {
  let before = known;
  const eventRows = events.flatMap((event) => {
    const after = plus(before, event.changed);
    const rows = [
      [LIST.event(event.seq, eventDescription(event)), ...cellsOf({ known: before, later: after })],
      [LIST.recorded(shortDate(event.recordedOn), event.recordedAt, event.recordedBy)],
      ...(event.reason === '' ? [] : [[LIST.reason(event.reason)]]),
      ...event.causes.map((cause) => [causeText(cause)]),
    ];
    before = after;
    return rows;
  });
  return {
    heading: LIST.entry(name, entryId),
    rows: [...eventRows, ...amounts.map((amount) => [changedText(amount)])],
  };
}

function plus(a: PayTotalsPrinted, b: PayTotalsPrinted): PayTotalsPrinted {
  return { gross: a.gross + b.gross, withheld: a.withheld + b.withheld, net: a.net + b.net };
}
