import type { Amounts } from '@garita/domain/pay/amounts';
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
import type { ContractorCalculation, ContractorYearEvent } from './events.ts';

/** A live payment of a contractor. */
export type LivePayment = AnyEntry & { calculation: ContractorCalculation; amounts: Amounts };

/** What must be known of one contractor's tax year to decide about it. */
export type ContractorYear = LiveEntries<LivePayment> & { version: number };

export const EMPTY_CONTRACTOR_YEAR: ContractorYear = { version: 0, ...NO_ENTRIES };

/** The year after one more event of its stream. */
export function evolveContractorYear(
  before: ContractorYear,
  event: PlacedEvent<ContractorYearEvent>,
): ContractorYear {
  const year = { ...before, version: event.version };
  switch (event.type) {
    case 'ContractorTimeLoaded':
      return withLive(year, paymentOf(event, event.data, event.data.delta));
    case 'ContractorTimeAmended':
      return withLive(year, paymentOf(event, event.data, event.data.after));
    case 'ContractorTimeDeleted':
      return withoutLive(year, knownEntry(event.entryId));
    case 'TimePaid':
      return withMark(year, knownEntry(event.entryId), event.data);
    case 'TimeUnpaid':
      return withoutMark(year, knownEntry(event.entryId));
  }
}

function paymentOf(
  { entryId, seq }: { entryId?: number; seq: number },
  { inputs, facts, result }: ContractorCalculation,
  amounts: Amounts,
): LivePayment {
  const { payDate } = inputs;
  const { net } = amounts;
  return { entryId: knownEntry(entryId), seq, payDate, net, calculation: { inputs, facts, result }, amounts };
}
