import type { Amounts } from '@garita/domain/pay/amounts';
import type { PeriodStatus } from '@garita/domain/pay/period-status';
import { addTo, emptySum, type LoggedEvent } from './logged-event.ts';
import type { RegisterRow } from './projection-rows.ts';

/** What is booked in a period, and where the period stands. */
export type FoldedPeriod = {
  entryCount: number;
  amounts: Amounts;
  status: PeriodStatus;
  closedSeq: number | null;
  closedHash: string | null;
  asOfSeq: number;
};

export type FoldedRegister = Map<number, FoldedPeriod>;

/**
 * Applies an event that names a period. Its amounts are booked there, whichever period their entry is of. An opening balance and
 * a contractor's payment name none.
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
export function registerRow(companyId: number, periodId: number, period: FoldedPeriod): RegisterRow {
  const { amounts, ...standing } = period;
  return { companyId, periodId, ...amounts, ...standing };
}

function emptyPeriod(): FoldedPeriod {
  return {
    entryCount: 0,
    amounts: emptySum(),
    status: 'open',
    closedSeq: null,
    closedHash: null,
    asOfSeq: 0,
  };
}

function entriesAdded(type: string): number {
  return type === 'TimeLoaded' ? 1 : type === 'TimeDeleted' ? -1 : 0;
}

/** A period that was reviewed is open again once something else is booked in it. Only a reopening opens a closed one. */
function statusAfter({ type, delta }: LoggedEvent, status: PeriodStatus): PeriodStatus {
  if (type === 'PeriodClosed') return 'closed';
  if (type === 'PeriodReopened') return 'open';
  if (status === 'closed') return 'closed';
  if (type === 'PeriodReviewed') return 'reviewed';
  return delta ? 'open' : status;
}
