import { sumOf } from '@garita/domain/report/box-source';
import { eventSentence, type ToldEvent } from '@garita/domain/text/event-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import { count, money } from '../pdf/figure.ts';
import { LIST, PAGE } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { day, figures, sourcedFigures, words } from './column.ts';
import { aboutEmployer, aboutYearsLeftOut, type Employer } from './employer.ts';
import { EVENT_WRITING } from './event-writing.ts';
import type { ListReport } from './list-report.ts';
import { aboutSeals, type PeriodSeal } from './period-seal.ts';

/** What is read first of pay. */
export type Totals = { gross: number; withheld: number; net: number };

/** An event of a period: what it did to whom, who recorded it, when and why, and what it made of the period's totals. */
export type PeriodEvent = ToldEvent & {
  seq: number;
  recordedOn: CalendarDate;
  /** 'HH:MM' in Puerto Rico. */
  recordedAt: string;
  recordedBy: string;
  person: string;
  reason: string;
  changed: Totals;
  totals: Totals;
};

export type PeriodHistoryData = {
  company: Employer;
  period: PayPeriod;
  /** Of the period's pay that is paid in these years nothing is said. */
  yearsLeftOut?: readonly number[];
  date: CalendarDate;
  /** What its closing is known by, while it is closed. */
  seals: readonly PeriodSeal[];
  events: readonly PeriodEvent[];
};

/** Everything that happened to the pay of a period, in order, with what the period came to after each event. */
export function periodHistoryList({
  company,
  period,
  yearsLeftOut,
  date,
  seals,
  events,
}: PeriodHistoryData): ListReport {
  const { captions } = LIST;
  return {
    title: LIST.periodHistory,
    company: company.name,
    about: [
      ...aboutEmployer(company, 'employerIdentificationNumber'),
      `${PAGE.period(period.number, period.year)}: ${dateRange(period.start, period.end)}`,
      ...aboutSeals(seals),
      ...aboutYearsLeftOut(yearsLeftOut),
    ],
    date,
    orientation: 'landscape',
    columns: [
      figures(captions.event, 0.45),
      words(captions.date, 0.8),
      words(captions.time, 0.45),
      words(captions.by, 1.4),
      words(captions.done, 2.2),
      words(captions.person, 1.5),
      sourcedFigures(captions.gross, sumOf('gross'), 0.85),
      sourcedFigures(captions.withheldInAll, sumOf('withheld'), 0.85),
      sourcedFigures(captions.net, sumOf('net'), 0.85),
      sourcedFigures(captions.netSoFar, sumOf('netSoFar'), 0.95),
    ],
    groups: [{ rows: events.map(rowOf), sources: events.map(({ seq }) => ({ label: String(seq) })) }],
    empty: LIST.nothingHappened,
  };
}

function rowOf({
  seq,
  recordedOn,
  recordedAt,
  recordedBy,
  person,
  reason,
  changed,
  totals,
  ...told
}: PeriodEvent) {
  const done = eventSentence(told, EVENT_WRITING);
  return [
    count(seq),
    day(recordedOn),
    recordedAt,
    recordedBy,
    reason === '' ? done : `${done}. ${LIST.reason(reason)}`,
    person,
    money(changed.gross),
    money(changed.withheld),
    money(changed.net),
    money(totals.net),
  ];
}
