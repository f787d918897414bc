import type { Amounts } from '@garita/domain/pay/amounts';
import type { RecordedEvent } from '../event-store/event.ts';
import type { Calculation, OpeningBalance, PayrollYearEvent } from './events.ts';

/** A live entry: the event in force for it, what that event calculated and the amounts it stands for. */
export type LiveEntry = { entryId: number; seq: number; calculation: Calculation; amounts: Amounts };

/** What must be known of one employee's tax year to decide about it. Deleted entries stay known by their ids. */
export type PayrollYear = {
  version: number;
  live: ReadonlyMap<number, LiveEntry>;
  deleted: ReadonlySet<number>;
  opening?: { seq: number; balance: OpeningBalance };
};

export const EMPTY_YEAR: PayrollYear = { version: 0, live: new Map(), deleted: new Set() };

/** The year after one more event of its stream. */
export function evolve(year: PayrollYear, event: RecordedEvent<PayrollYearEvent>): PayrollYear {
  const { version, seq, entryId } = event;
  switch (event.type) {
    case 'TimeLoaded':
      return withLive({ ...year, version }, entryId, seq, event.data, event.data.delta);
    case 'TimeAmended':
    case 'TimeRecalculated':
      return withLive({ ...year, version }, entryId, seq, event.data, event.data.after);
    case 'TimeDeleted':
      return withoutLive({ ...year, version }, entryId);
    case 'OpeningBalanceSet':
    case 'OpeningBalanceCorrected':
      return { ...year, version, opening: { seq, balance: openingOf(event.data) } };
  }
}

function withLive(
  year: PayrollYear,
  entryId: number | undefined,
  seq: number,
  calculation: Calculation,
  amounts: Amounts,
): PayrollYear {
  const id = knownEntry(entryId);
  const deleted = new Set(year.deleted);
  deleted.delete(id);
  return { ...year, deleted, live: new Map(year.live).set(id, { entryId: id, seq, calculation, amounts }) };
}

function withoutLive(year: PayrollYear, entryId: number | undefined): PayrollYear {
  const id = knownEntry(entryId);
  const live = new Map(year.live);
  live.delete(id);
  return { ...year, live, deleted: new Set(year.deleted).add(id) };
}

function knownEntry(entryId: number | undefined): number {
  if (entryId === undefined) throw new RangeError('An event about an entry names the entry');
  return entryId;
}

// Without what the event says of its change.
function openingOf({ taxYear, asOf, source, amounts, leave }: OpeningBalance): OpeningBalance {
  return { taxYear, asOf, source, amounts, leave };
}
