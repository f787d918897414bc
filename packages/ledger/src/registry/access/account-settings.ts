import type { AccountSettings } from '@garita/domain/account/account-settings.schema';
import type { SettingsInForce } from '@garita/domain/account/closing-rule';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { accounts, users } from '../../schema/account.tables.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';
import type { AccountScope } from '../registry.ts';

/** The user who wants a rule of the account switched off, and the time of the request (ISO 8601). */
export type SwitchOffRequest = { userId: number; by: string; at: string };

/** The settings of an account, and the open request to switch a rule off. */
export type AccountSettingsRecord = AccountSettings & { switchOffAsked: SwitchOffRequest | null };

/**
 * Returns the settings of an account. A request of a user who may no longer write is ignored. Returns
 * undefined if there is no such account.
 */
export async function findAccountSettings(
  db: Database,
  { accountId }: AccountScope,
): Promise<AccountSettingsRecord | undefined> {
  const mayWrite = and(eq(users.accountId, accounts.id), users.isActive, ne(users.role, 'auditor'));
  const [settings] = await db
    .select({
      periodsClosedByAnother: accounts.periodsClosedByAnother,
      at: accounts.switchOffAskedAt,
      userId: users.id,
      by: sql<string>`${users.name} || ' ' || ${users.lastName}`,
    })
    .from(accounts)
    .leftJoin(users, and(eq(users.id, accounts.switchOffAskedBy), mayWrite))
    .where(eq(accounts.id, accountId));
  if (!settings) return undefined;
  const { periodsClosedByAnother, at, userId, by } = settings;
  const isRequested = at !== null && userId !== null;
  return {
    periodsClosedByAnother,
    switchOffAsked: isRequested ? { userId, by, at: at.toISOString() } : null,
  };
}

/** Locks the row of an account, so that of two changes of its settings one waits for the other. */
export async function lockAccountSettings(tx: Transaction, { accountId }: AccountScope): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/**
 * Changes the settings of the stamp's account, whose row must be locked. Returns undefined if there is no
 * such account.
 */
export async function updateAccountSettings(
  tx: Transaction,
  stamp: ChangeStamp,
  decide: (inForce: SettingsInForce) => SettingsInForce,
): Promise<AccountSettingsRecord | undefined> {
  const ofAccount = eq(accounts.id, stamp.accountId);
  const found = await findAccountSettings(tx, stamp);
  if (!found) return undefined;
  const { switchOffAsked, ...settings } = found;
  const before = { ...settings, switchOffAskedBy: switchOffAsked?.userId ?? null };
  const after = decide(before);
  const isRequested = after.switchOffAskedBy !== null;
  const isRequestedNow = isRequested && after.switchOffAskedBy !== before.switchOffAskedBy;
  await tx
    .update(accounts)
    .set({
      ...after,
      ...(isRequestedNow ? { switchOffAskedAt: stamp.at } : {}),
      ...(isRequested ? {} : NOT_REQUESTED),
    })
    .where(ofAccount);
  await recordChange(tx, stamp, {
    tableName: 'accounts',
    recordId: stamp.accountId,
    kind: 'updated',
    before: inHistory(before),
    after: inHistory(after),
  });
  return findAccountSettings(tx, stamp);
}

const NOT_REQUESTED = { switchOffAskedBy: null, switchOffAskedAt: null };

// The user who requests is the user of the change.
function inHistory({ switchOffAskedBy, ...settings }: SettingsInForce) {
  return { ...settings, isSwitchOffAsked: switchOffAskedBy !== null };
}
