import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../schema/account.tables.ts';
import { companies } from '../schema/company.tables.ts';
import { events } from '../schema/index.ts';
import { aWorker, loadTime } from '../testing/payroll-year.builder.ts';
import { countRoundTrips } from '../testing/round-trips.ts';
import { type SavedAccount, savedAccount, savedCompany } from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { batchQueries } from './batch-queries.ts';
import type { Database } from './client.ts';
import { type Places, preparedQuery } from './prepared-query.ts';

type Account = { accountId: number };

const companyNames = preparedQuery((db, { accountId }: Places<Account>) =>
  db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.accountId, accountId))
    .orderBy(asc(companies.name)),
);

// Two columns of one name, one of which is missing where the account has no company.
const companyIds = preparedQuery((db, { accountId }: Places<Account>) =>
  db
    .select({ account: { id: accounts.id }, company: { id: companies.id } })
    .from(accounts)
    .leftJoin(companies, eq(companies.accountId, accounts.id))
    .where(eq(accounts.id, accountId)),
);

const recorded = preparedQuery((db, { companyId }: Places<{ companyId: number }>) =>
  db.select().from(events).where(eq(events.companyId, companyId)),
);

const number = preparedQuery((db, { text }: Places<{ text: string }>) =>
  db.select({ number: sql<number>`number` }).from(sql`cast(${text}::text as bigint) as of(number)`),
);

describe.each(databases)('queries that are asked as one statement, on %s,', (kind) => {
  const database = useDatabase(kind);
  let one: SavedAccount;
  let none: SavedAccount;

  beforeAll(async () => {
    one = await savedAccount(database.db, 'una');
    none = await savedAccount(database.db, 'ninguna');
    await savedCompany(database.db, one, { name: 'Taller Vega' });
    await savedCompany(database.db, one, { name: 'Ferretería Luna' });
    await loadTime(database.db, aWorker());
  });

  it('answer what each answers by itself: moments, bytes, payloads, what is missing, and their order', async () => {
    const reads = (db: Database) => ({
      names: companyNames(db, one.scope),
      ids: companyIds(db, one.scope),
      missing: companyIds(db, none.scope),
      log: recorded(db, { companyId: 1 }),
    });
    const apart = reads(database.db);
    const asOne = await batchQueries(database.db, reads);
    expect(asOne.names).toEqual([{ name: 'Ferretería Luna' }, { name: 'Taller Vega' }]);
    expect(asOne.missing).toEqual([{ account: { id: none.scope.accountId }, company: null }]);
    expect(asOne.log).toMatchObject([{ type: 'TimeLoaded', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(asOne).toEqual({
      names: await apart.names,
      ids: await apart.ids,
      missing: await apart.missing,
      log: await apart.log,
    });
  });

  it('read what the transaction that asks has written and not committed', async () => {
    await database.db.transaction(async (tx) => {
      const ofOne = eq(companies.accountId, none.scope.accountId);
      await savedCompany(tx, none, { name: 'Taller Sol' });
      const { names, before } = await batchQueries(tx, (db) => ({
        names: companyNames(db, none.scope),
        before: companyNames(db, one.scope),
      }));
      expect([names.length, before.length]).toEqual([1, 2]);
      await tx.delete(companies).where(ofOne);
    });
  });

  it('are asked by themselves where one needs the answer of another', async () => {
    const { found } = await batchQueries(database.db, (db) => ({ found: firstThenAll(db, one.scope) }));
    expect(found).toHaveLength(2);
  });

  it('refuse a number that JSON would make another one', async () => {
    const beyond = batchQueries(database.db, (db) => ({
      exact: number(db, { text: '9007199254740991' }),
      beyond: number(db, { text: '9007199254740993' }),
    }));
    await expect(beyond).rejects.toThrow('beyond the integers');
  });

  it('fail together', async () => {
    const failing = batchQueries(database.db, (db) => ({
      names: companyNames(db, one.scope),
      number: number(db, { text: 'none' }),
    }));
    await expect(failing).rejects.toThrow('Failed query');
  });

  async function firstThenAll(db: Database, scope: Account) {
    await companyNames(db, scope);
    return companyNames(db, scope);
  }
});

describe('queries that are asked as one statement', () => {
  const counted = countRoundTrips();
  const database = useDatabase('postgres', counted.watch);

  it('are one, with what is read within them', async () => {
    const { scope } = await savedAccount(database.db, 'una');
    const sent = await counted.during(() =>
      batchQueries(database.db, (db) => ({
        names: companyNames(db, scope),
        ids: companyIds(db, scope),
        within: batchQueries(db, (inner) => ({ names: companyNames(inner, scope) })),
      })),
    );
    expect(sent).toEqual({ statements: 1, roundTrips: 1 });
  });
});
