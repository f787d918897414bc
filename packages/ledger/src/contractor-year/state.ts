import type { Amounts } from '@garita/domain/pay/amounts';
import type { SequencedEvent } from '../event-store/event.ts';
import type { ContractorCalculation, ContractorYearEvent } from '../events/contractor-events.ts';
import {
  type LiveEntries,
  type LiveEntryState,
  liveEntryOf,
  NO_ENTRIES,
  putLiveEntry,
  removeLiveEntry,
  removePaidMark,
} from '../live-entries/live-entries.ts';
import { putPaidMark } from '../live-entries/paid-mark.ts';

/** A live payment of a contractor. */
export type LivePayment = LiveEntryState & { calculation: ContractorCalculation; amounts: Amounts };

/** The state of one contractor's tax year that a decision needs. */
export type ContractorYear = LiveEntries<LivePayment> & { version: number };

export const EMPTY_CONTRACTOR_YEAR: ContractorYear = { version: 0, ...NO_ENTRIES };

/** Returns the year after one more event of its stream. */
export function evolveContractorYear(
  before: ContractorYear,
  event: SequencedEvent<ContractorYearEvent>,
): ContractorYear {
  const year = { ...before, version: event.version };
  switch (event.type) {
    case 'ContractorTimeLoaded':
      return putLiveEntry(year, paymentOf(event, event.data, event.data.delta));
    case 'ContractorTimeAmended':
      return putLiveEntry(year, paymentOf(event, event.data, event.data.after));
    case 'ContractorTimeDeleted':
      return removeLiveEntry(year, liveEntryOf(event.entryId));
    case 'TimePaid':
      return putPaidMark(year, liveEntryOf(event.entryId), event.data);
    case 'TimeUnpaid':
      return removePaidMark(year, liveEntryOf(event.entryId));
  }
}

function paymentOf(
  { entryId, seq }: { entryId?: number; seq: number },
  { inputs, facts, result }: ContractorCalculation,
  amounts: Amounts,
): LivePayment {
  const { payDate } = inputs;
  const { net } = amounts;
  return {
    entryId: liveEntryOf(entryId),
    seq,
    payDate,
    net,
    calculation: { inputs, facts, result },
    amounts,
  };
}
