import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { passwordResets, secondFactors, users } from '../../schema/account.tables.ts';
import { lower } from '../../schema/columns.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';

/** A user who may sign in, without the password. */
export type User = Omit<typeof users.$inferSelect, 'passwordHash'>;
export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'accountId' | 'isActive'>;

/**
 * The stamp of a new user; `actorId` is absent if people register themselves, because no earlier user acts.
 */
export type NewUserStamp = Omit<ChangeStamp, 'actorId'> & { actorId?: number };

const TABLE = 'users';

export const USER_COLUMNS = {
  id: users.id,
  accountId: users.accountId,
  name: users.name,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  role: users.role,
  isActive: users.isActive,
  access: users.access,
};

/** Returns true if there is any user. */
export async function hasUsers(db: Database): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).limit(1);
  return found.length > 0;
}

/** Returns the user with this id, of any account. */
export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const [user] = await db.select(USER_COLUMNS).from(users).where(eq(users.id, id));
  return user;
}

/** Returns the user with this e-mail address, in upper or lower case, of any account. */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db
    .select(USER_COLUMNS)
    .from(users)
    .where(eq(lower(users.email), email.toLowerCase()));
  return user;
}

/** A user of an account; `hasSecondFactor` is true if the sign-in asks for one. */
export type ListedUser = User & { hasSecondFactor: boolean };

/** Returns all users of an account, inactive ones included, in order of creation. */
export async function listUsers(db: Database, accountId: number): Promise<ListedUser[]> {
  const hasSecondFactor = sql<boolean>`${secondFactors.confirmedAt} is not null`;
  return db
    .select({ ...USER_COLUMNS, hasSecondFactor })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.accountId, accountId))
    .orderBy(users.id);
}

/**
 * The fields of a user that change: users edit their own names and addresses, others edit their status and
 * access.
 */
export type UserFields = Partial<Pick<User, 'name' | 'lastName' | 'email' | 'phone' | 'isActive' | 'access'>>;

/** Changes a user of the stamp's account. Returns undefined if the account has no such user. */
export async function updateUser(
  tx: Transaction,
  stamp: ChangeStamp,
  userId: number,
  fields: UserFields,
): Promise<User | undefined> {
  const ofAccount = and(eq(users.accountId, stamp.accountId), eq(users.id, userId));
  const [before] = await tx.select(USER_COLUMNS).from(users).where(ofAccount).for('no key update');
  if (!before) return undefined;
  await tx.update(users).set(fields).where(ofAccount);
  const after = { ...before, ...fields };
  await recordChange(tx, stamp, { tableName: TABLE, recordId: userId, kind: 'updated', before, after });
  return after;
}

/** Returns the hash of a user's password. */
export async function findPasswordHash(db: Database, userId: number): Promise<string | undefined> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return user?.passwordHash;
}

/** Adds a user to the stamp's account. Returns undefined if a user of any account has the e-mail address. */
export async function insertUser(
  tx: Transaction,
  stamp: NewUserStamp,
  newUser: NewUser,
): Promise<User | undefined> {
  const [row] = await tx
    .insert(users)
    .values({ ...newUser, accountId: stamp.accountId })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  const byWhom = { ...stamp, actorId: stamp.actorId ?? row.id };
  await recordChange(tx, byWhom, { tableName: TABLE, recordId: row.id, kind: 'inserted', after: row });
  const { passwordHash, ...user } = row;
  return user;
}

/**
 * Replaces a user's password and removes an open link for a new one. Returns undefined if the stamp's
 * account has no such user.
 */
export async function setPasswordHash(
  tx: Transaction,
  stamp: ChangeStamp,
  userId: number,
  passwordHash: string,
): Promise<User | undefined> {
  const ofAccount = and(eq(users.accountId, stamp.accountId), eq(users.id, userId));
  const [before] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(ofAccount)
    .for('update');
  if (!before) return undefined;
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  const [user] = await tx.update(users).set({ passwordHash }).where(ofAccount).returning(USER_COLUMNS);
  await recordChange(tx, stamp, {
    tableName: TABLE,
    recordId: userId,
    kind: 'updated',
    before,
    after: { passwordHash },
  });
  return user;
}
