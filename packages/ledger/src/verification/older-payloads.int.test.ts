import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exportLog } from '../event-store/export-log.ts';
import { readEvents, readStream } from '../event-store/read-stream.ts';
import { type Upcasters, upcast } from '../event-store/upcast.ts';
import { verifyLog } from '../event-store/verify.ts';
import { eventFacts } from '../events/event-facts.ts';
import { employeeStream, type PayrollYearEvent, type TimeLoaded } from '../events/payroll-events.ts';
import { UPCASTERS } from '../events/upcasters.ts';
import { rebuild } from '../fold/rebuild.ts';
import { decideAmendment, decideDeletion, decideLoad } from '../payroll-year/decider.ts';
import { EMPTY_PAYROLL_YEAR, evolvePayrollYear } from '../payroll-year/state.ts';
import { events } from '../schema/index.ts';
import { foldRows } from '../testing/folded-rows.ts';
import type { LedgerEvent } from '../testing/ledger-event.ts';
import { readLiveRows, sortRows } from '../testing/live-rows.ts';
import {
  aCommand,
  appendAlone,
  aWorker,
  newEventOf,
  record,
  timeOf,
  type Worker,
} from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { verifyInPlace } from './verify-in-place.ts';

// These tests pretend that the payload of a load has changed: today's shape is version 2. Version 1 named the
// period and the terms of leave otherwise, and had no CODA plans.

type Today = TimeLoaded['data'];
type Older = ReturnType<typeof olderOf>;

function olderOf({ period, facts: { leavePolicy, ...facts }, result, delta, ...rest }: Today) {
  const { codaPlans: _deducted, ...deductions } = result.deductions;
  const { codaPlans: _changed, ...changed } = delta;
  const { start: from, end: to, ...named } = period;
  return {
    ...rest,
    span: { ...named, from, to },
    facts: { ...facts, leave: leavePolicy },
    result: { ...result, deductions },
    delta: changed,
  };
}

function todayOf({ span, facts: { leave, ...facts }, result, delta, ...rest }: Older): Today {
  const { from, to, ...named } = span;
  return {
    ...rest,
    period: { ...named, start: from, end: to },
    facts: { ...facts, leavePolicy: leave },
    result: { ...result, deductions: { ...result.deductions, codaPlans: 0 } },
    delta: { ...delta, codaPlans: 0 },
  };
}

const LATER_UPCASTERS: Upcasters = {
  ...UPCASTERS,
  steps: { ...UPCASTERS.steps, TimeLoaded: [(data) => todayOf(data as Older)] }, // as `olderOf` wrote it
};

describe.each(databases)('an event of an older schema version on %s', (kind) => {
  const database = useDatabase(kind);
  const line = { taxId: 5, name: 'Club', requirement: 'required', direction: 'deduction' } as const;
  const club = { ...line, isOnByDefault: true, basis: 'fixed', cents: 3_00 } as const;
  const worker = aWorker({ companyId: 1, companyLines: [club] });
  // Over 9,000.00 a year the disability insurance is cut, so that this entry has limits to be remembered by.
  const time = timeOf(worker, { minutes: { regular: 2_400, vacation: 480 }, earnings: { bonus: 9_500_00 } });

  /** The load as it would be appended today. */
  function aLoad(of: Worker) {
    const decision = decideLoad(
      EMPTY_PAYROLL_YEAR,
      { entryId: of.companyId, ...time },
      { asOfSeq: 0, chauffeurInPeriod: 0 },
    );
    const event = decision.ok ? decision.events[0] : undefined;
    if (event?.type !== 'TimeLoaded') throw new Error('A load is not refused');
    return { ...newEventOf(of, event, 0), type: event.type, data: event.data, schemaVersion: 2 };
  }

  /** Returns a load as version 1 recorded it. */
  function anOlderLoad(of: Worker) {
    const load = { ...aLoad(of), schemaVersion: 1 };
    const stored = { ...load, data: olderOf(load.data) };
    const data = upcast(LATER_UPCASTERS, stored) as Today; // as `todayOf` made it
    return { ...stored, details: eventFacts({ type: load.type, data }) };
  }

  const readLog = (companyId: number) =>
    // of this ledger
    readEvents(database.db, eq(events.companyId, companyId), LATER_UPCASTERS) as Promise<LedgerEvent[]>;

  async function yearOf({ companyId, employeeId }: Worker) {
    const stream = employeeStream(employeeId, 2026);
    const recorded = await readStream<PayrollYearEvent>(database.db, { companyId, stream }, LATER_UPCASTERS);
    return recorded.reduce(evolvePayrollYear, EMPTY_PAYROLL_YEAR);
  }

  async function expectAllToAgree(companyId: number) {
    const live = sortRows(await readLiveRows(database.db, companyId));
    expect(live).toEqual(sortRows(foldRows(await readLog(companyId))));
    expect(await database.db.transaction((tx) => rebuild(tx, companyId))).toEqual([]);
    expect(await verifyInPlace(database.db, { companyId }, { upcasters: LATER_UPCASTERS })).toEqual({
      problems: [],
      erasedMemos: 0,
    });
    expect(verifyLog(await exportLog(database.db, { companyId }))).toEqual([]);
    return live;
  }

  it('is appended, projected, rebuilt and verified as one of today is', async () => {
    const today = { ...worker, companyId: 2 };
    await record(database.db, aCommand([anOlderLoad(worker)]));
    await record(database.db, aCommand([aLoad(today)], { companyId: 2 }));
    const older = await expectAllToAgree(1);
    const { entries, ytd, register } = await expectAllToAgree(2);
    // 48 × 10.50 + 9,500.00 = 10,004.00, × 0.3 %
    expect(entries[0]).toMatchObject({ disabilityInsuranceUncapped: 30_01, vacationMinutes: 480 });
    const unnamed = (rows: readonly object[]) => rows.map((row) => ({ ...row, companyId: 0, entryId: 0 }));
    expect(unnamed(older.entries)).toEqual(unnamed(entries));
    expect(unnamed(older.ytd)).toEqual(unnamed(ytd));
    expect(unnamed(older.register)).toEqual(unnamed(register));
  });

  it('is built from nothing', async () => {
    const before = sortRows(await readLiveRows(database.db, 1));
    for (const projection of ['entries', 'ytd', 'register']) {
      await database.owner.execute(
        sql`delete from ledger.${sql.identifier(projection)} where company_id = 1`,
      );
    }
    await database.db.transaction((tx) => rebuild(tx, 1));
    expect(sortRows(await readLiveRows(database.db, 1))).toEqual(before);
  });

  it('is changed and taken back by events of today', async () => {
    const [entryId, asOfSeq, chauffeurInPeriod] = [1, 1, 0];
    const year = await yearOf(worker);
    const { inputs } = timeOf(worker, { minutes: { regular: 600 } });
    const amendment = decideAmendment(
      { year, target: year },
      { entryId, inputs, parameters: worker.parameters },
      { asOfSeq, chauffeurInPeriod },
    );
    if (!amendment.ok) throw new Error(amendment.code);
    await record(database.db, aCommand(amendment.events.map((event) => newEventOf(worker, event, 1))));
    await expectAllToAgree(1);
    const deletion = decideDeletion(await yearOf(worker), { entryId });
    if (!deletion.ok) throw new Error(deletion.code);
    await record(database.db, aCommand(deletion.events.map((event) => newEventOf(worker, event, 2))));
    const { entries } = await expectAllToAgree(1);
    expect(entries).toMatchObject([{ status: 'deleted', gross: 0 }]);
  });

  it('is refused where the program reads other amounts out of it than it says', async () => {
    const load = anOlderLoad({ ...worker, companyId: 3 });
    const wrong = { ...load.details, amounts: { ...aLoad(worker).data.delta, codaPlans: 1 } };
    const refused = appendAlone(database.db, aCommand([{ ...load, details: wrong }], { companyId: 3 }));
    await expect(refused).rejects.toMatchObject({ detail: { rule: 'delta-not-result' } });
  });

  it('is shown by whoever verifies without knowing how to read it', async () => {
    const { problems } = await verifyInPlace(
      database.db,
      { companyId: 1, toSeq: 1 },
      { upcasters: UPCASTERS },
    );
    expect(problems).toContainEqual({ seq: 1, problem: 'details' });
  });
});
