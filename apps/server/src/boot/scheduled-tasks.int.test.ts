import { countAttempts } from '@garita/ledger/registry/access/attempts';
import { listSessions } from '@garita/ledger/registry/access/sessions';
import { savedAccount } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { recordAttemptOrRefuse } from '../auth/throttle.ts';
import { TEST_NOW, testDependencies, tokenFor, typedCaller } from '../testing/test-server.ts';
import { removeExpired } from './scheduled-tasks.ts';

const HOUR = 3_600_000;
const EVER = new Date(0);

describe('sweeping', () => {
  const database = useDatabase();

  it('clears away sessions that were not used for 12 hours, and attempts of a quarter of an hour ago', async () => {
    const clock = { now: TEST_NOW };
    const dependencies = testDependencies(database.db, clock);
    const counter = { name: 'somebody', limit: 10 };
    const caller = await typedCaller(
      dependencies,
      await tokenFor(dependencies, await savedAccount(database.db)),
    );
    const { user } = await caller.session.current();
    const left = async () => ({
      sessions: (await listSessions(database.db, user.id)).length,
      attempts: (await countAttempts(database.db, [counter.name], EVER)).get(counter.name)?.count ?? 0,
    });

    await recordAttemptOrRefuse(dependencies, [counter]);
    await removeExpired(dependencies);
    expect(await left()).toEqual({ sessions: 1, attempts: 1 });

    clock.now = new Date(TEST_NOW.getTime() + HOUR);
    await removeExpired(dependencies);
    expect(await left()).toEqual({ sessions: 1, attempts: 0 });

    clock.now = new Date(TEST_NOW.getTime() + 13 * HOUR);
    await removeExpired(dependencies);
    expect(await left()).toEqual({ sessions: 0, attempts: 0 });
  });
});
