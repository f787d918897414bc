import type { Cents } from '../money/cents.ts';
import type { PaidMark } from './paid-mark.schema.ts';

/** A mark as paid with what was paid. Later corrections of the pay leave it as it is. */
export type RecordedMark = PaidMark & {
  /** The amount handed over: the net or, where a correction was settled afterwards, the difference. */
  amount: Cents;
  /** The total that was paid. */
  net: Cents;
};

/** The amount paid, and the amount that a later correction makes it: more, or with a minus less. */
export type PaidDifference = RecordedMark & { difference: Cents };

/** Compares what was paid with the net in force. */
export function comparePaid(mark: RecordedMark, net: Cents): PaidDifference {
  return { ...mark, difference: net - mark.net };
}
