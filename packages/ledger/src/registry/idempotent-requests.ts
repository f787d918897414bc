import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import type { Keyring } from '../encryption/keyring.ts';
import { requestKeys } from '../schema/record.tables.ts';
import { encryptionContextOf, STORED_ANSWER_COLUMN } from './encrypted/encrypted-columns.ts';

/**
 * A write with its idempotency key and the sha256 of its whole body: the same key with another body is
 * refused.
 */
export type IdempotentRequest = { accountId: number; key: string; requestHash: string; at: Date };

/**
 * The time for which an answer is stored: the longest duration of a session, and so of the program that made
 * the key. The answer may hold personal data.
 */
const STORED_MS = 3 * 24 * 3_600_000;

/** The answer to a request; not ok if its key came earlier with another request. */
export type IdempotentAnswer<Response> = { ok: true; response: Response } | { ok: false };

// The hash is encrypted too: whoever knows a whole record except nine digits could find the digits from its
// hash.
type StoredAnswer<Response> = { requestHash: string; response: Response };

/**
 * Does the work of a request once: a repeat gets the first answer, even if the record has changed since. Of
 * two simultaneous requests the second waits for the first, and does the work itself if the first failed.
 *
 * @param work answers something that JSON can hold
 */
export async function runIdempotently<Response>(
  tx: Transaction,
  keyring: Keyring,
  { accountId, key, requestHash, at }: IdempotentRequest,
  work: () => Promise<Response>,
): Promise<IdempotentAnswer<Response>> {
  await tx.delete(requestKeys).where(lt(requestKeys.createdAt, new Date(at.getTime() - STORED_MS)));
  const claimed = await tx
    .insert(requestKeys)
    .values({ accountId, key, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: requestKeys.key });
  const itself = and(eq(requestKeys.accountId, accountId), eq(requestKeys.key, key));
  const place = encryptionContextOf(STORED_ANSWER_COLUMN, accountId);
  if (claimed.length === 0) {
    const [first] = await tx.select({ stored: requestKeys.response }).from(requestKeys).where(itself);
    if (!first?.stored) return { ok: false };
    // The stored response of this request is one of this work.
    const stored = JSON.parse(keyring.decrypt(first.stored, place)) as StoredAnswer<Response>;
    return stored.requestHash === requestHash ? { ok: true, response: stored.response } : { ok: false };
  }
  const response = await work();
  const stored: StoredAnswer<Response> = { requestHash, response };
  await tx
    .update(requestKeys)
    .set({ response: keyring.encrypt(JSON.stringify(stored), place) })
    .where(itself);
  return { ok: true, response };
}
