import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseMemos } from '../company/erase-memos.ts';
import type { Database, Transaction } from '../database/client.ts';
import { createMemo } from '../payroll-year/memo.ts';
import { amounts, details, events, memos } from '../schema/index.ts';
import { anyHistory, runHistory } from '../testing/history.commands.ts';
import { amendTime, aWorker, deleteTime, loadTime } from '../testing/payroll-year.builder.ts';
import { must } from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { verifyInPlace } from '../verification/verify-in-place.ts';
import { exportEvents, exportLog } from './export-log.ts';
import { verifyLog } from './verify.ts';

const companyId = 1_000_000;
const LAST_SEQ = 8;

/** Returns another value for a column of each type. */
const OTHER_VALUE: Record<string, (column: SQL) => SQL> = {
  bigint: (column) => sql`coalesce(${column}, 0) + 100`,
  integer: (column) => sql`coalesce(${column}, 0) + 100`,
  smallint: (column) => sql`coalesce(${column}, 0) + 100`,
  text: (column) => sql`coalesce(${column}, '') || 'x'`,
  uuid: () => sql`gen_random_uuid()`,
  date: (column) => sql`coalesce(${column}, '2026-01-01') + 1`,
  'timestamp with time zone': (column) => sql`${column} + interval '1 microsecond'`,
  jsonb: (column) => sql`coalesce(${column}, '[]') || '{"x": 1}'`,
  bytea: (column) => sql`sha256(${column})`,
};

describe.each(databases)('a log on %s', (kind) => {
  const database = useDatabase(kind);

  beforeAll(async () => {
    const club = { taxId: 5, name: 'Club', requirement: 'required', direction: 'deduction' } as const;
    const line = { ...club, isOnByDefault: true, basis: 'fixed', cents: 3_00 } as const;
    const worker = aWorker({ companyId, companyLines: [line] });
    const colleague = { ...worker, employeeId: 2 };
    const memo = createMemo('Trabajó el feriado');
    const first = await loadTime(database.db, worker, {
      minutes: { regular: 2_400 },
      ...(memo ? { memo } : {}),
    });
    const second = await loadTime(database.db, colleague, { minutes: { regular: 1_200 } });
    await amendTime(database.db, worker, first, { minutes: { regular: 1_800 } });
    await loadTime(database.db, worker, { periodNumber: 11, minutes: { regular: 600 } });
    await deleteTime(database.db, colleague, second);
    for (const periodNumber of [12, 13, 14]) await loadTime(database.db, worker, { periodNumber });
  });

  /**
   * Returns what `look` sees after statements ran on the tables with the triggers off, and rolls them back.
   */
  async function tamperedWith<Seen>(statements: readonly SQL[], look: (tx: Transaction) => Promise<Seen>) {
    const seen: Seen[] = [];
    const undone = database.owner.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const statement of statements) await tx.execute(statement);
      seen.push(await look(tx));
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
    return must(seen[0]);
  }

  const problemsIn = async (tx: Transaction) => (await verifyInPlace(tx, { companyId })).problems;

  /** Returns the problems that each of the two verifiers finds then. */
  const afterTampering = (...statements: SQL[]) =>
    tamperedWith(statements, async (tx) => ({
      inPlace: await problemsIn(tx),
      exported: verifyLog(await exportLog(tx, { companyId })),
    }));

  it('holds as it was recorded', async () => {
    expect(await verifyInPlace(database.db, { companyId })).toEqual({ problems: [], erasedMemos: 0 });
    expect(verifyLog(await exportLog(database.db, { companyId }))).toEqual([]);
  });

  it('holds after any history, for both verifiers', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (commands) => {
        const history = await runHistory(database.db, commands);
        const { problems } = await verifyInPlace(database.db, history);
        expect(problems).toEqual([]);
        expect(verifyLog(await exportLog(database.db, history))).toEqual([]);
      }),
      { numRuns: 3 },
    );
  });

  describe.each([3, LAST_SEQ])('shows event %i as the first bad one when one value of it changes:', (seq) => {
    const columns = Object.values(getTableColumns(events));
    it.each(columns.map((column) => [column.name, column.getSQLType()]))('%s', async (name, type) => {
      const column = sql.identifier(name);
      const other = OTHER_VALUE[type]?.(sql`${column}`);
      if (!other) throw new Error(`The type of ${name} has no other value here`);
      const seen = await afterTampering(
        sql`update ledger.events set ${column} = ${other} where company_id = ${companyId} and seq = ${seq}`,
      );
      expect(seen.inPlace[0]).toMatchObject({ seq });
      expect(seen.exported[0]).toMatchObject({ seq });
    });
  });

  describe('shows the first bad event', () => {
    const ofCompany = sql`company_id = ${companyId}`;
    const copyOf = (seq: number, as: SQL) => sql`insert into ledger.events
      select company_id, ${as}, stream_id, version + 100, type, schema_version, entry_id, period_id, pay_date, recorded_at,
        actor_id, command_id, reason, engine_version, data, stream_hash, hash
      from ledger.events where ${ofCompany} and seq = ${seq}`;

    it.each([
      ['when one is deleted', [sql`delete from ledger.events where ${ofCompany} and seq = 4`], 4],
      ['when the first are deleted', [sql`delete from ledger.events where ${ofCompany} and seq < 3`], 1],
      ['when the last are deleted', [sql`delete from ledger.events where ${ofCompany} and seq >= 7`], 7],
      ['when all are deleted', [sql`delete from ledger.events where ${ofCompany}`], 1],
      [
        'when two change places',
        [
          sql`update ledger.events set seq = 100 where ${ofCompany} and seq = 6`,
          sql`update ledger.events set seq = 6 where ${ofCompany} and seq = 7`,
          sql`update ledger.events set seq = 7 where ${ofCompany} and seq = 100`,
        ],
        6,
      ],
      ['when one is added at the end', [copyOf(4, sql`${LAST_SEQ + 1}::bigint`)], LAST_SEQ + 1],
      [
        'when the request of its command changes',
        [
          sql`update ledger.commands set request_hash = sha256('x')
             where ${ofCompany} and first_seq = 5`,
        ],
        5,
      ],
      [
        'when the end is another',
        [sql`update ledger.heads set last_hash = sha256('x') where ${ofCompany}`],
        LAST_SEQ,
      ],
      ['when the end is gone', [sql`delete from ledger.heads where ${ofCompany}`], 1],
    ])('%s', async (_what, statements, seq) => {
      const seen = await afterTampering(...statements);
      expect(seen.inPlace[0]).toMatchObject({ seq });
      if (!_what.includes('the end is gone')) expect(seen.exported[0]).toMatchObject({ seq });
    });

    it('when any typed amount is not what the payload says', async () => {
      const typed = Object.values(getTableColumns(amounts)).filter(
        ({ name }) => !['company_id', 'seq'].includes(name),
      );
      for (const column of typed) {
        const name = sql.identifier(column.name);
        const other = OTHER_VALUE[column.getSQLType()]?.(sql`${name}`) ?? sql`null`;
        const tampered = sql`update ledger.amounts set ${name} = ${other} where ${ofCompany} and seq = 3`;
        expect(await tamperedWith([tampered], problemsIn), column.name).toEqual([
          { seq: 3, problem: 'amounts' },
        ]);
      }
    });

    it('when any detail is not what the payload says', async () => {
      const columns = Object.values(getTableColumns(details)).filter(
        ({ name }) => !['company_id', 'seq'].includes(name),
      );
      for (const column of columns) {
        const name = sql.identifier(column.name);
        const other = OTHER_VALUE[column.getSQLType()]?.(sql`${name}`) ?? sql`null`;
        const tampered = sql`update ledger.details set ${name} = ${other} where ${ofCompany} and seq = 3`;
        expect(await tamperedWith([tampered], problemsIn), column.name).toContainEqual({
          seq: 3,
          problem: 'details',
        });
      }
    });

    it.each([
      ['details are gone', sql`delete from ledger.details where ${ofCompany} and seq = 2`, 'details'],
      ['a row of amounts is gone', sql`delete from ledger.amounts where ${ofCompany} and seq = 2`, 'amounts'],
      [
        'a company line is another',
        sql`update ledger.tax_lines set cents = 1 where ${ofCompany} and seq = 2`,
        'tax-lines',
      ],
      [
        'what a company line was is none',
        sql`update ledger.details set company_lines = '[1, {"taxId": "x", "cents": 1}]' where ${ofCompany} and seq = 2`,
        'details',
      ],
      [
        'the company lines are no list',
        sql`update ledger.details set company_lines = '{"x": 1}' where ${ofCompany} and seq = 2`,
        'details',
      ],
      [
        'a company line is gone',
        sql`delete from ledger.tax_lines where ${ofCompany} and seq = 2`,
        'tax-lines',
      ],
      [
        'a stream ends elsewhere',
        sql`update ledger.streams set version = 9 where stream_id = 'emp:2:2026'`,
        'stream-head',
      ],
    ])('when %s', async (_what, statement, problem) => {
      expect((await afterTampering(statement)).inPlace).toContainEqual({ seq: expect.any(Number), problem });
    });
  });

  it('takes an erased memo as erased, and a changed one as changed', async () => {
    const changed = await afterTampering(
      sql`update ledger.memos set text = 'Descansó' where company_id = ${companyId}`,
    );
    expect(changed.inPlace).toEqual([{ seq: 1, problem: 'memo' }]);
    const gone = await afterTampering(sql`delete from ledger.memos where company_id = ${companyId}`);
    expect(gone.inPlace).toEqual([{ seq: 1, problem: 'memo-missing' }]);
    await inTransactionUndone(database.db, async (tx) => {
      const [memo] = await tx.select().from(memos).where(eq(memos.companyId, companyId));
      const erasing = { companyId, actorId: 7, entryId: memo?.entryId ?? 0, reason: 'Lo pidió' };
      const erase = () => eraseMemos(tx, { ...erasing, commandId: randomUUID(), request: {} });
      expect(await erase()).toMatchObject({ ok: true });
      expect(await verifyInPlace(tx, { companyId })).toEqual({ problems: [], erasedMemos: 1 });
      expect(await erase()).toEqual({ ok: false, code: 'not-found' });
    });
  });

  it('can be checked in parts', async () => {
    const seen = await verifyInPlace(database.db, { companyId, fromSeq: 4, toSeq: 6 });
    expect(seen.problems).toEqual([]);
    const part = await exportLog(database.db, { companyId, fromSeq: 4, toSeq: 6 });
    expect(part.events.map(({ seq }) => seq)).toEqual([4, 5, 6]);
    expect(verifyLog(part)).toEqual([]);
  });

  it('is exported some events at a time as it is at once', async () => {
    const { events: whole } = await exportLog(database.db, { companyId, toSeq: LAST_SEQ - 1 });
    for (const batch of [1, 3, LAST_SEQ]) {
      const read: object[] = [];
      for await (const event of exportEvents(database.db, { companyId, toSeq: LAST_SEQ - 1 }, batch))
        read.push(event);
      expect(read).toEqual(whole);
    }
  });

  it("shows one employee's history against the company's chain, with nothing of anyone else's but hashes", async () => {
    const exported = await exportLog(database.db, { companyId, streams: ['emp:2:2026'] });
    expect(verifyLog(exported)).toEqual([]);
    const text = JSON.stringify(exported);
    expect(text).toContain('emp:2:2026');
    expect(text).not.toContain('emp:1:2026');
    const other = structuredClone(exported);
    const mine = other.events.find((event) => 'stream' in event);
    if (mine && 'reason' in mine) throw new Error('A load has no reason');
    if (mine && 'stream' in mine) mine.reason = 'because';
    expect(verifyLog(other)[0]).toMatchObject({ seq: mine?.seq, problem: 'altered' });
  });
});

async function inTransactionUndone(db: Database, work: (tx: Database) => Promise<void>): Promise<void> {
  const undone = db.transaction(async (tx) => {
    await work(tx);
    tx.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
}
