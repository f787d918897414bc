import type { HistoryExtent } from '@garita/ledger/replay/history-extent';
import { AppError } from '../../app-error.ts';

/** How many events a PDF has at most: it is some 2,000 pages then. */
const MOST_ON_PAPER = 10_000;
/** A sheet of Excel has 1,048,576 rows, some of which are its head. */
const MOST_IN_SHEET = 1_000_000;

/** Refuses a history that nobody could open in this format. Errors: `history-too-long`. */
export function refuseLongHistory(format: 'pdf' | 'xlsx', { events, changes }: HistoryExtent): void {
  const [count, most] =
    format === 'pdf' ? [events, MOST_ON_PAPER] : [Math.max(events, changes), MOST_IN_SHEET];
  if (count > most) throw new AppError('history-too-long', { history: { format, count, most } });
}
