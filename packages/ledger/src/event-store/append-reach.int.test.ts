import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decideLoad } from '../payroll-year/decider.ts';
import { EMPTY_PAYROLL_YEAR } from '../payroll-year/state.ts';
import { decideSteps, type HistoryStep } from '../testing/decided-history.ts';
import { eventsOf } from '../testing/given.ts';
import {
  aCommand,
  aWorker,
  loadTime,
  newEventOf,
  openBalance,
  record,
  timeOf,
} from '../testing/payroll-year.builder.ts';
import { countRowsRead } from '../testing/rows-read.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { append } from './append.ts';
import type { NewEvent } from './event.ts';

const OTHERS = 60;

const step = (employeeId: number, what: HistoryStep['what'] = 'load'): HistoryStep => ({
  employeeId,
  what,
  nth: 0,
  regular: what === 'amend' ? 2_460 : 2_400,
});

/**
 * Loads, changes and deletes a second entry of an employee: three events that touch every projection of an
 * entry.
 */
const changesOf = (employeeId: number) => [
  step(employeeId),
  step(employeeId, 'amend'),
  step(employeeId, 'delete'),
];

/** The first pay of somebody who drives, for whom a whole period is looked at. */
function firstPayOf(employeeId: number): NewEvent {
  const driver = aWorker({ employeeId, profile: { isChauffeur: true } });
  const around = { asOfSeq: 0, chauffeurInPeriod: 0 };
  const [event] = eventsOf(
    decideLoad(EMPTY_PAYROLL_YEAR, { entryId: employeeId, ...timeOf(driver) }, around),
  );
  if (!event) throw new Error('A load is one event');
  return newEventOf(driver, event, 0);
}

describe.each(databases)('an append on %s', (kind) => {
  const database = useDatabase(kind);
  const beforeAnyPay = useDatabase(kind);
  const plannedEarly = useDatabase(kind);

  // A plan that begins with all rows of a company is as quick as any in a test: its cost comes with the
  // years.
  it('reads what its events are about, however much its company has beside it', async () => {
    const decided = decideSteps([
      step(1),
      step(2),
      ...changesOf(1),
      ...Array.from({ length: OTHERS }, (_, index) => step(3 + index)),
      ...changesOf(2),
    ]);
    const take = (count: number) => decided.splice(0, count);

    await record(database.db, aCommand(take(2)));
    const inSmall = await rowsOf(take(3));
    await record(database.db, aCommand(take(OTHERS)));
    const inLarge = await rowsOf(take(3));

    expect(inSmall).toMatchObject({ details: expect.any(Number), entries: expect.any(Number) });
    expect(inLarge).toEqual(inSmall);
  });

  // An opening balance plans the reads of its projection, and the embedded database counts its rows only when
  // it starts.
  it('reads no more where it was planned when there was no pay', async () => {
    const { db, owner } = beforeAnyPay;
    const balance = { taxYear: 2026, asOf: '2026-01-01', source: 'employee-record', leave: {} } as const;
    await owner.execute(sql`analyze`);
    await openBalance(db, aWorker({ employeeId: 1_000 }), { ...balance, amounts: NO_AMOUNTS });
    await record(db, aCommand([firstPayOf(1_001)]));

    const inSmall = await rowsOf([firstPayOf(1)], db);
    await record(db, aCommand(Array.from({ length: OTHERS }, (_, index) => firstPayOf(3 + index))));
    const inLarge = await rowsOf([firstPayOf(2)], db);

    expect(inSmall).toMatchObject({ details: expect.any(Number), entries: expect.any(Number) });
    expect(inLarge).toEqual(inSmall);
  });

  // The plan of a statement is kept from its sixth run on: here it is made when the tables were counted as
  // almost empty.
  it('is decided on what its employee has, however little there was when that was planned', async () => {
    const { db, owner } = plannedEarly;
    const [first, second] = [aWorker({ employeeId: 1 }), aWorker({ employeeId: 2 })];
    await loadTime(db, first, { periodNumber: 1 });
    await loadTime(db, second, { periodNumber: 1 });
    await owner.execute(sql`analyze`);
    await db.transaction(async (tx) => {
      for (const periodNumber of [2, 3, 4, 5, 6, 7, 8]) {
        await loadTime(tx, first, { periodNumber });
        await loadTime(tx, second, { periodNumber });
      }
      for (const periodNumber of [9, 10]) await loadTime(tx, aWorker({ employeeId: 3 }), { periodNumber });
      const inSmall = await countRowsRead(tx, () => loadTime(tx, first, { periodNumber: 9 }));
      for (let other = 0; other < OTHERS; other += 1)
        await loadTime(tx, aWorker({ employeeId: 4 + other }), { periodNumber: 11 });
      const inLarge = await countRowsRead(tx, () => loadTime(tx, second, { periodNumber: 10 }));

      expect(inSmall).toMatchObject({ details: expect.any(Number), entries: expect.any(Number) });
      expect(inLarge).toEqual(inSmall);
    });
  });

  /** Counts the rows of each table that an append reads. */
  async function rowsOf(events: NewEvent[], db = database.db): Promise<Record<string, number>> {
    return db.transaction((tx) =>
      countRowsRead(tx, async () => expect(await append(tx, aCommand(events))).toMatchObject({ ok: true })),
    );
  }
});
