import { yearOf } from '@garita/domain/time/calendar-date';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { type Decision, decideAmendment, decideDeletion, decideLoad } from '../payroll-year/decider.ts';
import type { PayrollYearEvent } from '../payroll-year/events.ts';
import { EMPTY_YEAR, evolve, type PayrollYear } from '../payroll-year/state.ts';
import { events } from '../schema/index.ts';
import { inOrder, readLiveRows } from '../testing/live-rows.ts';
import { aCommand, aWorker, newEventOf, record, timeOf } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import type { NewEvent, RecordedEvent } from './event.ts';
import { verifyInPlace } from './verify-in-place.ts';

/** One step of a history that is decided without a database: of which of three employees, about which of their entries. */
type Step = { employeeId: number; what: 'load' | 'load' | 'amend' | 'delete'; nth: number; regular: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    employeeId: fc.integer({ min: 1, max: 3 }),
    what: fc.constantFrom('load', 'load', 'amend', 'delete'),
    nth: fc.nat(5),
    regular: fc.constantFrom(0, 480, 2_400, 60_000),
  }),
  { minLength: 2, maxLength: 12, size: 'max' },
);

describe.each(databases)('events in one append on %s', (kind) => {
  const database = useDatabase(kind);
  let companyId = 0;

  it('are the same as one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const decided = decide(history);
        companyId += 2;
        const [together, apart] = [companyId, companyId + 1];
        await record(database.db, aCommand(decided, { companyId: together }));
        for (const event of decided) await record(database.db, aCommand([event], { companyId: apart }));

        expect(await recorded(database.db, together)).toEqual(await recorded(database.db, apart));
        expect(await rowsOf(database.db, together)).toEqual(await rowsOf(database.db, apart));
        for (const id of [together, apart]) {
          expect((await verifyInPlace(database.db, { companyId: id })).problems).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('are all refused when one is', async () => {
    const [first, second] = decide(
      [1, 2].map((employeeId) => ({ employeeId, what: 'load', nth: 0, regular: 60 })),
    );
    if (!first || !second) throw new Error('Two loads');
    const unbalanced = { ...second, data: { ...second.data, delta: {} } };
    await expect(record(database.db, aCommand([first, unbalanced], { companyId: 999 }))).rejects.toThrow();
    expect(await recorded(database.db, 999)).toEqual([]);
  });
});

/** What differs between two companies with the same history: their ids, the moments, the commands and so the hashes. */
async function recorded(db: Database, companyId: number) {
  const { seq, streamId, version, type, entryId, periodId, payDate, data } = events;
  return db
    .select({ seq, streamId, version, type, entryId, periodId, payDate, data })
    .from(events)
    .where(eq(events.companyId, companyId))
    .orderBy(asc(seq));
}

async function rowsOf(db: Database, companyId: number) {
  const rows = inOrder(await readLiveRows(db, companyId));
  return Object.entries(rows).map(([name, list]) => [name, list.map((row) => ({ ...row, companyId: 0 }))]);
}

/** Decides a history in memory; of an empty company the sequence numbers are known beforehand. */
function decide(history: readonly Step[]): NewEvent[] {
  const years = new Map<number, PayrollYear>();
  const decided: NewEvent[] = [];
  for (const { employeeId, ...step } of history) {
    const worker = aWorker({ employeeId });
    const year = years.get(employeeId) ?? EMPTY_YEAR;
    const decision = decisionOf(
      step,
      year,
      decided.length + 1,
      timeOf(worker, { minutes: { regular: step.regular } }),
    );
    const event = decision?.ok ? decision.events[0] : undefined;
    if (!event) continue;
    decided.push(newEventOf(worker, event, year.version));
    years.set(employeeId, evolve(year, asRecorded(event, decided.length, year.version + 1)));
  }
  return decided;
}

function decisionOf(
  { what, nth }: Omit<Step, 'employeeId'>,
  year: PayrollYear,
  seq: number,
  time: ReturnType<typeof timeOf>,
): Decision | undefined {
  const around = { asOfSeq: seq - 1, chauffeurInPeriod: 0 };
  const entryId = [...year.live.keys()][nth % Math.max(1, year.live.size)];
  if (what === 'load' || entryId === undefined) return decideLoad(year, { entryId: seq, ...time }, around);
  if (what === 'delete') return decideDeletion(year, { entryId });
  return decideAmendment({ year, target: year }, { entryId, inputs: time.inputs }, around);
}

function asRecorded(event: PayrollYearEvent & { payDate: string }, seq: number, version: number) {
  const envelope = {
    companyId: 1,
    schemaVersion: 1,
    recordedAtMicros: seq,
    actorId: 1,
    commandId: '',
    engineVersion: '1',
  };
  return {
    ...event,
    ...envelope,
    seq,
    version,
    stream: `emp:1:${yearOf(event.payDate)}`,
  } as RecordedEvent<PayrollYearEvent>;
}
