import type { ClosingHash } from '@garita/ledger/queries/closing-hashes';

/**
 * What the closing of a period or of a month is known by: the event, the first 16 digits of the company's hash after it, and whether they
 * were signed.
 */
export type ClosingFingerprint = { seq: number; digits: string; isSigned: boolean };

/** What a closing is known by. */
export function closingFingerprint({ seq, hash, isSigned }: ClosingHash): ClosingFingerprint {
  return { seq, digits: hash.slice(0, 16), isSigned };
}
