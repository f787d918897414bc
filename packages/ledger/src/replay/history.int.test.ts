import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMemo } from '../payroll-year/memo.ts';
import { aPaidContractor, loadHours } from '../testing/contractor-year.builder.ts';
import { fileSomething } from '../testing/filed-document.builder.ts';
import { anyHistory, runHistory } from '../testing/history.commands.ts';
import { readLiveRows } from '../testing/live-rows.ts';
import {
  amendTime,
  aWorker,
  closeMonth,
  closePeriod,
  correctTime,
  deleteTime,
  eraseMemosOf,
  loadTime,
  markTime,
  openBalance,
  readLog,
  reviewPeriod,
  timeOf,
} from '../testing/payroll-year.builder.ts';
import { must } from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { readHistory, readNewestHistory } from './history.ts';
import { changedEntries, historyExtent, yearsOfHistory } from './history-extent.ts';
import { addTotals, NO_TOTALS, totalsOf } from './pay-totals.ts';

const companyId = 600_000;
const ALL = { limit: 1_000 };
const [ANA, LUIS] = [aWorker({ companyId }), aWorker({ companyId, employeeId: 2 })];
const PERIOD = timeOf(ANA).period.id; // weekly 10 of 2026

describe.each(databases)('the history of a ledger on %s', (kind) => {
  const database = useDatabase(kind);

  // 1 opening, 2 load, 3 another week, 4 amend, 5 mark, 6 load, 7 delete, 8 services, 9 review, 10 file
  beforeAll(async () => {
    const { db } = database;
    await openBalance(db, ANA, {
      taxYear: 2026,
      asOf: '2026-01-31',
      source: 'employee-record',
      leave: {},
      amounts: { ...NO_AMOUNTS, gross: 1_000_00, net: 900_00 },
    });
    const first = await loadTime(db, ANA, { minutes: { regular: 2_400 } });
    await loadTime(db, ANA, { periodNumber: 11, minutes: { regular: 60 } });
    await amendTime(db, ANA, first, { minutes: { regular: 600 } });
    await markTime(db, ANA, first, { paidOn: '2026-03-12', method: 'check' });
    const second = await loadTime(db, LUIS, { minutes: { regular: 60 } });
    await deleteTime(db, LUIS, second);
    await loadHours(db, aPaidContractor({ companyId }));
    await reviewPeriod(db, companyId, timeOf(ANA).period);
    await fileSomething(db, companyId);
  });

  const seqsOf = async (
    ...asked: Parameters<typeof readHistory> extends [unknown, ...infer Rest] ? Rest : never
  ) => (await readHistory(database.db, ...asked)).map(({ event }) => event.seq);

  it('tells everything of a company, part by part', async () => {
    expect(await seqsOf({ companyId }, ALL)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await seqsOf({ companyId }, { limit: 4 })).toEqual([1, 2, 3, 4]);
    expect(await seqsOf({ companyId }, { after: 4, limit: 4 })).toEqual([5, 6, 7, 8]);
  });

  it('has the paid marks of the entries of its period, person or entry', async () => {
    expect(await seqsOf({ companyId, periodId: PERIOD }, ALL)).toEqual([2, 4, 5, 6, 7, 9]);
    expect(await seqsOf({ companyId, subject: { kind: 'employee', id: 2 } }, ALL)).toEqual([6, 7]);
    const [load] = await readHistory(database.db, { companyId, periodId: PERIOD }, { limit: 1 });
    expect(await seqsOf({ companyId, entryId: load?.event.entryId }, ALL)).toEqual([2, 4, 5]);
  });

  it('includes corrections of an entry in other periods, and ends with the corrected amounts', async () => {
    const { db } = database;
    const worker = aWorker({ companyId: companyId + 4 });
    const scope = { companyId: worker.companyId };
    // 1 the load, 2 and 3 its period reviewed and closed, 4 the correction from the week after, 5 that taken
    // back
    const week = { minutes: { regular: 2_400 } };
    const { entryId } = await loadTime(db, worker, week);
    await closePeriod(db, worker.companyId, timeOf(worker).period);
    const booked = { periodNumber: 11 };
    const correction = await correctTime(db, worker, { entryId }, { minutes: { regular: 1_800 }, booked });
    const lines = await readHistory(db, { ...scope, entryId }, ALL);
    expect(lines.map(({ event }) => event.seq)).toEqual([1, 4]);
    // 40 hours at 10.50, and 30 of them
    expect(lines.map(({ totals }) => totals.gross)).toEqual([420_00, 315_00]);
    expect(await historyExtent(db, { ...scope, entryId }, { upTo: 4 })).toMatchObject({ events: 2 });
    expect(await seqsOf({ ...scope, entryId: correction.entryId }, ALL)).toEqual([4]);
    expect(await seqsOf({ ...scope, periodId: timeOf(worker).period.id }, ALL)).toEqual([1, 2, 3]);

    await deleteTime(db, worker, correction);
    const [, , taken] = await readHistory(db, { ...scope, entryId }, ALL);
    expect([taken?.event.seq, taken?.totals.gross]).toEqual([5, 420_00]);
  });

  it('finds kinds of events, and those that change the gross or the net by an amount', async () => {
    expect(await seqsOf({ companyId }, { ...ALL, kinds: ['load'] })).toEqual([2, 3, 6, 8]);
    expect(await seqsOf({ companyId }, { ...ALL, kinds: ['period', 'filing'] })).toEqual([9, 10]);
    // 40 hours at 10.50 = 420.00; amended to 10 hours: 315.00 less
    expect(await seqsOf({ companyId, periodId: PERIOD }, { ...ALL, minimum: 315_00 })).toEqual([2, 4]);
    expect(await seqsOf({ companyId, periodId: PERIOD }, { ...ALL, minimum: 315_01 })).toEqual([2]);
  });

  it('counts hidden events, and no opening balance', async () => {
    const lines = await readHistory(
      database.db,
      { companyId, periodId: PERIOD },
      { ...ALL, kinds: ['delete', 'period'] },
    );
    // 10 hours at 10.50 are left: 105.00; the other one is gone again
    expect(lines.map(({ event, totals }) => [event.seq, totals.gross])).toEqual([
      [7, 105_00],
      [9, 105_00],
    ]);
    const [opening] = await readHistory(database.db, { companyId }, { limit: 1 });
    expect(opening?.totals).toEqual({ gross: 0, withheld: 0, net: 0 });
  });

  it('goes on from what the part before came to', async () => {
    const whole = await readHistory(database.db, { companyId }, ALL);
    const [, , third, fourth] = whole;
    const going = { after: third?.event.seq, totals: third?.totals, limit: 1 };
    expect(await readHistory(database.db, { companyId }, going)).toEqual([fourth]);
    // Events between two listed ones are counted too.
    const marks = { kinds: ['mark'] as const, after: 3, totals: third?.totals, limit: 1 };
    const [mark] = await readHistory(database.db, { companyId }, marks);
    expect(mark?.totals).toEqual(fourth?.totals);
  });

  it('is listed newest first, with the same totals, part by part, by its user and its month', async () => {
    const { db } = database;
    const whole = await readHistory(db, { companyId }, ALL);
    const newest = await readNewestHistory(db, { companyId }, { limit: 4 });
    expect(newest).toEqual(whole.toReversed().slice(0, 4));
    const older = await readNewestHistory(
      db,
      { companyId },
      { before: newest.at(-1)?.event.seq, limit: 1_000 },
    );
    expect([...newest, ...older]).toEqual(whole.toReversed());
    const [first] = whole;
    const month = new Date((first?.event.recordedAtMicros ?? 0) / 1000 - 4 * 3_600_000)
      .toISOString()
      .slice(0, 7);
    expect(await seqsOf({ companyId }, { ...ALL, month })).toHaveLength(whole.length);
    expect(await seqsOf({ companyId }, { ...ALL, month: '2001-01' })).toEqual([]);
    expect(await seqsOf({ companyId }, { ...ALL, actorId: first?.event.actorId })).toContain(1);
    expect(await seqsOf({ companyId }, { ...ALL, actorId: 999_999 })).toEqual([]);
  });

  it('says how long it is before it is read, and by how much it changes pay', async () => {
    const { db } = database;
    for (const filter of [{}, { kinds: ['load', 'delete'] as const }, { minimum: 315_00 }, { after: 3 }]) {
      const lines = await readHistory(db, { companyId }, { ...ALL, ...filter, upTo: 9 });
      const deltas = lines.flatMap(({ event: { data } }) => ('delta' in data ? [data.delta] : []));
      expect(await historyExtent(db, { companyId }, { ...filter, upTo: 9 })).toEqual({
        events: lines.length,
        changes: deltas.flatMap((delta) => Object.values(delta)).filter((value) => value !== 0).length,
        changed: deltas.map(totalsOf).reduce(addTotals, NO_TOTALS),
      });
    }
    expect(await historyExtent(db, { companyId: 1 }, { upTo: 9 })).toEqual({
      events: 0,
      changes: 0,
      changed: NO_TOTALS,
    });
  });

  it('tells what of it each entry was changed by', async () => {
    const ofPeriod = { companyId, periodId: PERIOD };
    const changed = await changedEntries(database.db, ofPeriod, { from: 1, upTo: 6 });
    // 420.00 that became 105.00, and an hour at 10.50
    expect(changed.map(({ subject, payDate, gross }) => [subject.id, payDate, gross])).toEqual([
      [1, '2026-03-11', 105_00],
      [2, '2026-03-11', 10_50],
    ]);
    const [amended] = await changedEntries(database.db, ofPeriod, { from: 4, upTo: 4 });
    expect(amended?.gross).toBe(-315_00);
    // An opening balance is listed, and counts nowhere.
    const [opening] = await changedEntries(database.db, { companyId }, { from: 1, upTo: 1, shown: {} });
    expect(opening).toMatchObject({ entryId: null, gross: 1_000_00 });
    expect(await changedEntries(database.db, { companyId }, { from: 1, upTo: 1 })).toEqual([]);
    const shown = { kinds: ['amend'] as const };
    const [only] = await changedEntries(database.db, ofPeriod, { from: 1, upTo: 6, shown: shown });
    expect(only?.gross).toBe(-315_00);
  });

  it('brings with a change what it changed', async () => {
    const history = await readHistory(database.db, { companyId }, ALL);
    const earlier = history.flatMap(({ event, earlier: replaced }) =>
      replaced ? [[event.seq, replaced.seq]] : [],
    );
    expect(earlier).toEqual([
      [4, 2],
      [7, 6],
    ]);
  });

  describe('of what happens to a whole company', () => {
    const office = 600_001;
    const [worker, colleague] = [
      aWorker({ companyId: office }),
      aWorker({ companyId: office, employeeId: 2 }),
    ];
    const memo = must(createMemo('Turno de noche'));

    // 1 load, 2 load of somebody else, 3 memos erased, 4 reviewed, 5 closed, 6 the month closed
    beforeAll(async () => {
      const { entryId } = await loadTime(database.db, worker, { minutes: { regular: 60 }, memo });
      await loadTime(database.db, colleague, { minutes: { regular: 60 } });
      await eraseMemosOf(database.db, office, entryId);
      await closePeriod(database.db, office, timeOf(worker).period);
      await closeMonth(database.db, office, '2026-03');
    });

    it('has the memos that were erased of a pay in that of its person and its period', async () => {
      const about = (id: number) => ({ companyId: office, subject: { kind: 'employee', id } }) as const;
      expect(await seqsOf(about(1), ALL)).toEqual([1, 3]);
      expect(await seqsOf(about(2), ALL)).toEqual([2]);
      expect(await seqsOf({ companyId: office, periodId: PERIOD }, ALL)).toEqual([1, 2, 3, 4, 5]);
    });

    it('brings with memos that were erased what loaded the pay', async () => {
      const [erased] = await readHistory(database.db, { companyId: office }, { ...ALL, kinds: ['memo'] });
      expect(erased?.earlier).toMatchObject({ seq: 1, stream: 'emp:1:2026', periodId: PERIOD });
    });

    it('tells whoever sees the year of a month and of a pay', async () => {
      const ofYear = (year: number) => ({ companyId: office, years: { fromYear: year, toYear: year } });
      expect(await seqsOf(ofYear(2026), ALL)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(await seqsOf(ofYear(2025), ALL)).toEqual([]);
    });
  });

  it('has the events of a tax year and, for a company, those of its periods or recorded in it', async () => {
    const { db } = database;
    const inTwoYears = companyId + 2;
    const worker = aWorker({ companyId: inTwoYears });
    // 1 of 2025, 2 of a week of 2025 that is paid in 2026, 3 its review, 4 a filing
    await loadTime(db, worker, { year: 2025, periodNumber: 10, minutes: { regular: 60 } });
    const late = { year: 2025, periodNumber: 52, payDate: '2026-01-02', minutes: { regular: 120 } };
    await loadTime(db, worker, late);
    await reviewPeriod(db, inTwoYears, timeOf(worker, late).period);
    await fileSomething(db, inTwoYears);
    const [filed] = (await readHistory(db, { companyId: inTwoYears }, ALL)).slice(-1);
    const recordedIn = new Date((filed?.event.recordedAtMicros ?? 0) / 1_000).getFullYear();

    expect(await seqsOf({ companyId: inTwoYears, year: 2025 }, ALL)).toEqual([1, 3]);
    expect(await seqsOf({ companyId: inTwoYears, year: recordedIn }, { ...ALL, kinds: ['filing'] })).toEqual([
      4,
    ]);
    const [first] = await readHistory(db, { companyId: inTwoYears, year: 2026 }, ALL);
    // Two hours at 10.50, and nothing of the year before.
    expect([first?.event.seq, first?.totals.gross]).toEqual([2, 21_00]);
    expect(await yearsOfHistory(db, { companyId: inTwoYears })).toEqual([2025, 2026]);
    const { id: periodId } = timeOf(worker, late).period;
    expect(await yearsOfHistory(db, { companyId: inTwoYears, periodId })).toEqual([2026]);
    expect(await yearsOfHistory(db, { companyId: inTwoYears, entryId: first?.event.entryId })).toEqual([
      2026,
    ]);
    const nobody = { kind: 'contractor', id: worker.employeeId } as const;
    expect(await yearsOfHistory(db, { companyId: inTwoYears, subject: nobody })).toEqual([]);
  });

  it('ends with the register for every period', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (commands) => {
        const history = await runHistory(database.db, commands);
        const { register } = await readLiveRows(database.db, history.companyId);
        for (const row of register) {
          const lines = await readHistory(
            database.db,
            { companyId: history.companyId, periodId: row.periodId },
            ALL,
          );
          expect(lines.at(-1)?.totals).toEqual(totalsOf(row));
        }
        const lines = await readHistory(database.db, { companyId: history.companyId }, ALL);
        const log = await readLog(database.db, history.companyId);
        expect(lines.map(({ event }) => event)).toEqual(log);
      }),
      { numRuns: 5 },
    );
  });
});
