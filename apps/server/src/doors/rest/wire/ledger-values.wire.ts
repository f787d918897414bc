import { isOfKind } from '@garita/domain/pay/concepts';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import type { ClosingFingerprint } from '../../../application/history/closing-fingerprint.ts';
import type { ChangedAmount } from '../../../application/history/history-line.ts';
import { dollars } from './wire-amounts.ts';

/** The fingerprint of the closing of a period or a month. */
export const fingerprintShape = z.strictObject({ seq: z.int(), digits: z.string(), is_signed: z.boolean() });

export function encodeFingerprint({ seq, digits, isSigned }: ClosingFingerprint) {
  return { seq, digits, is_signed: isSigned };
}

/** Dollars, or time as HH:MM. */
const amountOrTime = z.union([z.number(), z.string()]);

/** An amount before and after an event. */
export const changedAmountShape = z.strictObject({
  name: z.string(),
  before: amountOrTime,
  after: amountOrTime,
});

export function encodeAmount({ name, before, after }: ChangedAmount) {
  const encode = isOfKind(name, 'minutes') ? formatMinutes : dollars;
  return { name, before: encode(before), after: encode(after) };
}
