import { AMOUNT_NAMES, type Amounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectionRows } from '../fold/projection-rows.ts';
import { leaveBalances } from '../queries/leave/leave-rows.ts';
import { events, heads } from '../schema/index.ts';
import { foldRows } from '../testing/folded-rows.ts';
import { anyHistory, runHistory } from '../testing/history.commands.ts';
import { NO_ROWS, readLiveRows, sortRows } from '../testing/live-rows.ts';
import { amendTime, aWorker, loadTime, openBalance, readLog } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { type LeaveState, type LedgerState, stateAt } from './state-at.ts';

describe.each(databases)('the state of a ledger on %s', (kind) => {
  const database = useDatabase(kind);

  it('is the state after an event', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.nat(), async (commands, which) => {
        const seen: { seq: number; rows: ProjectionRows }[] = [];
        const { companyId } = await runHistory(database.db, commands, async (id) => {
          seen.push({ seq: await lastSeqOf(id), rows: await readLiveRows(database.db, id) });
        });
        const { seq, rows } = seen[which % Math.max(1, seen.length)] ?? { seq: 0, rows: NO_ROWS };
        const state = await stateAt(database.db, companyId, { seq });
        expect(comparable(state)).toEqual(comparableRows(rows));
        expect(comparable(await stateAt(database.db, companyId, {}))).toEqual(
          comparableRows(seen.at(-1)?.rows),
        );
      }),
      { numRuns: 6 },
    );
  });

  it('is the state known at a moment', async () => {
    const worker = aWorker({ companyId: 500_000 });
    const loaded = await loadTime(database.db, worker, { minutes: { regular: 2_400 } });
    await amendTime(database.db, worker, loaded, { minutes: { regular: 600 } });
    const [first, second] = [await recordedAt(worker.companyId, 1), await recordedAt(worker.companyId, 2)];
    const gross = async (at: string) => {
      const state = await stateAt(database.db, worker.companyId, { recordedAt: at });
      return state.years.map(({ amounts }) => amounts.gross);
    };
    expect(await gross('2020-01-01T00:00:00Z')).toEqual([]);
    expect(await gross(first)).toEqual([420_00]);
    expect(await gross(second)).toEqual([105_00]);
  });

  it('has the pay of a range of pay dates, also at an earlier moment', async () => {
    const worker = aWorker({ companyId: 500_001 });
    await openBalance(database.db, worker, {
      taxYear: 2026,
      asOf: '2026-01-31',
      source: 'employee-record',
      leave: {},
      amounts: { ...NO_AMOUNTS, gross: 1_000_00 },
    });
    const march = await loadTime(database.db, worker, { periodNumber: 12, minutes: { regular: 2_400 } });
    await loadTime(database.db, worker, { periodNumber: 14, minutes: { regular: 1_200 } });
    // Week 12 is paid on 1 April after all: its pay moves to the second quarter.
    await amendTime(database.db, worker, march, {
      periodNumber: 12,
      minutes: { regular: 2_400 },
      payDate: '2026-04-01',
    });

    const gross = async (seq: number, from: string, to: string) => {
      const { years } = await stateAt(database.db, worker.companyId, { seq, paid: { from, to } });
      return years.reduce((sum, { amounts }) => sum + amounts.gross, 0);
    };
    expect(await gross(3, '2026-01-01', '2026-03-31')).toBe(1_000_00 + 420_00);
    expect(await gross(4, '2026-01-01', '2026-03-31')).toBe(1_000_00);
    expect(await gross(4, '2026-04-01', '2026-06-30')).toBe(420_00 + 210_00);
  });

  it('is empty for an empty ledger', async () => {
    const empty = {
      seq: 0,
      entries: [],
      contractorPayments: [],
      paidMarks: [],
      years: [],
      register: [],
      leave: [],
    };
    expect(await stateAt(database.db, 999_999, {})).toEqual(empty);
  });

  it('agrees with a fold of the events up to there', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.nat(), async (commands, which) => {
        const { companyId } = await runHistory(database.db, commands);
        const log = await readLog(database.db, companyId);
        const seq = which % (log.length + 1);
        const state = await stateAt(database.db, companyId, { seq });
        expect(comparable(state)).toEqual(comparableRows(foldRows(log.slice(0, seq))));
      }),
      { numRuns: 6 },
    );
  });

  async function lastSeqOf(companyId: number): Promise<number> {
    const [head] = await database.db.select().from(heads).where(eq(heads.companyId, companyId));
    return head?.lastSeq ?? 0;
  }

  async function recordedAt(companyId: number, seq: number): Promise<string> {
    const [row] = await database.db
      .select({
        at: sql<string>`to_char(${events.recordedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      })
      .from(events)
      .where(and(eq(events.companyId, companyId), eq(events.seq, seq)));
    return row?.at ?? '';
  }
});

type LeaveOfRows = Pick<ProjectionRows, 'entries' | 'openings' | 'leaveAdjustments'>;

/** Returns a state in the order and with the names of the database's rows. */
function comparable({ entries, contractorPayments, paidMarks, years, register, leave }: LedgerState) {
  return {
    entries: sorted(entries),
    contractorPayments: sorted(contractorPayments),
    paidMarks: sorted(paidMarks),
    years: sorted(
      years
        .filter(({ amounts }) => isSomething(amounts))
        .map(({ amounts, ...year }) => ({ ...year, ...amounts })),
    ),
    register: sorted(register),
    leave: sorted(leave),
  };
}

function comparableRows(rows: ProjectionRows | undefined) {
  const { entries, contractorPayments, paidMarks, ytd, register, ...ofLeave } = sortRows(rows ?? NO_ROWS);
  return {
    entries: sorted(entries),
    contractorPayments: sorted(contractorPayments),
    paidMarks: sorted(paidMarks),
    years: sorted(ytd.filter(isSomething).map(({ companyId, asOfSeq, ...year }) => year)),
    register: sorted(register),
    leave: sorted(leaveOf({ entries, ...ofLeave })),
  };
}

function leaveOf({ entries, openings, leaveAdjustments: adjustments }: LeaveOfRows): LeaveState[] {
  const balances = leaveBalances({ entries, openings, adjustments });
  return [...balances].map(([employeeId, ofEmployee]) => ({ employeeId, ...ofEmployee }));
}

// A year that everything moved out of is known to the projection and unknown to the entries.
function isSomething(amounts: Amounts): boolean {
  return AMOUNT_NAMES.some((name) => amounts[name] !== 0);
}

function sorted(rows: readonly object[]): object[] {
  const key = (row: object) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b)));
  return rows.toSorted((a, b) => key(a).localeCompare(key(b)));
}
