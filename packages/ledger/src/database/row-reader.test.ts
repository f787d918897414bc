import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '../schema/account.tables.ts';
import { companies } from '../schema/company.tables.ts';
import { DRAFT as db, fieldsOf } from './draft-database.ts';
import { readBy } from './read-by.ts';
import { rowReader } from './row-reader.ts';

const ofAccount = eq(companies.accountId, accounts.id);

/** Reads these values as a row of this query. */
function read(query: object, values: unknown[]): unknown {
  return rowReader(fieldsOf(query))(values);
}

describe('A row', () => {
  it('has each value under its name, as its column reads it, in the order of the columns', () => {
    const { id, createdAt } = accounts;
    const query = db.select({ id, createdAt, none: sql`null`, cents: readBy(sql`7`, Number) }).from(accounts);
    const row = read(query, [3, '2026-03-02 16:00:00+00', null, '7']);
    expect(row).toEqual({ id: 3, createdAt: new Date('2026-03-02T16:00:00Z'), none: null, cents: 7 });
    expect(Object.keys(row as object)).toEqual(['id', 'createdAt', 'none', 'cents']);
  });

  it('has what was selected as a group', () => {
    const { id, name, postalStreet: street, postalZip: zip } = companies;
    const query = db.select({ id, address: { street, zip }, name }).from(companies);
    expect(read(query, [9, 'Sol 1', '00901', 'Vega'])).toEqual({
      id: 9,
      address: { street: 'Sol 1', zip: '00901' },
      name: 'Vega',
    });
  });

  it('has nothing of a table that has no row for it, and a nothing of one that has', () => {
    const query = db
      .select({ account: { id: accounts.id }, company: { id: companies.id, phone: companies.phoneNumber } })
      .from(accounts)
      .leftJoin(companies, ofAccount);
    expect(read(query, [3, null, null])).toEqual({ account: { id: 3 }, company: null });
    expect(read(query, [3, 9, null])).toEqual({ account: { id: 3 }, company: { id: 9, phone: null } });
  });

  it('has nothings of a group of two tables, of what both have', () => {
    const both = { account: accounts.id, company: companies.id };
    const query = db.select({ both }).from(accounts).leftJoin(companies, ofAccount);
    expect(read(query, [3, null])).toEqual({ both: { account: 3, company: null } });
  });
});
