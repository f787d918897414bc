import { z } from 'zod';
import type { ClosingSeal } from '../../application/pay/closing-seal.ts';

/** What a closing is known by, on the wire. */
export const sealShape = z.strictObject({ seq: z.int(), digits: z.string(), is_signed: z.boolean() });

export function writtenSeal({ seq, digits, isSigned }: ClosingSeal) {
  return { seq, digits, is_signed: isSigned };
}
