import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { passwordResets, users } from '../../schema/account.tables.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';

/** A stored link with which a user chooses a new password. */
export type NewPasswordReset = { userId: number; tokenHash: string; expiresAt: Date };

/**
 * Saves a link with which a user of the stamp's account chooses a new password. It replaces an earlier link.
 */
export async function insertPasswordReset(
  tx: Transaction,
  stamp: ChangeStamp,
  reset: NewPasswordReset,
): Promise<void> {
  const { userId, ...values } = reset;
  await tx
    .insert(passwordResets)
    .values(reset)
    .onConflictDoUpdate({ target: passwordResets.userId, set: values });
  const change = { before: { hasPasswordLink: false }, after: { hasPasswordLink: true } };
  await recordChange(tx, stamp, { tableName: 'users', recordId: userId, kind: 'updated', ...change });
}

/** Returns the user of a link that is valid at a moment; undefined if the user is inactive. */
export async function findPasswordReset(
  db: Database,
  tokenHash: string,
  at: Date,
): Promise<{ userId: number; accountId: number; email: string } | undefined> {
  const [found] = await db
    .select({ userId: users.id, accountId: users.accountId, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(isUsable(tokenHash, at), eq(users.isActive, true)));
  return found;
}

/** Removes a link. Returns false if it is no longer valid: of two simultaneous uses one succeeds. */
export async function consumePasswordReset(tx: Transaction, tokenHash: string, at: Date): Promise<boolean> {
  const taken = await tx
    .delete(passwordResets)
    .where(isUsable(tokenHash, at))
    .returning({ userId: passwordResets.userId });
  return taken.length > 0;
}

/** Removes the links that expired by a moment. */
export async function removeOldPasswordResets(db: Database, at: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, at));
}

function isUsable(tokenHash: string, at: Date) {
  return and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, at));
}
