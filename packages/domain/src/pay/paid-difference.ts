import type { Cents } from '../money/cents.ts';
import type { PaidMark } from './paid-mark.schema.ts';

/** A mark as paid with what was paid. Later corrections of the pay leave it as it is. */
export type RecordedMark = PaidMark & {
  /** What was handed over: the net or, of a mark that was repeated after a correction, the difference that it settled. */
  amount: Cents;
  /** What was paid in all. */
  net: Cents;
};

/** What was paid of something, and what a correction made it come to since: more, or with a minus less. */
export type PaidDifference = RecordedMark & { difference: Cents };

/** What was paid, held against the net that is in force. */
export function comparePaid(mark: RecordedMark, net: Cents): PaidDifference {
  return { ...mark, difference: net - mark.net };
}
