import { randomUUID } from 'node:crypto';
import { payPeriods } from '@garita/domain/time/pay-period';
import { describe, expect, it } from 'vitest';
import { isSameMonthPay, lastMonthClosings } from '../queries/month/month-closings.ts';
import { openPeriodsInMonths, payByMonth } from '../queries/month/paid-in-months.ts';
import { signingKey } from '../signing/signing-key.ts';
import { aPaidContractor, loadHours } from '../testing/contractor-year.builder.ts';
import { aWorker, closePeriod, loadTime, readLog, reopenPeriod } from '../testing/payroll-year.builder.ts';
import { must } from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { anchorProblems } from '../verification/anchor-problems.ts';
import { type CloseMonth, closeMonth } from './close-month.ts';

const KEY = signingKey('the key of test closings');
const NOW = new Date('2026-04-02T15:00:00Z');
const FORTY_HOURS = { minutes: { regular: 2_400 } };
const MARCH = '2026-03';
const IN_MARCH = { first: MARCH, last: MARCH };
/** 26 February to 4 March, and 5 to 11 March. */
const [WEEK_9, WEEK_10] = [must(payPeriods(2026, 'weekly')[8]), must(payPeriods(2026, 'weekly')[9])];

describe.each(databases)('a month on %s', (kind) => {
  const database = useDatabase(kind);
  let companies = 9_000;

  function aMonth() {
    const worker = aWorker({ companyId: ++companies });
    const { companyId } = worker;
    const close = (more: Partial<CloseMonth> = {}) =>
      closeMonth(
        database.db,
        {
          companyId,
          actorId: 9,
          commandId: randomUUID(),
          request: { month: MARCH },
          month: MARCH,
          today: '2026-04-01',
          ...more,
        },
        { key: KEY, now: NOW },
      );
    const closing = async () => must((await lastMonthClosings(database.db, companyId, IN_MARCH))[0]);
    const isAsClosed = async () => {
      const paid = must((await payByMonth(database.db, companyId, IN_MARCH)).get(MARCH));
      return isSameMonthPay((await closing()).paid, paid);
    };
    return { worker, companyId, close, closing, isAsClosed };
  }

  /** Week 10 is loaded and closed: 40 hours at 10.50 = 420.00, of which 374.04 is net. */
  async function aLoadedMonth() {
    const month = aMonth();
    await loadTime(database.db, month.worker, FORTY_HOURS);
    await closePeriod(database.db, month.companyId, WEEK_10);
    return month;
  }

  it('is closed from the day after its last one on, also one in which nothing is paid', async () => {
    const { close, closing } = aMonth();
    expect(await close({ today: '2026-03-31' })).toEqual({ ok: false, code: 'month-not-over' });
    expect(await close()).toMatchObject({ ok: true });
    expect(await closing()).toMatchObject({ paid: { entryCount: 0, paymentCount: 0 } });
  });

  it('is not closed while a period is open of which pay is paid in it, whenever that period is', async () => {
    const { worker, companyId, close } = await aLoadedMonth();
    // The week that begins in February is paid in March, and one of March in April.
    await loadTime(database.db, worker, { ...FORTY_HOURS, periodNumber: 9, payDate: '2026-03-06' });
    await loadTime(database.db, worker, { ...FORTY_HOURS, periodNumber: 12, payDate: '2026-04-02' });
    expect(await openPeriodsInMonths(database.db, companyId, IN_MARCH)).toEqual(
      new Map([[MARCH, [WEEK_9.id]]]),
    );
    expect(await close()).toEqual({ ok: false, code: 'month-periods-open' });
    await closePeriod(database.db, companyId, WEEK_9);
    expect(await close()).toMatchObject({ ok: true });
  });

  it('is closed with what employees and contractors are paid in it, where the log stood, and a signature of it', async () => {
    const { companyId, close, closing } = await aLoadedMonth();
    // 10.5 hours at 35.00 = 367.50, of which 10 % is withheld: 330.75
    await loadHours(database.db, aPaidContractor({ companyId }));
    await loadHours(database.db, aPaidContractor({ companyId }), { payDate: '2026-04-01' });
    // loaded, reviewed, closed, two payments
    expect(await close()).toMatchObject({ ok: true, lastSeq: 6 });
    expect(await closing()).toMatchObject({
      month: MARCH,
      seq: 6,
      by: 9,
      isSigned: true,
      paid: {
        entryCount: 1,
        totals: { gross: 420_00, net: 374_04 },
        paymentCount: 1,
        paymentTotals: { gross: 367_50, net: 330_75 },
      },
    });
    expect(await anchorProblems(database.db, companyId, KEY)).toEqual([]);
    expect(await anchorProblems(database.db, companyId, signingKey('another'))).toEqual([
      { seq: 6, problem: 'anchor' },
    ]);
  });

  it('is closed once for a key, and not again while the same is paid in it', async () => {
    const { close } = await aLoadedMonth();
    const once = { commandId: randomUUID() };
    const closed = await close(once);
    expect(await close(once)).toEqual({ ...closed, replayed: true });
    expect(await close()).toEqual({ ok: false, code: 'month-closed' });
  });

  it('is not closed with another net than was confirmed', async () => {
    const { companyId, close } = await aLoadedMonth();
    await loadHours(database.db, aPaidContractor({ companyId }));
    // 374.04 + 330.75
    expect(await close({ confirmedNet: 374_04 })).toEqual({ ok: false, code: 'net-changed' });
    expect(await close({ confirmedNet: 704_79 })).toMatchObject({ ok: true });
  });

  it('refuses nothing, is not as it was closed once something else is paid in it, and is closed again', async () => {
    const { companyId, close, isAsClosed } = await aLoadedMonth();
    await close();
    expect(await isAsClosed()).toBe(true);
    await loadHours(database.db, aPaidContractor({ companyId }));
    expect(await isAsClosed()).toBe(false);
    expect(await close()).toMatchObject({ ok: true });
    expect(await isAsClosed()).toBe(true);
    const log = await readLog(database.db, companyId);
    expect(log.map(({ type }) => type).filter((type) => type === 'MonthClosed')).toHaveLength(2);
  });

  it('stays as it was closed where a period of it is opened again and nothing in it changes', async () => {
    const { companyId, close, isAsClosed } = await aLoadedMonth();
    await close();
    await reopenPeriod(database.db, companyId, WEEK_10);
    expect(await isAsClosed()).toBe(true);
    expect(await close()).toEqual({ ok: false, code: 'month-periods-open' });
  });
});
