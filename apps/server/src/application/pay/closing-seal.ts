import type { SealedClosing } from '@garita/ledger/queries/closing-seals';

/**
 * What the closing of a period or of a month is known by: the event, the first 16 digits of the company's hash after it, and whether they
 * were signed.
 */
export type ClosingSeal = { seq: number; digits: string; isSigned: boolean };

/** What a closing is known by. */
export function sealOf({ seq, hash, isSigned }: SealedClosing): ClosingSeal {
  return { seq, digits: hash.slice(0, 16), isSigned };
}
