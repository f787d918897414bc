import type { ClosingHash } from '@garita/ledger/queries/closing-hashes';

/**
 * The fingerprint of the closing of a period or a month: its event, the first 16 digits of the company's
 * hash after it, and whether an anchor signs that hash.
 */
export type ClosingFingerprint = { seq: number; digits: string; isSigned: boolean };

/** Returns the fingerprint of a closing. */
export function closingFingerprint({ seq, hash, isSigned }: ClosingHash): ClosingFingerprint {
  return { seq, digits: hash.slice(0, 16), isSigned };
}
