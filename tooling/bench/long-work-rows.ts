import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { aCompany } from '@garita/domain/company/company.builder';
import { NOTHING_SUPPOSED } from '@garita/domain/what-if/what-if.schema';
import { comparedYears } from '@garita/server/application/report/lists/what-if';
import { testDependencies } from '@garita/server/testing/test-server';
import { workerThreads } from '@garita/server/threads/worker-threads';
import { PAY_RUN, payRun } from './ledger/pay-run-rows.ts';
import { createPayroll } from './ledger/real-pay.ts';
import { activeDuring } from './measure.ts';
import { type Row, timeRow } from './row.ts';
import { openScratchPostgres } from './scratch-database.ts';

const COMPANY = 61;
const WEEKS = 6;

/**
 * Measures the work of the main thread during a what-if about 500 people in a worker thread, compared with
 * calculating it in the main thread.
 */
export async function* longWorkRows(): AsyncGenerator<Row> {
  const scratch = await openScratchPostgres([]);
  const threads = workerThreads(
    (error) => {
      throw error;
    },
    {
      setup: () => ({
        secret: 'the secret of the bench',
        previousSecrets: [],
        signingSecret: undefined,
        logLevel: 'silent',
        address: { url: scratch.url },
      }),
    },
  );
  try {
    const payroll = createPayroll(COMPANY, PAY_RUN);
    for (let week = 0; week < WEEKS; week += 1) await payRun(scratch.db, payroll);
    const here = testDependencies(scratch.db);
    const apart = { ...here, runInThread: threads.runInThread };
    const ask = (dependencies: typeof here) => () => comparedYears({ dependencies, actor: AUDITOR }, ASKED);
    const about = `what-if of ${PAY_RUN * WEEKS} entries`;
    yield await timeRow(`${about} in another thread, this one's part / here`, {
      bar: 0.05,
      ours: () => activeDuring(ask(apart)),
      floor: () => activeDuring(ask(here)),
      rounds: 3,
    });
    yield await timeRow(`${about} in another thread, longest stall of this one / here`, {
      bar: 0.2,
      ours: () => longestStall(ask(apart)),
      floor: () => longestStall(ask(here)),
      rounds: 3,
    });
  } finally {
    await threads.close();
    await scratch.close();
  }
}

const AUDITOR = {
  userId: 1,
  accountId: 1,
  role: 'auditor',
  access: WHOLE_ACCOUNT,
  name: '',
  email: '',
  sessionId: 0,
} as const;

const ASKED = {
  company: { ...aCompany(), id: COMPANY, isActive: true, version: 1 },
  whatIf: { start: '2026-01-01', end: '2026-12-31', ...NOTHING_SUPPOSED },
};

/** Returns the milliseconds of the longest time in which this thread was blocked during some work. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const stalls = monitorEventLoopDelay({ resolution: 1 });
  stalls.enable();
  await work();
  stalls.disable();
  return stalls.max / 1e6;
}
