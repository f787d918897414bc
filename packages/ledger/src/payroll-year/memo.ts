import { createHash, randomBytes } from 'node:crypto';
import type { MemoHash } from './events.ts';

/**
 * A memo on its way into the ledger: the text and its salt for the erasable table, the proof for the event.
 */
export type Memo = { salt: string; text: string; proof: MemoHash };

/**
 * Salts a memo, so that its hash does not reveal its text after the text is erased; undefined for an empty
 * one.
 */
export function createMemo(text: string): Memo | undefined {
  if (text === '') return undefined;
  const salt = randomBytes(16).toString('hex');
  return { salt, text, proof: { hash: createHash('sha256').update(salt).update(text).digest('hex') } };
}
