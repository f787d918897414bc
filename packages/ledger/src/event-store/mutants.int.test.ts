import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import { decideSteps } from '../testing/decided-history.ts';
import { foldRows } from '../testing/folded-rows.ts';
import { anyHistory, runHistory } from '../testing/history.commands.ts';
import { readLiveRows, sortRows } from '../testing/live-rows.ts';
import { aCommand, aWorker, deleteTime, loadTime, readLog, record } from '../testing/payroll-year.builder.ts';
import { useDatabase } from '../testing/test-database.ts';
import { verifyInPlace } from '../verification/verify-in-place.ts';

type Check = (db: Database) => Promise<void>;
type Mutant = { target: string; from: RegExp; to: string; check: Check };

/**
 * Faults of the kind that event stores have had, put into our SQL: the checks of the suite must notice each
 * of them.
 */
const MUTANTS: Record<string, Mutant> = {
  'a column is not added to a sum': {
    target: 'project_amounts_of',
    from: /coda_plans = y\.coda_plans \+ excluded\.coda_plans,/,
    to: '',
    check: foldsAgree,
  },
  'a column is added to the wrong sum': {
    target: 'project_register',
    from: /bonus = r\.bonus \+/,
    to: 'bonus = r.salary +',
    check: foldsAgree,
  },
  'a version is off by one in batches': {
    target: 'append',
    from: /version \+ 1/,
    to: 'coalesce(given.recorded_version, 0) + 1',
    check: batchesAgree,
  },
  'a repeated command is refused': {
    target: 'answer_of',
    from: /recorded\.request_hash <> request/,
    to: 'true',
    check: repeatsAreAnswered,
  },
  'a limit with room goes unnoticed': {
    target: 'update_marks',
    from: /w\.status = 'live'/,
    to: 'false',
    check: roomIsNoticed,
  },
  'a deleted entry stays in force': {
    target: 'project_time_events',
    from: /status = excluded\.status/,
    to: 'status = w.status',
    check: foldsAgree,
  },
  'a link leaves the event before it out': {
    target: 'append',
    from: /tip\.last_hash := e\.hash;/,
    to: '',
    check: batchesAgree,
  },
};

describe('the suite', () => {
  const database = useDatabase('pglite');

  it.each([foldsAgree, batchesAgree, repeatsAreAnswered, roomIsNoticed])(
    'is content with the ledger as it is: %o',
    async (check) => {
      await check(database.db);
    },
  );

  it.each(Object.entries(MUTANTS))('notices when %s', async (_fault, { check, ...mutant }) => {
    const undone = database.db.transaction(async (tx) => {
      await mutate(tx, mutant);
      await expect(check(tx)).rejects.toBeInstanceOf(Error);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
  });
});

async function mutate(db: Database, { target, from, to }: Omit<Mutant, 'check'>): Promise<void> {
  const [found] = await readRows<{ definition: string }>(
    db,
    sql`select pg_get_functiondef(p.oid) as definition from pg_proc p
        where p.pronamespace = 'ledger_code'::regnamespace and p.proname = ${target}`,
  );
  const mutant = found?.definition.replace(from, to);
  if (!mutant || mutant === found?.definition) throw new Error(`Nothing to change in ${target}`);
  await db.execute(sql.raw(mutant));
}

/** Property 1 of the ledger's tests: every projection is a fold of the events. */
async function foldsAgree(db: Database): Promise<void> {
  const property = fc.asyncProperty(anyHistory, async (commands) => {
    const { companyId } = await runHistory(db, commands);
    expect(sortRows(await readLiveRows(db, companyId))).toEqual(
      sortRows(foldRows(await readLog(db, companyId))),
    );
  });
  await fc.assert(property, { seed: 2026, numRuns: 8, endOnFailure: true });
}

/** Property 5: events in one append are recorded as one after the other would be. */
async function batchesAgree(db: Database): Promise<void> {
  const companyId = 700_000;
  const load = { employeeId: 1, what: 'load', nth: 0, regular: 60 } as const;
  await record(db, aCommand(decideSteps([load, load, { ...load, employeeId: 2 }]), { companyId }));
  expect((await readLog(db, companyId)).map(({ version }) => version)).toEqual([1, 2, 1]);
  expect((await verifyInPlace(db, { companyId })).problems).toEqual([]);
}

/** Property 6: a command repeated is answered as it was. */
async function repeatsAreAnswered(db: Database): Promise<void> {
  const companyId = 700_001;
  await loadTime(db, aWorker({ companyId }));
  const command = aCommand([], { companyId });
  await record(db, command);
  expect(await record(db, command)).toMatchObject({ replayed: true });
}

let employees = 0;

/** Property 12 in part: after a deletion, each entry that depended on it needs recalculation. */
async function roomIsNoticed(db: Database): Promise<void> {
  const worker = aWorker({ companyId: 700_002, employeeId: (employees += 1) });
  const first = await loadTime(db, worker, { earnings: { bonus: 9_000_00 } }); // all of the year's disability
  await loadTime(db, worker, { earnings: { bonus: 1_000_00 } });
  await deleteTime(db, worker, first);
  const { entries } = await readLiveRows(db, worker.companyId);
  const own = entries.filter(({ employeeId }) => employeeId === worker.employeeId);
  expect(own.filter(({ isStale }) => isStale)).toHaveLength(1);
}
