import type { Amounts } from '@garita/domain/pay/amounts';
import type { PlacedEvent } from '../event-store/event.ts';
import {
  type Entry,
  knownEntry,
  type LiveEntries,
  NO_ENTRIES,
  withLive,
  withoutLive,
  withoutMark,
} from '../live-entries/live-entries.ts';
import { withMark } from '../live-entries/paid-mark.ts';
import type { Calculation, OpeningBalance, PayrollYearEvent } from './events.ts';

/** A live time entry of an employee. */
export type LiveEntry = Entry<Calculation>;

/** What must be known of one employee's tax year to decide about it. */
export type PayrollYear = LiveEntries<Calculation> & {
  version: number;
  opening?: { seq: number; balance: OpeningBalance };
};

export const EMPTY_YEAR: PayrollYear = { version: 0, ...NO_ENTRIES };

/** The year after one more event of its stream. */
export function evolve(before: PayrollYear, event: PlacedEvent<PayrollYearEvent>): PayrollYear {
  const { version, seq } = event;
  const year = { ...before, version };
  switch (event.type) {
    case 'TimeLoaded':
      return withLive(year, entryOf(event, event.data, event.data.delta));
    case 'TimeAmended':
    case 'TimeRecalculated':
      return withLive(year, entryOf(event, event.data, event.data.after));
    case 'TimeDeleted':
      return withoutLive(year, knownEntry(event.entryId));
    case 'TimePaid':
      return withMark(year, knownEntry(event.entryId), event.data);
    case 'TimeUnpaid':
      return withoutMark(year, knownEntry(event.entryId));
    case 'OpeningBalanceSet':
    case 'OpeningBalanceCorrected':
      return { ...year, opening: { seq, balance: openingOf(event.data) } };
    case 'LeaveAdjusted':
      return year;
  }
}

function entryOf(
  { entryId, seq }: { entryId?: number; seq: number },
  calculation: Calculation,
  amounts: Amounts,
): LiveEntry {
  return { entryId: knownEntry(entryId), seq, calculation, amounts };
}

// Without what the event says of its change.
function openingOf({ taxYear, asOf, source, amounts, bases, leave }: OpeningBalance): OpeningBalance {
  return { taxYear, asOf, source, amounts, ...(bases ? { bases } : {}), leave };
}
