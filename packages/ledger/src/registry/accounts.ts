import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { accounts, registrationCodes } from '../schema/registry.tables.ts';
import type { AccountScope } from './registry.ts';
import { findUserByEmail, insertUser, type NewUser, type User } from './users.ts';

/** An account to be opened with a code that is made and used up at once, not one that somebody was given. */
export type NewAccount = {
  at: Date;
  firstUser: NewUser;
  /** The registration code, and how many companies it allows. */
  code: { code: string; companyAmount: number };
};

/**
 * Opens an account with its first user, who acts for the record changes. Undefined, with nothing written, when somebody
 * has the e-mail address.
 */
export async function createAccount(
  tx: Transaction,
  { at, firstUser, code }: NewAccount,
): Promise<User | undefined> {
  if (await findUserByEmail(tx, firstUser.email)) return undefined;
  const accountId = await insertAccount(tx, at);
  const user = await insertUser(tx, { accountId, at }, firstUser);
  if (!user) throw new Error('The e-mail address was taken while the account was being opened');
  const owner = `${firstUser.name} ${firstUser.lastName}`;
  await tx.insert(registrationCodes).values({ ...code, owner, email: firstUser.email, accountId });
  return user;
}

/** How many companies the account's code allows it, as the code says now. */
export async function companyAllowance(db: Database, { accountId }: AccountScope): Promise<number> {
  const [code] = await db.select(ALLOWANCE).from(registrationCodes).where(ofAccount(accountId));
  return code?.companies ?? 0;
}

/** As `companyAllowance`, and lets nobody else add a company to the account before this transaction ends. */
export async function lockCompanyAllowance(tx: Transaction, { accountId }: AccountScope): Promise<number> {
  const [code] = await tx.select(ALLOWANCE).from(registrationCodes).where(ofAccount(accountId)).for('update');
  return code?.companies ?? 0;
}

const ALLOWANCE = { companies: registrationCodes.companyAmount };

function ofAccount(accountId: number) {
  return eq(registrationCodes.accountId, accountId);
}

async function insertAccount(tx: Transaction, at: Date): Promise<number> {
  const [account] = await tx.insert(accounts).values({ createdAt: at }).returning({ id: accounts.id });
  if (!account) throw new Error('Nothing came back from opening an account');
  return account.id;
}
