import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type OpenDatabase, openDatabase } from '@garita/ledger/database/open-database';
import { type MigratedDatabase, openMigrated } from '@garita/ledger/database/open-migrated';
import { rebuild } from '@garita/ledger/fold/rebuild';
import { heads } from '@garita/ledger/schema/index';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { verifyInPlace } from '@garita/ledger/verification/verify-in-place';
import { createApp } from '@garita/server/app';
import { testDependencies, tokenFor } from '@garita/server/testing/test-server';
import { aWeekOf } from '@garita/server/testing/time-entries';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CrashablePostgres, launchPostgres } from '../postgres/start-postgres.ts';

const ROUNDS = 20;
const WRITERS = 4;

// With TEST_DATABASE_URL, this machine may lack the binaries.
describe.skipIf(process.env['TEST_DATABASE_URL'])(
  `a server whose connections are cut ${ROUNDS} times under load`,
  { timeout: 240_000 },
  () => {
    let postgres: CrashablePostgres;
    let database: MigratedDatabase;
    let owner: OpenDatabase;

    beforeAll(async () => {
      postgres = await launchPostgres({ fsync: 'off' });
      database = await openMigrated({ url: postgres.url });
      owner = await openDatabase({ url: postgres.url, connections: 1 });
    });
    afterAll(async () => {
      await Promise.all([database.close(), owner.close()]);
      await postgres.stop();
    });

    it.each([
      ['by ending the backends', () => cutConnections(owner)],
      ['by a crash of PostgreSQL', () => postgres.crash()],
    ])('%s loses nothing, repeats nothing, and continues', async (how, disturb) => {
      const { companyId, load, isReady } = await anOffice(database, how);
      const writing = writeUntilStopped(load);
      const readiness = watch(isReady);
      for (let round = 0; round < ROUNDS; round += 1) {
        await writing.goesOn();
        await delay(Math.random() * 50);
        await disturb();
      }
      const { commands, unanswered } = await writing.stop();
      if (how.includes('crash')) expect(await readiness.stop()).toContain(false);
      else await readiness.stop();

      expect(await isReady()).toBe(true);
      for (const command of unanswered) expect(await load(command)).toBe(200);
      const { events, problems } = await history(database, companyId);
      expect(events).toBe(commands);
      expect(problems).toEqual([]);
      expect(await owner.db.transaction((tx) => rebuild(tx, companyId))).toEqual([]);
    });
  },
);

type Command = { commandId: string; nth: number };

/**
 * Creates a company with a user who loads the time of its employees, and a check that the server is ready.
 */
async function anOffice({ db }: OpenDatabase, name: string) {
  const dependencies = testDependencies(db);
  const account = await savedAccount(db, name.replaceAll(' ', '-'));
  const company = await savedCompany(db, account);
  const employees = [await savedEmployee(db, account, company), await savedEmployee(db, account, company)];
  const token = await tokenFor(dependencies, account);
  const app = createApp(dependencies);
  return {
    companyId: company.company.id,
    load: async ({ commandId, nth }: Command): Promise<number> => {
      const employeeId = employees[nth % employees.length]?.id;
      const { status } = await app.request('/trpc/payroll.load', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ commandId, employeeId, entry: aWeekOf(1, account.accountantId) }),
      });
      return status;
    },
    isReady: async () => (await app.request('/readyz')).status === 200,
  };
}

/**
 * Starts several users who record pay until they are stopped. Collects answers of 'try again'; other errors
 * fail.
 */
function writeUntilStopped(load: (command: Command) => Promise<number>) {
  const stopping = new AbortController();
  let commands = 0;
  const progress = new EventEmitter();
  const unanswered: Command[] = [];
  const write = async () => {
    while (!stopping.signal.aborted) {
      const command = { commandId: randomUUID(), nth: commands++ };
      const status = await load(command);
      if (status === 503) unanswered.push(command);
      else expect(status).toBe(200);
      progress.emit(String(status));
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    /** Waits until the next command is done. */
    goesOn: () => once(progress, '200'),
    stop: async () => {
      stopping.abort();
      await writers;
      return { commands, unanswered };
    },
  };
}

/** Repeats a question until it is stopped, and collects the answers. */
function watch(ask: () => Promise<boolean>) {
  const stopping = new AbortController();
  const answers = new Set<boolean>();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      answers.add(await ask());
      await delay(10);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
      return answers;
    },
  };
}

async function cutConnections({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`);
}

async function history({ db }: OpenDatabase, companyId: number) {
  const [head] = await db.select().from(heads).where(eq(heads.companyId, companyId));
  const { problems } = await verifyInPlace(db, { companyId });
  return { events: head?.lastSeq, problems };
}
