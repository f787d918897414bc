import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import type { EncryptionContext } from '../../encryption/keyring.ts';
import { recoveryCodes, secondFactors } from '../../schema/account.tables.ts';
import { encryptionContextOf, SECOND_FACTOR_SECRET_COLUMN } from '../encrypted/encrypted-columns.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';

/** A user's second factor. Sign-in ignores it before it is confirmed. */
export type SecondFactor = { encryptedSecret: string; isConfirmed: boolean };

/** An unused recovery code. */
export type RecoveryCodeRow = { id: number; codeHash: string };

/** Returns the encryption context of the secret of a user's second factor. */
export function secretContext(userId: number): EncryptionContext {
  return encryptionContextOf(SECOND_FACTOR_SECRET_COLUMN, userId);
}

/** Returns the second factor of a user, confirmed or not. */
export async function findSecondFactor(db: Database, userId: number): Promise<SecondFactor | undefined> {
  const { encryptedSecret, confirmedAt } = secondFactors;
  const [found] = await db
    .select({ encryptedSecret, confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return found && { encryptedSecret: found.encryptedSecret, isConfirmed: found.confirmedAt !== null };
}

/** Saves an unconfirmed secret, in place of an earlier one. Returns false if one is confirmed already. */
export async function startSecondFactor(
  db: Database,
  userId: number,
  encryptedSecret: string,
): Promise<boolean> {
  const saved = await db
    .insert(secondFactors)
    .values({ userId, encryptedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { encryptedSecret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return saved.length > 0;
}

/**
 * The proof that confirms a second factor: the time step of the typed code, and the hashes of the recovery
 * codes.
 */
export type SecondFactorProof = { step: number; recoveryHashes: readonly string[] };

/**
 * Switches on the second factor of the acting user, with exactly this secret. Returns false if that secret
 * is no longer waiting for its confirmation.
 */
export async function confirmSecondFactor(
  tx: Transaction,
  stamp: ChangeStamp,
  encryptedSecret: string,
  { step, recoveryHashes }: SecondFactorProof,
): Promise<boolean> {
  const { actorId: userId, at } = stamp;
  const isWaiting = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.encryptedSecret, encryptedSecret),
    isNull(secondFactors.confirmedAt),
  );
  const confirmed = await tx
    .update(secondFactors)
    .set({ confirmedAt: at, lastUsedStep: step })
    .where(isWaiting)
    .returning({ userId: secondFactors.userId });
  if (confirmed.length === 0) return false;
  await tx.insert(recoveryCodes).values(recoveryHashes.map((codeHash) => ({ userId, codeHash })));
  await recordSwitch(tx, stamp, userId, true);
  return true;
}

/**
 * Uses up the code of a time step. Returns false if it or a later one was used before: of two simultaneous
 * calls one succeeds.
 */
export async function useCodeOfStep(db: Database, userId: number, step: number): Promise<boolean> {
  const isUnused = or(isNull(secondFactors.lastUsedStep), lt(secondFactors.lastUsedStep, step));
  const taken = await db
    .update(secondFactors)
    .set({ lastUsedStep: step })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt), isUnused))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Returns the unused recovery codes of a user. */
export async function listRecoveryCodes(db: Database, userId: number): Promise<RecoveryCodeRow[]> {
  const { id, codeHash } = recoveryCodes;
  return db.select({ id, codeHash }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).orderBy(id);
}

/** Uses up a recovery code. Returns false if it was used already. */
export async function useRecoveryCode(db: Database, id: number): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.id, id))
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

/** Removes a user's second factor and its recovery codes. Returns false if none was on. */
export async function removeSecondFactor(
  tx: Transaction,
  stamp: ChangeStamp,
  userId: number,
): Promise<boolean> {
  const removed = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  if (removed.length === 0) return false;
  await recordSwitch(tx, stamp, userId, false);
  return true;
}

function recordSwitch(tx: Transaction, stamp: ChangeStamp, userId: number, isOn: boolean): Promise<void> {
  const change = { before: { hasSecondFactor: !isOn }, after: { hasSecondFactor: isOn } };
  return recordChange(tx, stamp, { tableName: 'users', recordId: userId, kind: 'updated', ...change });
}
