import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseMemos } from '../company/erase-memos.ts';
import { readRows } from '../database/rows.ts';
import { createMemo } from '../payroll-year/memo.ts';
import { fileSomething } from '../testing/filed-document.builder.ts';
import { aWorker, loadTime } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';

const GUARDED = ['events', 'details', 'amounts', 'tax_lines', 'commands', 'anchors', 'filed_copies'] as const;

describe.each(databases)('what is recorded on %s', (kind) => {
  const database = useDatabase(kind);

  beforeAll(async () => {
    const club = { taxId: 5, name: 'Club', requirement: 'required', direction: 'deduction' } as const;
    const line = { ...club, isOnByDefault: true, basis: 'fixed', cents: 3_00 } as const;
    await loadTime(database.db, aWorker({ companyLines: [line] }), { minutes: { regular: 2_400 } });
    await fileSomething(database.db, 1);
    await database.owner.execute(
      sql`insert into ledger.anchors values (1, 1, sha256('x'), 'signature', 'key', now())`,
    );
  });

  const refused = { cause: expect.objectContaining({ code: 'LG403' }) };

  it.each(GUARDED)('is not updated, not even by the owner: %s', async (table) => {
    const update = sql`update ledger.${sql.identifier(table)} set company_id = 2`;
    await expect(database.owner.execute(update)).rejects.toMatchObject(refused);
  });

  it('is no other copy of a filed document, of which only the key is encrypted again, with another key', async () => {
    const other = sql`update ledger.filed_copies set content = content || 'x', sealed_key = 'sealed1.0.x'`;
    await expect(database.owner.execute(other)).rejects.toMatchObject(refused);
    const sameKey = sql`update ledger.filed_copies set sealed_key = sealed_key || 'x'`;
    await expect(database.owner.execute(sameKey)).rejects.toMatchObject(refused);
    const undone = database.owner.transaction(async (tx) => {
      await tx.execute(sql`update ledger.filed_copies set sealed_key = 'sealed1.0123456789abcdef.x'`);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
  });

  it.each(GUARDED)('is not deleted: %s', async (table) => {
    const remove = sql`delete from ledger.${sql.identifier(table)}`;
    await expect(database.owner.execute(remove)).rejects.toMatchObject(refused);
  });

  it.each(GUARDED)('is not truncated: %s', async (table) => {
    const truncate = sql`truncate ledger.${sql.identifier(table)} cascade`;
    await expect(database.owner.execute(truncate)).rejects.toMatchObject(refused);
  });
});

// PGlite has one user, who may do everything that triggers do not refuse.
describe("the application's role on postgres", () => {
  const database = useDatabase('postgres');

  it('has no right to change any table of the ledger', async () => {
    const rights = await readRows<{ right: string }>(
      database.db,
      sql`select table_name || ' ' || privilege_type as right
          from information_schema.table_privileges
          where table_schema = 'ledger' and privilege_type <> 'SELECT' and grantee = current_user`,
    );
    expect(rights).toEqual([]);
    const columns = await readRows<{ right: string }>(
      database.db,
      sql`select table_name || '.' || column_name || ' ' || privilege_type as right
          from information_schema.column_privileges
          where table_schema = 'ledger' and privilege_type <> 'SELECT' and grantee = current_user`,
    );
    expect(columns).toEqual([]);
    const [table] = await readRows<{ can: boolean }>(
      database.db,
      sql`select bool_or(has_table_privilege(c.oid, 'insert, update, delete, truncate')) as can
          from pg_class c where c.relnamespace = 'ledger'::regnamespace and c.relkind = 'r'`,
    );
    expect(table?.can).toBe(false);
  });

  it.each([
    [sql`insert into ledger.heads values (9, 0, sha256('x'))`],
    [sql`update ledger.entries set net = 0`],
    [sql`delete from ledger.memos`],
    [sql`update ledger.filed_copies set content = 'x'`],
    [sql`update ledger.filed_copies set sealed_key = 'sealed1.0123456789abcdef.x'`],
    [sql`select sealed_key from ledger.filed_copies for update`],
    [sql`insert into ledger.filed_copies values (1, 1, 'sealed1.0.x', 'x')`],
    [sql`truncate ledger.ytd`],
    [sql`alter table ledger.events disable trigger all`],
    [sql`set session_replication_role = replica`],
  ])('is refused when it tries', async (statement) => {
    await expect(database.db.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ code: '42501' }),
    });
  });

  it('appends, reads and erases through functions', async () => {
    const { db } = database;
    const memo = createMemo('Trabajó el feriado');
    const loaded = await loadTime(db, aWorker(), memo ? { memo } : {});
    const { entryId } = loaded;
    const erasing = { companyId: 1, actorId: 7, commandId: randomUUID(), request: {}, reason: 'Lo pidió' };
    await expect(eraseMemos(db, { ...erasing, entryId })).resolves.toMatchObject({ ok: true });
  });
});
