import {
  COUNTED_BESIDE,
  type HistoryFilters,
  historyFilterTexts,
  historyScopeText,
} from '@garita/domain/text/history-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type PeriodFingerprint, periodFingerprintLines } from '../list/closing-fingerprints.ts';
import { employerLines, type ListEmployer, yearsLeftOutLine } from '../list/head-lines.ts';
import { HISTORY } from '../text/labels.es.ts';
import { longMonth, shortDate } from '../text/printed-date.es.ts';
import { dollars } from '../text/printed-figure.ts';
import type { HistoryEvent, PayTotalsPrinted } from './history-event.ts';

export type HistoryData = {
  company: ListEmployer;
  date: CalendarDate;
  filters: HistoryFilters;
  /** The years whose pay the history leaves out. */
  yearsLeftOut: readonly number[];
  /** The fingerprints of the closings of its period, while the period is closed. */
  periodFingerprints: readonly PeriodFingerprint[];
  /** The last event of the log when the document was made. */
  upTo: number;
  /** The number of its events, and their change of pay. */
  extent: { events: number; changed: PayTotalsPrinted };
  /** All events, or the first ones if others are read while the file is made. */
  events: readonly HistoryEvent[];
};

/** Returns the lines below the title: whose history it is, of what, and its filters. */
export function historyHeadLines({
  company,
  filters,
  yearsLeftOut,
  periodFingerprints,
  upTo,
}: HistoryData): string[] {
  const filterTexts = historyFilterTexts(filters, { dollars, month: longMonth });
  return [
    ...employerLines(company, 'employerIdentificationNumber'),
    historyScopeText(filters, shortDate),
    [...filterTexts, HISTORY.upTo(upTo)].join(' · '),
    ...(filterTexts.length > 0 ? [COUNTED_BESIDE] : []),
    ...periodFingerprintLines(periodFingerprints),
    ...yearsLeftOutLine(yearsLeftOut),
  ];
}
