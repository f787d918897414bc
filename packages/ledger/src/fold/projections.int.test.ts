import { CONTRACTOR_CATEGORIES } from '@garita/domain/contractor/contractor-payment';
import { AMOUNT_NAMES, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import {
  aboveMedicareThreshold,
  type YearToDate,
  yearToDateOfOpeningBalance,
} from '@garita/domain/pay/contributions';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { employeeStream } from '../events/payroll-events.ts';
import { contractorPaymentsBetween } from '../queries/contractor/contractor-totals.ts';
import { listLeaveMovements } from '../queries/leave/leave-movements.ts';
import { amounts } from '../schema/index.ts';
import { aPaidContractor, deleteHours, loadHours, markHours } from '../testing/contractor-year.builder.ts';
import { foldEvents, foldRows } from '../testing/folded-rows.ts';
import { anyCertificateHistory, anyHistory, limitIn, runHistory } from '../testing/history.commands.ts';
import { readLiveRows, sortRows } from '../testing/live-rows.ts';
import {
  adjustLeave,
  aWorker,
  deleteTime,
  loadTime,
  openBalance,
  readLog,
} from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { namedAmounts, noAmounts } from './amount-list.ts';
import { countYears } from './counted-years.ts';
import { foldLog } from './fold-log.ts';
import { rebuild } from './rebuild.ts';
import { rowsOfState } from './state-rows.ts';

describe.each(databases)('the projections on %s', (kind) => {
  const database = useDatabase(kind);

  it.each([
    ['any history', anyHistory],
    ['any history by certificate', anyCertificateHistory],
  ])(
    'are what a fold of the payloads, a fold of the columns and a rebuild say, after %s',
    async (_, some) => {
      await fc.assert(
        fc.asyncProperty(some, async (commands) => {
          const { db } = database;
          const { companyId } = await runHistory(db, commands);

          const live = sortRows(await readLiveRows(db, companyId));
          expect(live).toEqual(sortRows(foldRows(await readLog(db, companyId))));
          const columns = await foldLog(db, { companyId, toSeq: Number.MAX_SAFE_INTEGER });
          expect(live).toEqual(sortRows(rowsOfState(columns)));
          // A row that was rebuilt would be reported.
          expect(await db.transaction((tx) => rebuild(tx, companyId))).toEqual([]);
          expect(await db.transaction((tx) => rebuild(tx, companyId))).toEqual([]);
          expect(sortRows(await readLiveRows(db, companyId))).toEqual(live);
        }),
        { numRuns: 15 },
      );
    },
  );

  it('stay current when they are rebuilt in the middle of a history', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (commands) => {
        const { db } = database;
        const { companyId } = await runHistory(db, commands, async (id) => {
          await db.transaction((tx) => rebuild(tx, id));
        });
        expect(sortRows(await readLiveRows(db, companyId))).toEqual(
          sortRows(foldRows(await readLog(db, companyId))),
        );
      }),
      { numRuns: 2 },
    );
  });

  it('are nothing again when every entry is deleted, and the changes of an entry add up to what is in force', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (commands) => {
        const { db } = database;
        const { companyId, live, payments, closed } = await runHistory(db, commands);

        const rows = await readLiveRows(db, companyId);
        const inForce = new Map(
          [...rows.entries, ...rows.contractorPayments].map((row) => [
            row.entryId,
            { ...NO_AMOUNTS, ...row },
          ]),
        );
        for (const sum of await sumsByEntry(companyId)) {
          expect(inForce.get(sum.entryId ?? 0)).toMatchObject(sum);
        }

        const open = live.filter(({ period }) => !closed.has(period.id));
        // The last correction of an entry goes first.
        for (const entry of open.toReversed()) await deleteTime(db, entry.worker, entry);
        for (const payment of payments) await deleteHours(db, payment.contractor, payment);
        const deleted = new Set([...open, ...payments].map(({ entryId }) => entryId));
        for (const sum of await sumsByEntry(companyId)) {
          if (deleted.has(sum.entryId ?? 0)) expect(sum).toMatchObject(NO_AMOUNTS);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('pass no limit without an entry that needs recalculation: Recalcular takes back what is too much', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (commands) => {
        const { companyId } = await runHistory(database.db, commands);
        const state = foldEvents(await readLog(database.db, companyId));
        const { entries } = rowsOfState(state);
        for (const [stream, counted] of countYears(state).years) {
          const ofYear = entries.filter(
            (entry) => employeeStream(entry.employeeId, entry.taxYear) === stream,
          );
          const opened = yearToDateOfOpeningBalance(
            namedAmounts(state.openings.get(stream)?.amounts ?? noAmounts()),
          );
          const taxYear = Number(stream.split(':')[2]);
          expect(ofYear.some(({ isStale }) => isStale) || !passes(taxYear, counted, opened)).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('put every live payment of a contractor into exactly one of the four categories', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (commands) => {
        const { db } = database;
        const { companyId, payments } = await runHistory(db, commands);
        const { ytd } = await readLiveRows(db, companyId);
        const rows = await contractorPaymentsBetween(db, companyId, { from: '2026-01-01', to: '2027-12-31' });
        const paid = ytd.filter(({ subjectKind }) => subjectKind === 'contractor');
        expect(sumOf(rows, 'gross')).toBe(sumOf(paid, 'gross'));
        expect(sumOf(rows, 'incomeTaxWithheld')).toBe(sumOf(paid, 'incomeTaxWithheld'));
        expect(rows).toHaveLength(payments.length);
        expect(rows.every(({ category }) => CONTRACTOR_CATEGORIES.includes(category))).toBe(true);
      }),
      { numRuns: 5 },
    );
  });

  it('hold what stood before a load again when it is deleted', async () => {
    const worker = aWorker({ companyId: 500_000 });
    const typed = { minutes: { regular: 9_000, vacation: 480 }, earnings: { tips: 50_00 } };
    await loadTime(database.db, worker, typed);
    const before = await readLiveRows(database.db, worker.companyId);
    const leaveBefore = await listLeaveMovements(database.db, worker);
    await deleteTime(
      database.db,
      worker,
      await loadTime(database.db, worker, { ...typed, periodNumber: 11 }),
    );
    const after = await readLiveRows(database.db, worker.companyId);
    const unnumbered = (rows: readonly object[]) => rows.map((row) => ({ ...row, asOfSeq: 0 }));
    expect(unnumbered(after.ytd)).toEqual(unnumbered(before.ytd));
    expect(await listLeaveMovements(database.db, worker)).toEqual(leaveBefore);
  });

  describe('that somebody changed', () => {
    const companyId = 600_000;

    beforeAll(async () => {
      const worker = aWorker({ companyId });
      const amountsSoFar = { ...NO_AMOUNTS, gross: 100_00 };
      const leave = { vacation: { minutes: 600, asOf: '2026-01-01' } };
      await openBalance(database.db, worker, {
        taxYear: 2026,
        asOf: '2026-01-01',
        source: 'employee-record',
        amounts: amountsSoFar,
        leave,
      });
      await loadTime(database.db, worker, { minutes: { regular: 9_000 } });
      await adjustLeave(database.db, worker, { kind: 'sick', minutes: 60, date: '2026-05-01' }, 'Corrección');
      const contractor = aPaidContractor({ companyId });
      const payment = await loadHours(database.db, contractor);
      await markHours(database.db, contractor, payment, { paidOn: '2026-03-20' });
    });

    it.each([
      ['ytd', sql`update ledger.ytd set gross = gross + 1`],
      ['ytd', sql`delete from ledger.ytd`],
      ['register', sql`update ledger.register set entry_count = 7`],
      ['openings', sql`update ledger.openings set vacation_opening_minutes = 0`],
      ['entries', sql`update ledger.entries set is_stale = true`],
      ['entries', sql`delete from ledger.entries`],
      ['contractor_payments', sql`update ledger.contractor_payments set category = 4`],
      ['paid_marks', sql`update ledger.paid_marks set paid_on = '2026-01-01'`],
      ['leave_adjustments', sql`update ledger.leave_adjustments set reason = 'Otra'`],
    ])('are reported and put right: %s', async (projection, tampering) => {
      const right = sortRows(await readLiveRows(database.db, companyId));
      await database.owner.execute(sql`${tampering} where company_id = ${companyId}`);
      const drift = await database.db.transaction((tx) => rebuild(tx, companyId));
      expect([...new Set(drift.map((each) => each.projection))]).toEqual([projection]);
      expect(sortRows(await readLiveRows(database.db, companyId))).toEqual(right);
    });

    it('are reported with what was there and what should be', async () => {
      await tamperWithYear();
      const [drift] = await database.db.transaction((tx) => rebuild(tx, companyId));
      // 100.00 brought forward and 150 hours at 10.50
      expect(drift).toMatchObject({ live: { gross: 1 }, rebuilt: { gross: 100_00 + 1_575_00 } });
    });

    it('are reported whole when they were missing', async () => {
      await database.owner.execute(sql`delete from ledger.openings where company_id = ${companyId}`);
      const [drift] = await database.db.transaction((tx) => rebuild(tx, companyId));
      expect(drift).toEqual({
        projection: 'openings',
        rebuilt: expect.objectContaining({ employee_id: 1, vacation_opening_minutes: 600 }),
      });
    });

    it('are reported whole when nothing should be there', async () => {
      await database.owner.execute(sql`insert into ledger.openings
        select company_id, 99, tax_year, as_of, vacation_opening_minutes, vacation_opening_date,
          sick_opening_minutes, sick_opening_date, last_seq
        from ledger.openings where company_id = ${companyId}`);
      const drift = await database.db.transaction((tx) => rebuild(tx, companyId));
      expect(drift).toEqual([
        {
          projection: 'openings',
          live: expect.objectContaining({ employee_id: 99, last_seq: expect.any(Number) }),
        },
      ]);
    });

    async function tamperWithYear() {
      await database.owner.execute(
        sql`update ledger.ytd set gross = 1 where company_id = ${companyId} and subject_kind = 'employee'`,
      );
    }

    it('leave other companies alone', async () => {
      await tamperWithYear();
      expect(await database.db.transaction((tx) => rebuild(tx, 600_001))).toEqual([]);
      expect(await database.db.transaction((tx) => rebuild(tx, companyId))).toHaveLength(1);
    });
  });

  async function sumsByEntry(companyId: number) {
    const sums = AMOUNT_NAMES.map((name) => [name, sql`sum(${amounts[name]})`.mapWith(Number)]);
    const rows = await database.db
      .select({
        entryId: amounts.entryId,
        sums: Object.fromEntries(sums) as Record<string, ReturnType<typeof sql>>,
      })
      .from(amounts)
      .where(sql`${eq(amounts.companyId, companyId)} and ${amounts.entryId} is not null`)
      .groupBy(amounts.entryId);
    return rows.map(({ entryId, sums: ofEntry }) => ({ entryId, ...ofEntry }));
  }
});

/** Returns true if entries withheld more than the year's limits leave beside the opening balance. */
function passes(taxYear: number, counted: YearToDate, opening: YearToDate): boolean {
  const limits = [
    ...CONTRIBUTION_CONCEPTS.filter((concept) => concept !== 'medicare').map((concept) => ({
      total: counted[concept],
      opening: opening[concept],
      limit: limitIn(taxYear, concept),
    })),
    {
      total: counted.socialSecurity + counted.socialSecurityOnTips,
      opening: opening.socialSecurity + opening.socialSecurityOnTips,
      limit: limitIn(taxYear, 'socialSecurity'),
    },
    {
      total: counted.additionalMedicareBase,
      opening: opening.additionalMedicareBase,
      limit: aboveMedicareThreshold(counted.gross),
    },
  ];
  return limits.some(({ total, opening: before, limit }) => total > Math.max(limit, before));
}

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}
