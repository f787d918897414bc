import { randomUUID } from 'node:crypto';
import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { createMemo } from '../payroll-year/memo.ts';
import { LEDGER_TABLES, listRecordedCompanies } from '../queries/recorded-companies.ts';
import { saveAnchors } from '../signing/anchors.ts';
import { signingKey } from '../signing/signing-key.ts';
import { aPaidContractor, loadHours } from '../testing/contractor-year.builder.ts';
import { fileSomething } from '../testing/filed-document.builder.ts';
import {
  aCommand,
  adjustLeave,
  amendTime,
  aWorker,
  closePeriod,
  loadTime,
  markTime,
  openBalance,
  record,
  timeOf,
} from '../testing/payroll-year.builder.ts';
import { useDatabase } from '../testing/test-database.ts';
import { TEST_KEYRING } from '../testing/test-keyring.ts';
import {
  LEDGER_CHECKS,
  type LedgerCheck,
  type LedgerCheckResult,
  runLedgerCheck,
  verifyCompany,
} from './verify-company.ts';

// These tests do what an owner of the tables can do with the triggers off: change every value of every table,
// remove every row, and double every row.

const companyId = 1;
const KEY = signingKey('the key that anchors of tests are signed with');
const KEYS = { signingKey: KEY, keyring: TEST_KEYRING };

type LedgerTable = (typeof LEDGER_TABLES)[number];
const nameOf = (table: LedgerTable) => getTableConfig(table).name;

/** The changes that no check shows, and why. The README lists them. */
const NOT_SHOWN: Record<string, string> = {};

/** The changes that a constraint of the table refuses even to its owner. */
const REFUSED: ReadonlySet<string> = new Set([
  'contractor_payments.status changed',
  'contractor_payments.category changed',
  'events twice',
]);

const OTHER_VALUE: Record<string, (column: SQL) => SQL> = {
  bigint: (column) => sql`coalesce(${column}, 0) + 100`,
  integer: (column) => sql`coalesce(${column}, 0) + 100`,
  smallint: (column) => sql`coalesce(${column}, 0) + 100`,
  boolean: (column) => sql`not ${column}`,
  text: (column) => sql`coalesce(${column}, '') || 'x'`,
  uuid: () => sql`gen_random_uuid()`,
  date: (column) => sql`coalesce(${column}, '2026-01-01') + 1`,
  'timestamp with time zone': (column) => sql`${column} + interval '1 microsecond'`,
  jsonb: (column) => sql`coalesce(${column}, '[]') || '{"x": 1}'`,
  bytea: (column) => sql`sha256(coalesce(${column}, ''))`,
};

// The checks in the order in which they most often find a change; once one finds it, the others are not run.
const LIKELIEST_FIRST = [...new Set<LedgerCheck>(['projections', ...LEDGER_CHECKS])];

/** Columns that take one of a few words, and another of them. */
const OTHER_WORD: Record<string, string> = {
  'streams.kind': 'company',
  'entries.status': 'deleted',
  'register.status': 'open',
};

function otherValue(table: LedgerTable, name: string): SQL {
  const column = Object.values(getTableColumns(table)).find((one) => one.name === name);
  const word = OTHER_WORD[`${nameOf(table)}.${name}`];
  const other = OTHER_VALUE[column?.getSQLType() ?? ''];
  if (!other) throw new Error(`The type of ${name} has no other value here`);
  return word === undefined ? other(sql.identifier(name) as unknown as SQL) : sql`${word}`;
}

// The first row that says something in its columns that may be empty.
const oneOf = (table: LedgerTable) => sql`(
  select t.ctid from ${table} t where t.company_id = ${companyId}
  order by length(jsonb_strip_nulls(to_jsonb(t))::text) desc, t.ctid limit 1)`;

const keyOf = (table: LedgerTable) => {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns.at(-1)?.name ?? columns.find(({ primary }) => primary)?.name ?? '';
};

function copyOf(table: LedgerTable): SQL {
  const key = keyOf(table);
  return sql`insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t)
    || jsonb_build_object(${key}::text, ${otherValue(table, key)}))).*
    from ${table} t where t.ctid = ${oneOf(table)}`;
}

const TAMPERS: [string, SQL][] = LEDGER_TABLES.flatMap((table): [string, SQL][] => [
  ...Object.values(getTableColumns(table)).map(({ name }): [string, SQL] => [
    `${nameOf(table)}.${name} changed`,
    sql`update ${table} set ${sql.identifier(name)} = ${otherValue(table, name)} where ctid = ${oneOf(table)}`,
  ]),
  [`${nameOf(table)} gone`, sql`delete from ${table} where ctid = ${oneOf(table)}`],
  [`${nameOf(table)} twice`, copyOf(table)],
]);

describe('what was done to the ledger by hand', () => {
  const database = useDatabase();

  beforeAll(async () => {
    const { db } = database;
    const line = { taxId: 5, name: 'Club', requirement: 'required', direction: 'deduction' } as const;
    const worker = aWorker({
      companyId,
      companyLines: [{ ...line, isOnByDefault: true, basis: 'fixed', cents: 3_00 }],
    });
    const memo = createMemo('Trabajó el feriado');
    const openingAmounts = { ...NO_AMOUNTS, gross: 100_00 };
    const leave = {
      vacation: { minutes: 600, asOf: '2026-01-01' },
      sick: { minutes: 60, asOf: '2026-01-01' },
    };
    const opening = { taxYear: 2026, asOf: '2026-01-01', source: 'employee-record' as const, leave };
    await openBalance(db, worker, { ...opening, amounts: openingAmounts });
    const first = await loadTime(db, worker, { minutes: { regular: 2_400 }, ...(memo ? { memo } : {}) });
    await amendTime(db, worker, first, { minutes: { regular: 1_800 } });
    await markTime(db, worker, first, { paidOn: '2026-03-12', method: 'check' });
    await loadTime(db, worker, { periodNumber: 11, earnings: { bonus: 210_000_00 } });
    await adjustLeave(db, worker, { kind: 'sick', minutes: 60, date: '2026-05-01' }, 'Corrección');
    await loadHours(db, aPaidContractor({ companyId }));
    await closePeriod(db, companyId, timeOf(worker).period);
    await fileSomething(db, companyId);
    await saveAnchors(db, KEY, new Date('2026-05-02T04:00:00Z'));
  });

  it('is nothing where nobody did anything', async () => {
    expect(await verifyCompany(database.db, companyId, KEYS)).toEqual({
      problems: [],
      drift: [],
      erasedMemos: 0,
    });
  });

  it('covers every table of the ledger, each with a row', async () => {
    for (const table of LEDGER_TABLES) {
      const rows = await database.db.select({ one: sql`1` }).from(table);
      expect(rows.length, nameOf(table)).toBeGreaterThan(0);
    }
  });

  it.each(TAMPERS)('is detected, or listed as undetected: %s', async (what, statement) => {
    if (REFUSED.has(what)) {
      await expect(afterTampering(statement, isAnythingWrong)).rejects.toThrow('Failed query');
    } else {
      expect(await afterTampering(statement, isAnythingWrong)).toBe(!(what in NOT_SHOWN));
    }
  });

  it.each(['ytd', 'entries', 'register'])('finds a company of which only %s is left', async (name) => {
    const others = LEDGER_TABLES.filter((table) => nameOf(table) !== name);
    const undone = others.map((table) => sql`delete from ${table}`);
    expect(await afterTampering(undone, isAnythingWrong)).toBe(true);
  });

  it('names the event whose statement is not what is in force', async () => {
    const raised = sql`update ledger.entries set net = net + 1 where company_id = ${companyId} and period_id = 2026111`;
    const { problems } = await afterTampering(raised, (db) => verifyCompany(db, companyId, KEYS));
    // 1 the opening balance, 2 to 4 the first week, 5 the second one
    expect(problems).toEqual([{ seq: 5, problem: 'stub' }]);
  });

  // One for each of the checks.
  const OF_EACH = [
    'events.hash changed',
    'amounts.net changed',
    'register.net changed',
    'anchors.signature changed',
    'filed_copies.sealed_key changed',
  ];
  it.each(TAMPERS.filter(([what]) => OF_EACH.includes(what)))(
    'is found by the checks one after the other as by all together: %s',
    async (_, statement) => {
      const [together, apart] = await afterTampering(statement, async (db) => {
        const found: LedgerCheckResult[] = [];
        for (const check of LEDGER_CHECKS) found.push(await runLedgerCheck(db, { companyId, check }, KEYS));
        return [await verifyCompany(db, companyId, KEYS), found] as const;
      });
      const problems = apart.flatMap((found) => found.problems);
      expect(problems.toSorted((a, b) => a.seq - b.seq)).toEqual(
        together.problems.toSorted((a, b) => a.seq - b.seq),
      );
      expect(apart.flatMap(({ drift }) => drift)).toEqual(together.drift);
      expect(problems.length + together.drift.length).toBeGreaterThan(0);
    },
  );

  it('is shown by a log that was cut off and put in order, as long as an anchor is there', async () => {
    const cut = sql`delete from ledger.events where company_id = ${companyId}`;
    const problems = await afterTampering(
      cut,
      async (db) => (await verifyCompany(db, companyId, KEYS)).problems,
    );
    expect(problems).toContainEqual({ seq: expect.any(Number), problem: 'anchor' });
  });

  it('is shown by an anchor that another key signed', async () => {
    const { problems } = await verifyCompany(database.db, companyId, {
      ...KEYS,
      signingKey: signingKey('another key, of somebody else'),
    });
    expect(problems).toEqual([{ seq: expect.any(Number), problem: 'anchor' }]);
  });

  it('is not shown of a command that changed nothing, which no event tells of', async () => {
    const idle = randomUUID();
    await record(database.db, aCommand([], { companyId, commandId: idle }));
    const gone = sql`delete from ledger.commands where command_id = ${idle}`;
    expect(await afterTampering(gone, isAnythingWrong)).toBe(false);
  });

  async function isAnythingWrong(db: Database): Promise<boolean> {
    for (const known of await listRecordedCompanies(db)) {
      for (const check of LIKELIEST_FIRST) {
        const { problems, drift } = await runLedgerCheck(db, { companyId: known.companyId, check }, KEYS);
        if (problems.length + drift.length > 0) return true;
      }
    }
    return false;
  }

  /** Returns what `look` sees after a change was made with the triggers off. */
  async function afterTampering<Seen>(
    statements: SQL | readonly SQL[],
    look: (db: Database) => Promise<Seen>,
  ): Promise<Seen> {
    const seen: Seen[] = [];
    const undone = database.owner.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const statement of [statements].flat()) await tx.execute(statement);
      seen.push(await look(tx));
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
    const [what] = seen;
    if (what === undefined) throw new Error('Nothing was looked at');
    return what;
  }
});
