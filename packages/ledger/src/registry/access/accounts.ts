import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { accounts, registrationCodes } from '../../schema/account.tables.ts';
import { lower } from '../../schema/columns.ts';
import { recordChange } from '../record-changes.ts';
import type { AccountScope } from '../registry.ts';
import { findUserByEmail, insertUser, type NewUser, type User } from './users.ts';

/** A new account with a code that is made and used at once, not one that a user was given. */
export type NewAccount = {
  at: Date;
  firstUser: NewUser;
  /** The registration code, and the number of companies that it allows. */
  code: { code: string; companyAmount: number };
};

/**
 * Opens an account with its first user, who is recorded as the user of the changes. Returns undefined, with
 * nothing written, if the e-mail address is taken.
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

/** A user who opens an account with a registration code. */
export type Registrant = { at: Date; firstUser: NewUser; code: string };

export type RegistrationOutcome =
  | { ok: true; user: User }
  | { ok: false; code: 'wrong-registration-code' | 'email-taken' };

/**
 * Opens an account with a registration code that is active, unused, and of the same e-mail address. The code
 * is used up. After a refusal the caller has to roll back.
 */
export async function registerAccount(
  tx: Transaction,
  { at, firstUser, code }: Registrant,
): Promise<RegistrationOutcome> {
  const codeId = await lockUsableCode(tx, code, firstUser.email);
  if (codeId === undefined) return { ok: false, code: 'wrong-registration-code' };
  const accountId = await insertAccount(tx, at);
  const user = await insertUser(tx, { accountId, at }, firstUser);
  if (!user) return { ok: false, code: 'email-taken' };
  await tx.update(registrationCodes).set({ accountId }).where(eq(registrationCodes.id, codeId));
  await recordChange(
    tx,
    { accountId, actorId: user.id, at },
    {
      tableName: 'registration_codes',
      recordId: codeId,
      kind: 'updated',
      before: { isUsed: false },
      after: { isUsed: true },
    },
  );
  return { ok: true, user };
}

// Of two simultaneous registrations with one code the second waits here, and then finds it used.
async function lockUsableCode(tx: Transaction, code: string, email: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: registrationCodes.id })
    .from(registrationCodes)
    .where(
      and(
        eq(registrationCodes.code, code),
        eq(lower(registrationCodes.email), email.toLowerCase()),
        eq(registrationCodes.isActive, true),
        isNull(registrationCodes.accountId),
      ),
    )
    .for('update');
  return found?.id;
}

/** Returns the number of companies that the account's code allows now. */
export async function companyAllowance(db: Database, { accountId }: AccountScope): Promise<number> {
  const [code] = await db.select(ALLOWANCE).from(registrationCodes).where(ofAccount(accountId));
  return code?.companies ?? 0;
}

/**
 * Returns `companyAllowance`, and locks it so that nobody else adds a company to the account before this
 * transaction ends.
 */
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
