import type { Cents } from '@garita/domain/money/cents';
import type { EventKind } from '@garita/domain/report/event-kinds';
import { EVENT_KIND_TEXTS } from '@garita/domain/text/event-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import { aboutEmployer, aboutYearsLeftOut, type Employer } from '../lists/employer.ts';
import { aboutSeals, type PeriodSeal } from '../lists/period-seal.ts';
import { dollars } from '../pdf/figure.ts';
import { HISTORY, PAGE } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import type { HistoryEvent, Totals } from './history-event.ts';

/** Which part of a company's log it is, and which of its events are told; what is absent leaves nothing out. */
export type HistoryFilters = {
  year?: number | undefined;
  period?: PayPeriod | undefined;
  person?: { kind: 'employee' | 'contractor'; name: string } | undefined;
  entryId?: number | undefined;
  kind?: EventKind | undefined;
  minimum?: Cents | undefined;
  fromSeq?: number | undefined;
};

export type HistoryData = {
  company: Employer;
  date: CalendarDate;
  filters: HistoryFilters;
  /** Of what was paid in these years nothing is said. */
  yearsLeftOut: readonly number[];
  /** What the closing of its period is known by, while that is closed. */
  seals: readonly PeriodSeal[];
  /** The last event of the log when it was made. */
  upTo: number;
  /** How many events it has, and by how much they change pay. */
  extent: { events: number; changed: Totals };
  /** All of them, or as many as there are before those that are still to come. */
  events: readonly HistoryEvent[];
};

/** Below the title: whose it is, of what, and with which filters it was made. */
export function aboutHistory({ company, filters, yearsLeftOut, seals, upTo }: HistoryData): string[] {
  return [
    ...aboutEmployer(company, 'employerIdentificationNumber'),
    scopeText(filters),
    [...filterTexts(filters), HISTORY.upTo(upTo)].join(' · '),
    ...(leavesOut(filters) ? [HISTORY.counted] : []),
    ...aboutSeals(seals),
    ...aboutYearsLeftOut(yearsLeftOut),
  ];
}

function scopeText({ year, period, person, entryId }: HistoryFilters): string {
  const parts = [
    period && `${PAGE.period(period.number, period.year)}: ${dateRange(period.start, period.end)}`,
    person && HISTORY.of[person.kind](person.name),
    entryId && HISTORY.entry(entryId),
  ].filter((part) => typeof part === 'string');
  return [
    ...(parts.length === 0 ? [HISTORY.wholeCompany] : parts),
    year === undefined ? HISTORY.everyYear : HISTORY.year(year),
  ].join(' · ');
}

function filterTexts({ kind, minimum, fromSeq }: HistoryFilters): string[] {
  return [
    ...(kind === undefined ? [] : [HISTORY.only(EVENT_KIND_TEXTS[kind])]),
    ...(minimum === undefined ? [] : [HISTORY.changesFrom(dollars(minimum))]),
    ...(fromSeq === undefined ? [] : [HISTORY.from(fromSeq)]),
  ];
}

/** Whether events are left out that count in the totals of those that are told. */
function leavesOut({ kind, minimum, fromSeq }: HistoryFilters): boolean {
  return kind !== undefined || minimum !== undefined || fromSeq !== undefined;
}
