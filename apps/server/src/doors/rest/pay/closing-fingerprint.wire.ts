import { z } from 'zod';
import type { ClosingFingerprint } from '../../../application/history/closing-fingerprint.ts';

/** The fingerprint of a closing on the wire. */
export const fingerprintShape = z.strictObject({ seq: z.int(), digits: z.string(), is_signed: z.boolean() });

export function encodeFingerprint({ seq, digits, isSigned }: ClosingFingerprint) {
  return { seq, digits, is_signed: isSigned };
}
