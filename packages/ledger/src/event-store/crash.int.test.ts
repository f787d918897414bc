import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import { rebuild } from '../fold/rebuild.ts';
import { heads } from '../schema/index.ts';
import { unpackMigratedFiles } from '../testing/migrated-files.ts';
import { aWorker, loadTime } from '../testing/payroll-year.builder.ts';
import { useDatabase } from '../testing/test-database.ts';
import { verifyInPlace } from '../verification/verify-in-place.ts';

const ROUNDS = 2;
const WRITER = fileURLToPath(new URL('../testing/endless-writer.ts', import.meta.url));

describe('a writer that is killed loses nothing that was acknowledged', () => {
  describe('on a folder of PGlite', () => {
    let folder = '';

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'garita-crash-'));
      await unpackMigratedFiles(join(folder, 'data'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    it(`in ${ROUNDS} rounds`, { timeout: 240_000 }, async () => {
      await killInRounds({ folder: join(folder, 'data') });
    });
  });

  describe('on postgres', () => {
    const database = useDatabase('postgres');

    it(`in ${ROUNDS} rounds`, { timeout: 240_000 }, async () => {
      await killInRounds({ url: database.url ?? '' });
    });
  });
});

async function killInRounds(location: DatabaseLocation): Promise<void> {
  let acknowledged = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    acknowledged = Math.max(acknowledged, await writeUntilKilled(location, 5 * round));
    const { db, close } = await openDatabase(location);
    await expectNothingLost(db, acknowledged);
    await close();
  }
}

async function expectNothingLost(db: Database, acknowledged: number): Promise<void> {
  const [head] = await db.select().from(heads).where(eq(heads.companyId, 1));
  expect(head?.lastSeq).toBeGreaterThanOrEqual(acknowledged);
  expect((await verifyInPlace(db, { companyId: 1 })).problems).toEqual([]);
  expect(await db.transaction((tx) => rebuild(tx, 1))).toEqual([]);
  // And it goes on from there.
  expect(await loadTime(db, aWorker())).toMatchObject({ firstSeq: (head?.lastSeq ?? 0) + 1 });
}

/**
 * Starts the writer, kills it at a random moment after a number of events, and returns the last event that
 * it had confirmed.
 */
async function writeUntilKilled(location: DatabaseLocation, count: number): Promise<number> {
  const writer = spawn(process.execPath, ['--import', 'tsx', WRITER, JSON.stringify(location)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  let heard = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    last = Number(line);
    heard += 1;
    if (heard === count) killSoon(writer);
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  expect(writer.signalCode).toBe('SIGKILL');
  return last;
}

// In the middle of whatever it does then.
function killSoon(writer: ChildProcess): void {
  setTimeout(() => writer.kill('SIGKILL'), Math.random() * 30);
}
