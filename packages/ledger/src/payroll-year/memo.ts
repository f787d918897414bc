import { createHash, randomBytes } from 'node:crypto';
import type { TimeChange } from '@garita/domain/pay/time-change.schema';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { MemoHash } from '../events/payroll-events.ts';

/** A memo to be recorded: the text and its salt for the erasable table, the proof for the event. */
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

/** The parts of a request that may hold memos. */
type RequestWithMemos = {
  entry?: TimeEntry;
  change?: TimeChange;
  payments?: readonly { entry: TimeEntry }[];
};

/**
 * Returns a request in which each memo is replaced by the fact that there is one. The ledger keeps the hash
 * of the request for good, and an erased memo could be guessed from the hash of its text.
 */
export function withoutMemoTexts(request: object): object {
  const { entry, change, payments, ...rest }: RequestWithMemos = request;
  return {
    ...rest,
    ...(entry && { entry: { ...entry, memo: entry.memo !== '' } }),
    ...(change && { change: change.memo === undefined ? change : { ...change, memo: change.memo !== '' } }),
    ...(payments && { payments: payments.map(withoutMemoTexts) }),
  };
}
