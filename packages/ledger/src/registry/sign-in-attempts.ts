import { and, count, eq, gte, lt, min, type SQL } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { signInAttempts } from '../schema/registry.tables.ts';

/** Where an attempt to sign in comes from: the e-mail address that was typed and the network address. */
export type AttemptOrigin = { email: string; address: string };

/** How many attempts there were, and when the earliest of them; null when there was none. */
export type AttemptTally = { count: number; earliest: Date | null };

/** Notes an attempt to sign in. */
export async function recordSignInAttempt(
  db: Database,
  { email, address }: AttemptOrigin,
  at: Date,
): Promise<void> {
  await db.insert(signInAttempts).values({ email: email.toLowerCase(), address, at });
}

/** The attempts since a moment, included: for the e-mail address from anywhere, and from the network address for anybody. */
export async function countSignInAttempts(
  db: Database,
  { email, address }: AttemptOrigin,
  since: Date,
): Promise<{ ofEmail: AttemptTally; ofAddress: AttemptTally }> {
  const recent = gte(signInAttempts.at, since);
  return {
    ofEmail: await tally(db, and(eq(signInAttempts.email, email.toLowerCase()), recent)),
    ofAddress: await tally(db, and(eq(signInAttempts.address, address), recent)),
  };
}

/**
 * Forgets the attempts for an e-mail address from a network address, because one succeeded. Those from elsewhere, and
 * those for other users, still count.
 */
export async function forgetSignInAttempts(db: Database, { email, address }: AttemptOrigin): Promise<void> {
  await db
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.email, email.toLowerCase()), eq(signInAttempts.address, address)));
}

/** Clears away the attempts from before a moment. */
export async function removeOldSignInAttempts(db: Database, before: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.at, before));
}

async function tally(db: Database, condition: SQL | undefined): Promise<AttemptTally> {
  const [row] = await db
    .select({ count: count(), earliest: min(signInAttempts.at) })
    .from(signInAttempts)
    .where(condition);
  return row ?? { count: 0, earliest: null };
}
