import type { PeriodStatus } from '@garita/domain/pay/period/period-status';
import { type AmountList, addTo, noAmounts } from './amount-list.ts';
import type { LoggedEvent } from './logged-event.ts';
import type { PackedRow } from './packed-rows.ts';

/** The sums that are booked in a period, and the status of the period. */
export type FoldedPeriod = {
  entryCount: number;
  amounts: AmountList;
  status: PeriodStatus;
  closedSeq: number | null;
  closedHash: string | null;
  asOfSeq: number;
};

export type FoldedRegister = Map<number, FoldedPeriod>;

/**
 * Applies an event that names a period. Its amounts are booked there, even if its entry is of another period.
 * Opening balances and contractors' payments name no period.
 */
export function applyToRegister(register: FoldedRegister, event: LoggedEvent): void {
  const { periodId, delta, seq } = event;
  if (periodId === undefined) return;
  const period = register.get(periodId) ?? emptyPeriod();
  register.set(periodId, period);
  period.entryCount += entriesAdded(event.type);
  period.asOfSeq = seq;
  if (delta) addTo(period.amounts, delta);
  period.status = statusAfter(event, period.status);
  if (event.type !== 'PeriodClosed') return;
  period.closedSeq = seq - 1;
  period.closedHash = event.hashBefore ?? null;
}

/** Returns the row of a period. */
export function registerRow(companyId: number, periodId: number, period: FoldedPeriod): PackedRow {
  const { entryCount, amounts, closedSeq, asOfSeq, status, closedHash } = period;
  return {
    numbers: [companyId, periodId, entryCount, ...amounts, closedSeq, asOfSeq],
    others: [status, closedHash],
  };
}

function emptyPeriod(): FoldedPeriod {
  return {
    entryCount: 0,
    amounts: noAmounts(),
    status: 'open',
    closedSeq: null,
    closedHash: null,
    asOfSeq: 0,
  };
}

function entriesAdded(type: string): number {
  return type === 'TimeLoaded' ? 1 : type === 'TimeDeleted' ? -1 : 0;
}

/** A reviewed period is open again after any further pay. Only a reopening opens a closed period. */
function statusAfter({ type, delta }: LoggedEvent, status: PeriodStatus): PeriodStatus {
  if (type === 'PeriodClosed') return 'closed';
  if (type === 'PeriodReopened') return 'open';
  if (status === 'closed') return 'closed';
  if (type === 'PeriodReviewed') return 'reviewed';
  return delta ? 'open' : status;
}
