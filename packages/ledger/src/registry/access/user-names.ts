import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { users } from '../../schema/account.tables.ts';

/**
 * Returns the names of all users of an account by id, including everybody who ever recorded anything in it.
 */
export async function listUserNames(
  db: Database,
  accountId: number,
): Promise<{ id: number; name: string }[]> {
  const rows = await namesOfAccount(db, { accountId });
  return rows.map((user) => ({ id: user.id, name: `${user.name} ${user.lastName}`.trim() }));
}

const namesOfAccount = preparedQuery((db, { accountId }: Places<{ accountId: number }>) => {
  const { id, name, lastName } = users;
  return db.select({ id, name, lastName }).from(users).where(eq(users.accountId, accountId));
});

/** Returns the names of these users by id, of any account. */
export async function findUserNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, name, lastName } = users;
  const rows = await db
    .select({ id, name, lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((user) => [user.id, `${user.name} ${user.lastName}`.trim()]));
}
