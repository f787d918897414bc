import { EventEmitter, once } from 'node:events';
import { SEED_PARAMETERS } from '@garita/domain/pay/pay.builder';
import { and, asc, eq, gt } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { decideLoad } from '../payroll-year/decider.ts';
import { EMPTY_PAYROLL_YEAR } from '../payroll-year/state.ts';
import { commands, events, heads, streams, ytd } from '../schema/index.ts';
import {
  aCommand,
  appendAlone,
  aWorker,
  loadTime,
  newEventOf,
  timeOf,
} from '../testing/payroll-year.builder.ts';
import { useDatabase } from '../testing/test-database.ts';
import { verifyInPlace } from '../verification/verify-in-place.ts';
import type { NewEvent } from './event.ts';
import { lockLog } from './lock-log.ts';

// PGlite has one connection, so nothing ever happens at the same time there.
describe('many writers on postgres', () => {
  const database = useDatabase('postgres');
  let companyId = 0;
  let entryIds = 0;

  beforeEach(() => {
    companyId += 1;
  });

  function aLoad(employeeId: number, expectedVersion: number | 'any'): NewEvent {
    entryIds += 1;
    const worker = aWorker({ companyId, employeeId });
    const time = timeOf(worker, { minutes: { regular: 60 } });
    const decision = decideLoad(
      EMPTY_PAYROLL_YEAR,
      { entryId: entryIds, ...time },
      { asOfSeq: 0, chauffeurInPeriod: 0 },
    );
    const event = decision.ok ? decision.events[0] : undefined;
    if (!event) throw new Error('A load is not refused');
    return { ...newEventOf(worker, event, 0), expectedVersion };
  }

  /** Appends to random streams, each time at the version last seen there; says which versions it won. */
  async function write(employeeIds: readonly number[]): Promise<string[]> {
    const won: string[] = [];
    const seen = new Map<number, number>();
    for (const employeeId of employeeIds) {
      const version = seen.get(employeeId) ?? 0;
      const outcome = await appendAlone(database.db, aCommand([aLoad(employeeId, version)], { companyId }));
      const actual =
        !outcome.ok && outcome.code === 'stale-version' ? outcome.streams[0]?.actual : version + 1;
      if (outcome.ok) won.push(`${employeeId}:${version + 1}`);
      seen.set(employeeId, actual ?? version);
    }
    return won;
  }

  it('leave a log without gaps, with one winner for each version, that a polling reader sees once and in order', async () => {
    const writers = fc.array(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 12, size: 'max' }),
      {
        minLength: 3,
        maxLength: 6,
      },
    );
    await fc.assert(
      fc.asyncProperty(writers, async (plans) => {
        companyId += 1;
        const reader = poll(database.db, companyId);
        const won = (await Promise.all(plans.map(write))).flat();
        const read = await reader.stop();

        expect(won.toSorted()).toEqual([...new Set(won)].toSorted());
        expect(read.map(({ seq }) => seq)).toEqual(won.map((_, index) => index + 1));
        const last = new Map(read.map(({ streamId, version }) => [streamId, version]));
        for (const stream of await database.db
          .select()
          .from(streams)
          .where(eq(streams.companyId, companyId))) {
          expect(last.get(stream.streamId)).toBe(stream.version);
        }
        // Each is decided before the first, so the sums of its year are not those of the ones before it.
        const { problems } = await verifyInPlace(database.db, { companyId });
        expect(problems.filter(({ problem }) => problem !== 'year-to-date')).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  it('have one winner when all expect a stream that does not exist yet', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => appendAlone(database.db, aCommand([aLoad(1, 0)], { companyId }))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('record a command once, however often it is sent at the same moment', async () => {
    const command = aCommand([aLoad(1, 0)], { companyId });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => appendAlone(database.db, command)));
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.hash)).size).toBe(1);
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.replayed)).toHaveLength(1);
    expect(await database.db.select().from(commands).where(eq(commands.companyId, companyId))).toHaveLength(
      1,
    );
    const [head] = await database.db.select().from(heads).where(eq(heads.companyId, companyId));
    expect(head?.lastSeq).toBe(1);
  });

  it('never pass a limit', async () => {
    // Twelve of 900.00 come to 10,800.00, and disability ends at 9,000.00: 0.3 % of it are 27.00.
    const worker = aWorker({ companyId, parameters: SEED_PARAMETERS });
    await Promise.all(
      Array.from({ length: 12 }, () => loadTime(database.db, worker, { earnings: { bonus: 900_00 } })),
    );
    const [year] = await database.db.select().from(ytd).where(eq(ytd.companyId, companyId));
    expect(year).toMatchObject({ gross: 12 * 900_00, disabilityInsurance: 27_00 });
  });

  it('do not wait for those of another company', async () => {
    const other = companyId + 500_000;
    await database.db.transaction(async (tx) => {
      await lockLog(tx, companyId);
      const elsewhere = await appendAlone(database.db, aCommand([aLoad(1, 0)], { companyId: other }));
      expect(elsewhere).toMatchObject({ ok: true });
    });
  });

  it('wait for the lock of the log, and then decide about what is there', async () => {
    const lock = await holdLock(database.db, companyId);
    const second = loadTime(database.db, aWorker({ companyId }));
    const isWaiting = await Promise.race([second.then(() => false), elapsed(200).then(() => true)]);
    await lock.release();
    expect(isWaiting).toBe(true);
    expect(await second).toMatchObject({ ok: true, firstSeq: 1 });
  });
});

/** Locks the company's log in a transaction of its own, until it is released. */
async function holdLock(db: Database, companyId: number): Promise<{ release: () => Promise<void> }> {
  const signals = new EventEmitter();
  const transaction = db.transaction(async (tx) => {
    await lockLog(tx, companyId);
    signals.emit('locked');
    await once(signals, 'release');
  });
  await once(signals, 'locked');
  return {
    release: async () => {
      signals.emit('release');
      await transaction;
    },
  };
}

type Read = { seq: number; streamId: string; version: number };

/** A reader outside that asks again and again for what comes after the last event it saw. */
function poll(db: Database, companyId: number): { stop: () => Promise<Read[]> } {
  const read: Read[] = [];
  const stopping = new AbortController();
  const readMore = async () => {
    const after = and(eq(events.companyId, companyId), gt(events.seq, read.at(-1)?.seq ?? 0));
    const { seq, streamId, version } = events;
    read.push(
      ...(await db.select({ seq, streamId, version }).from(events).where(after).orderBy(asc(seq)).limit(3)),
    );
  };
  const reading = (async () => {
    while (!stopping.signal.aborted) await readMore();
  })();
  const stop = async () => {
    stopping.abort();
    await reading;
    for (let count = -1; count !== read.length; ) {
      count = read.length;
      await readMore();
    }
    return read;
  };
  return { stop };
}

function elapsed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
