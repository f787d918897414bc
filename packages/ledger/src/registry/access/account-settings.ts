import type { AccountSettings } from '@garita/domain/account/account-settings.schema';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { accounts } from '../../schema/account.tables.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';
import type { AccountScope } from '../registry.ts';

const SETTINGS = { periodsClosedByAnother: accounts.periodsClosedByAnother };

/** What an account asks of everybody in it. Undefined when there is no such account. */
export async function findAccountSettings(
  db: Database,
  { accountId }: AccountScope,
): Promise<AccountSettings | undefined> {
  const [settings] = await db.select(SETTINGS).from(accounts).where(eq(accounts.id, accountId));
  return settings;
}

/** Changes what the stamp's account asks. Undefined when there is no such account. */
export async function updateAccountSettings(
  tx: Transaction,
  stamp: ChangeStamp,
  after: AccountSettings,
): Promise<AccountSettings | undefined> {
  const ofAccount = eq(accounts.id, stamp.accountId);
  const [before] = await tx.select(SETTINGS).from(accounts).where(ofAccount).for('no key update');
  if (!before) return undefined;
  await tx.update(accounts).set(after).where(ofAccount);
  await recordChange(tx, stamp, {
    tableName: 'accounts',
    recordId: stamp.accountId,
    kind: 'updated',
    before,
    after,
  });
  return after;
}
