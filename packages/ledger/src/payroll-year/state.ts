import type { Cents } from '@garita/domain/money/cents';
import type { Amounts } from '@garita/domain/pay/amounts';
import {
  addedToYear,
  mapYearToDate,
  NO_YEAR_TO_DATE,
  type YearToDate,
} from '@garita/domain/pay/contributions';
import type { PlacedEvent } from '../event-store/event.ts';
import {
  type AnyEntry,
  knownEntry,
  type LiveEntries,
  NO_ENTRIES,
  withLive,
  withoutLive,
  withoutMark,
} from '../live-entries/live-entries.ts';
import { withMark } from '../live-entries/paid-mark.ts';
import type { Calculation, OpeningBalance, PayrollYearEvent } from './events.ts';

/** What is known of every live time entry: what it adds to its year, and the entry of a closed period that it corrects, if any. */
type CountedEntry = AnyEntry & { added: YearToDate; corrects?: number };

/** What its event says: what was calculated, and the amounts that it stands for. */
type Stated = { calculation: Calculation; amounts: Amounts };

/** A live time entry of an employee; with what its event says where it was read as a whole. */
export type LiveEntry = CountedEntry & Partial<Stated>;
export type WholeEntry = CountedEntry & Stated;

/** The entry that a change is about. Throws where nobody said that it would be, so that it was not read as a whole. */
export function wholeEntry(entry: LiveEntry): WholeEntry {
  const { calculation, amounts } = entry;
  if (!calculation || !amounts) throw new RangeError(`Entry ${entry.entryId} was not read as a whole`);
  return { ...entry, calculation, amounts };
}

/** What must be known of one employee's tax year to decide about it. */
export type PayrollYear = LiveEntries<LiveEntry> & {
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
): WholeEntry {
  const { inputs, result, corrects } = calculation;
  return {
    entryId: knownEntry(entryId),
    seq,
    payDate: inputs.payDate,
    net: amounts.net,
    added: addedToYear(result),
    ...(corrects ? { corrects: corrects.entryId } : {}),
    calculation,
    amounts,
  };
}

/** An event that states an entry, by what is recorded beside its payload: what it changed, and whatever it says anew. */
export type CountedEvent = Pick<AnyEntry, 'seq' | 'entryId' | 'payDate'> & {
  version: number;
  isNew: boolean;
  delta: Omit<YearToDate, 'additionalMedicareBase'> & { net: Cents };
  additionalMedicareBase: Cents;
  corrects: number | null;
};

/** The same as `evolve` but for what the event says: its entry is not known as a whole. */
export function evolveCounted(
  before: PayrollYear,
  { version, isNew, delta, additionalMedicareBase, corrects, ...entry }: CountedEvent,
): PayrollYear {
  const known = isNew ? undefined : before.live.get(entry.entryId);
  const sums = { ...delta, additionalMedicareBase };
  const was = { ...(known?.added ?? NO_YEAR_TO_DATE), additionalMedicareBase: 0 }; // the event says all of it
  return withLive(
    { ...before, version },
    {
      ...entry,
      net: (known?.net ?? 0) + delta.net,
      added: mapYearToDate((name) => was[name] + sums[name]),
      ...(corrects === null ? {} : { corrects }),
    },
  );
}

// Without what the event says of its change.
function openingOf({ taxYear, asOf, source, amounts, bases, leave }: OpeningBalance): OpeningBalance {
  return { taxYear, asOf, source, amounts, ...(bases ? { bases } : {}), leave };
}
