import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../schema/company.tables.ts';
import { type SavedAccount, savedAccount, savedCompany } from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { idList, isAnyOf, type Places, preparedQuery } from './prepared-query.ts';

const companyNames = preparedQuery((db, { accountId }: Places<{ accountId: number }>) =>
  db.select({ name: companies.name }).from(companies).where(eq(companies.accountId, accountId)),
);

const idsAmong = preparedQuery((db, { ids }: Places<{ ids: string }>) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(isAnyOf(companies.id, ids))
    .orderBy(asc(companies.id)),
);

describe.each(databases)('a query that is built once, on %s,', (kind) => {
  const database = useDatabase(kind);
  let one: SavedAccount;
  let other: SavedAccount;

  beforeAll(async () => {
    one = await savedAccount(database.db, 'una');
    other = await savedAccount(database.db, 'otra');
    await savedCompany(database.db, one, { name: 'Taller Vega' });
    await savedCompany(database.db, other, { name: 'Ferretería Luna' });
  });

  it('takes other values each time', async () => {
    expect(await companyNames(database.db, one.scope)).toEqual([{ name: 'Taller Vega' }]);
    expect(await companyNames(database.db, other.scope)).toEqual([{ name: 'Ferretería Luna' }]);
  });

  it('reads what the transaction that asks has written and not committed', async () => {
    await database.db.transaction(async (tx) => {
      const ofOne = eq(companies.accountId, one.scope.accountId);
      await tx.update(companies).set({ name: 'Taller Sol' }).where(ofOne);
      expect(await companyNames(tx, one.scope)).toEqual([{ name: 'Taller Sol' }]);
      await tx.update(companies).set({ name: 'Taller Vega' }).where(ofOne);
    });
  });

  it('takes a list of any length as one value', async () => {
    const saved = await database.db.select({ id: companies.id }).from(companies).orderBy(asc(companies.id));
    const ids = saved.map(({ id }) => id);
    expect(await idsAmong(database.db, { ids: idList(ids) })).toEqual(saved);
    expect(await idsAmong(database.db, { ids: idList(ids.slice(0, 1)) })).toEqual(saved.slice(0, 1));
    expect(await idsAmong(database.db, { ids: idList([]) })).toEqual([]);
  });
});
