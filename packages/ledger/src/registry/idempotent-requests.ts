import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import type { Keyring } from '../encryption/keyring.ts';
import { requestKeys } from '../schema/record.tables.ts';
import { encryptionContextOf, STORED_ANSWER_COLUMN } from './encrypted/encrypted-columns.ts';

/** A request to write, by its key and by the sha256 of all that it asks: the same key with another request is refused. */
export type IdempotentRequest = { accountId: number; key: string; requestHash: string; at: Date };

/** How long an answer is kept: as long as a session may last, and so whatever made the key. It may hold personal data. */
const KEPT_MS = 3 * 24 * 3_600_000;

/** What a request gets; not ok when its key came before with another request. */
export type IdempotentAnswer<Response> = { ok: true; response: Response } | { ok: false };

// The hash is sealed too: from that of a whole record, one that knows all of it but nine digits would find the digits.
type Kept<Response> = { requestHash: string; response: Response };

/**
 * Does the work of a request once: a repeat of it gets the first answer, whatever has become of the record since. Of two
 * at the same time the second waits for the first, and does the work itself if the first failed.
 *
 * @param work answers something that JSON can hold
 */
export async function runIdempotently<Response>(
  tx: Transaction,
  keyring: Keyring,
  { accountId, key, requestHash, at }: IdempotentRequest,
  work: () => Promise<Response>,
): Promise<IdempotentAnswer<Response>> {
  await tx.delete(requestKeys).where(lt(requestKeys.createdAt, new Date(at.getTime() - KEPT_MS)));
  const claimed = await tx
    .insert(requestKeys)
    .values({ accountId, key, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: requestKeys.key });
  const itself = and(eq(requestKeys.accountId, accountId), eq(requestKeys.key, key));
  const place = encryptionContextOf(STORED_ANSWER_COLUMN, accountId);
  if (claimed.length === 0) {
    const [first] = await tx.select({ kept: requestKeys.response }).from(requestKeys).where(itself);
    if (!first?.kept) return { ok: false };
    // What was kept under this request is what this work answered.
    const kept = JSON.parse(keyring.decrypt(first.kept, place)) as Kept<Response>;
    return kept.requestHash === requestHash ? { ok: true, response: kept.response } : { ok: false };
  }
  const response = await work();
  const kept: Kept<Response> = { requestHash, response };
  await tx
    .update(requestKeys)
    .set({ response: keyring.encrypt(JSON.stringify(kept), place) })
    .where(itself);
  return { ok: true, response };
}
