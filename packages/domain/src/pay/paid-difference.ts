import type { Cents } from '../money/cents.ts';
import type { PaidMark } from './paid-mark.schema.ts';

/** A payment mark with the amounts paid. Later corrections of the pay do not change it. */
export type RecordedMark = PaidMark & {
  /** The amount handed over: the net, or only the difference if a correction was settled afterwards. */
  amount: Cents;
  /** The total paid. */
  net: Cents;
};

/** A payment mark and the difference that a later correction makes: positive if more is due. */
export type PaidDifference = RecordedMark & { difference: Cents };

/** Compares the paid amount with the net in force. */
export function comparePaid(mark: RecordedMark, net: Cents): PaidDifference {
  return { ...mark, difference: net - mark.net };
}
