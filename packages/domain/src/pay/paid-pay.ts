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
export type PaidPay = RecordedMark & { difference: Cents };

/** What was paid, held against the net that is in force. */
export function paidPay(mark: RecordedMark, net: Cents): PaidPay {
  return { ...mark, difference: net - mark.net };
}
