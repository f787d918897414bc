import type { RecordedMark } from '@garita/domain/pay/paid-difference';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';

/**
 * A live entry was marked as paid, or the difference of a correction was settled. No amount and no version
 * changes: a form that shows the entry stays valid. Version 1 did not hold the paid amount: it was the
 * entry's net at that time.
 */
export type TimePaid = {
  type: 'TimePaid';
  data: PaidMark & Partial<Pick<RecordedMark, 'amount' | 'net'>>;
};

/** The mark as paid was taken back. */
export type TimeUnpaid = { type: 'TimeUnpaid'; data: Record<string, never> };
