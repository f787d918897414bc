import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { NOTHING_SUPPOSED } from '@garita/domain/what-if/what-if.schema';
import type { Database } from '@garita/ledger/database/client';
import type { DatabaseAddress } from '@garita/ledger/database/open-database';
import { openMigrated } from '@garita/ledger/database/open-migrated';
import { entries } from '@garita/ledger/schema/projection.tables';
import { migratedFiles } from '@garita/ledger/testing/migrated-files';
import {
  type SavedAccount,
  savedAccount,
  savedCompany,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { tamper } from '@garita/ledger/testing/tamper';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadAuditorPacket } from '../application/audit/download-auditor-packet.ts';
import type { Dependencies, Download } from '../application/dependencies.ts';
import { registerAsKnown } from '../application/history/register-as-known.ts';
import { downloadPackage } from '../application/report/download-package.ts';
import { downloadReport, downloadReportAs } from '../application/report/download-report.ts';
import { whatIf } from '../application/report/lists/what-if.ts';
import { previewReport } from '../application/report/preview-report.ts';
import { entryReach } from '../application/report/reach.ts';
import { reconciliationOf } from '../application/report/reconciliation/reconciliation.ts';
import { reportSources } from '../application/report/report-sources.ts';
import type { Actor } from '../auth/actor.ts';
import { createApp } from '../http/app.ts';
import { testDependencies, tokenFor, typedCaller } from '../testing/test-server.ts';
import { aWeekOf } from '../testing/time-entries.ts';
import { type WorkerThreads, workerThreads } from './worker-threads.ts';

const YEAR = { start: '2026-01-01', end: '2026-12-31', ...NOTHING_SUPPOSED };

/** Threads of which one account has one place, on the database that is reached so. */
function threadsOn(address: DatabaseAddress | undefined): WorkerThreads {
  return workerThreads(
    (error) => {
      throw error;
    },
    {
      bounds: { inAll: 2, ofAccount: 1 },
      isPolite: false,
      setup: () => ({
        secret: 'the secret of the tests',
        previousSecrets: [],
        signingSecret: undefined,
        logLevel: 'silent',
        address,
      }),
    },
  );
}

/** A company with a week of pay. */
async function anOffice(dependencies: Dependencies) {
  const { database } = dependencies;
  const account = await savedAccount(database, 'aparte');
  const accountant = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
  const company = await savedCompany(database, account);
  const { id: employeeId } = await savedEmployee(database, account, company);
  await accountant.payroll.load({ employeeId, entry: aWeekOf(40, account.accountantId) });
  const actor: Actor = {
    userId: account.user.id,
    accountId: account.scope.accountId,
    role: 'practitioner',
    access: WHOLE_ACCOUNT,
    name: '',
    email: '',
    sessionId: 0,
  };
  return { account, actor, companyId: company.company.id };
}

describe('long work', () => {
  const database = useDatabase();
  let threads: WorkerThreads;
  let here: Dependencies;
  let apart: Dependencies;
  let account: SavedAccount;
  let actor: Actor;
  let companyId: number;

  beforeAll(async () => {
    here = testDependencies(database.db);
    threads = threadsOn({ url: database.url ?? '' });
    apart = { ...here, runInThread: threads.runInThread, renderInThread: threads.renderInThread };
    ({ account, actor, companyId } = await anOffice(here));
  });

  afterAll(() => threads.close());

  it('comes to the same in another thread as here', async () => {
    expect(await whatIf(apart, actor)({ companyId, whatIf: YEAR })).toEqual(
      await whatIf(here, actor)({ companyId, whatIf: YEAR }),
    );
    const year = { companyId, year: 2026 };
    expect(await reconciliationOf(apart, actor)(year)).toEqual(await reconciliationOf(here, actor)(year));
  });

  it('makes the file of a document, in each format, an archive and a packet as here', async () => {
    const request = {
      report: 'salaries',
      companyId,
      employeeId: null,
      start: '2026-01-01',
      end: '2026-12-31',
    } as const;
    const files = async (dependencies: Dependencies) => [
      await readFile(await downloadReport(dependencies, actor)(request)),
      await readFile(await downloadReportAs(dependencies, actor)({ request, format: 'xlsx' })),
      await readFile(await downloadPackage(dependencies, actor)({ companyId, year: 2026, quarter: 1 })),
      await readFile(await downloadAuditorPacket(dependencies, actor)({ companyId, personalData: false })),
    ];
    const made = await files(apart);
    expect(made.map(({ isWhole }) => isWhole)).toEqual([true, true, true, true]);
    expect(made).toEqual(await files(here));
  });

  it('refuses a document that its data refuse as here, and leaves the place to others', async () => {
    const nobody = { report: 'w2pr', companyId, employeeId: null, year: 2024 } as const;
    await expect(downloadReport(apart, actor)(nobody)).rejects.toThrow('nothing-paid-in-year');
    await expect(downloadReport(apart, actor)({ ...nobody, companyId: 999 })).rejects.toThrow('not-found');
    const unread = await downloadReport(apart, actor)({ ...nobody, year: 2026 });
    await unread.bytes[Symbol.asyncIterator]().return?.();
    await expect(reconciliationOf(apart, actor)({ companyId, year: 2025 })).resolves.toBeDefined();
  });

  it('verifies the books as here', async () => {
    const token = await tokenFor(here, account, 'auditor');
    const verified = async (dependencies: Dependencies) =>
      (await typedCaller(dependencies, token)).audit.verify({ companyId });
    expect(await verified(apart)).toEqual(await verified(here));
  });

  describe('of thousands of entries', () => {
    const asked = () => ({ companyId, whatIf: YEAR });

    /** Returns dependencies, and when their threads have been asked for work so many times. */
    function whenAsked(times: number) {
      let resolve = () => {};
      const all = new Promise<void>((whenAll) => {
        resolve = whenAll;
      });
      let tasks = 0;
      const runInThread: Dependencies['runInThread'] = (task, signal) => {
        const answer = threads.runInThread(task, signal);
        tasks += 1;
        // By the next turn the one place is taken, and the work is sent to its thread.
        if (tasks === times) setImmediate(resolve);
        return answer;
      };
      return { dependencies: { ...apart, runInThread }, all };
    }

    beforeAll(() => copyEntry(database.owner, { employees: 30, entries: 50 }));

    it('shows a document, its sources, what a pay reaches and a past register as here', async () => {
      const { entryId, periodId } = await anEntry(database.db);
      const request = { report: 'form-941', companyId, year: 2026, quarter: 1 } as const;
      const shown = async (dependencies: Dependencies) => [
        await previewReport(dependencies, actor)(request),
        await reportSources(dependencies, actor)({ request, figure: { total: 'gross' } }),
        await entryReach(dependencies, actor)({ entryId }),
        await registerAsKnown(dependencies, actor)({ companyId, periodId }),
      ];
      expect(await shown(apart)).toEqual(await shown(here));
    });

    it('leaves this thread to whoever asks for something else', async () => {
      const stalls = monitorEventLoopDelay({ resolution: 5 });
      stalls.enable();
      const start = performance.now();
      await whatIf(apart, actor)(asked());
      const took = performance.now() - start;
      stalls.disable();
      // In this thread it was nearly all of it. Both grow alike on a busy machine.
      expect(stalls.max / 1e6).toBeLessThan(took / 3);
    });

    it('is refused at once where there is nothing to do, while every place is taken', async () => {
      let isOver = false;
      const first = whatIf(
        apart,
        actor,
      )(asked()).finally(() => {
        isOver = true;
      });
      await expect(whatIf(apart, actor)({ ...asked(), companyId: 999 })).rejects.toThrow('not-found');
      expect(isOver).toBe(false);
      await first;
    });

    it('ends when a request is broken off, at both doors', async () => {
      const token = await tokenFor(here, account, 'administrator');
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ start: YEAR.start, end: YEAR.end });
      const input = encodeURIComponent(JSON.stringify(asked()));
      const requests: [path: string, init: RequestInit][] = [
        [`/api/audit/${companyId}/what-if`, { method: 'POST', body }],
        [`/trpc/audit.whatIf?input=${input}`, {}],
      ];
      for (const [path, init] of requests) {
        const leaving = new AbortController();
        const one = whenAsked(1);
        const app = createApp(one.dependencies);
        const answered = app.request(path, { ...init, headers, signal: leaving.signal });
        await one.all;
        leaving.abort();
        expect((await answered).status).toBe(500);
      }
    });

    it('ends when nobody waits for it any more, in its place as before it', async () => {
      const leaving = new AbortController();
      const both = whenAsked(2);
      const working = whatIf(both.dependencies, actor, leaving.signal)(asked());
      const waiting = whatIf(both.dependencies, actor, leaving.signal)(asked());
      await both.all;
      leaving.abort();
      await expect(working).rejects.toThrow('aborted');
      await expect(waiting).rejects.toThrow('aborted');
      // The one place is free again.
      await expect(reconciliationOf(apart, actor)({ companyId, year: 2025 })).resolves.toBeDefined();
    });
  });
});

it('reads the embedded database through its own thread', async () => {
  const embedded = await openMigrated({ memory: true, from: await migratedFiles() }, { isInThread: true });
  const threads = threadsOn(embedded.address?.());
  const here = testDependencies(embedded.db);
  const { actor, companyId } = await anOffice(here);
  const asked = { companyId, whatIf: YEAR };
  const apart = await whatIf({ ...here, runInThread: threads.runInThread }, actor)(asked);
  expect(apart).toEqual(await whatIf(here, actor)(asked));
  await threads.close();
  await embedded.close();
}, 120_000);

/** Copies the one entry to so many employees, whom no record knows, so many times each. */
async function copyEntry(owner: Database, copies: { employees: number; entries: number }): Promise<void> {
  const copy = (table: string, changed: string) =>
    tamper(
      owner,
      table,
      `insert into ledger.${table}
        select (jsonb_populate_record(one, jsonb_build_object(${changed}))).*
        from ledger.${table} one, generate_series(1, ${copies.employees * copies.entries}) n
        where one.entry_id is not null`,
    );
  await copy('events', `'seq', seq + n, 'version', version + n, 'entry_id', entry_id + n`);
  await copy(
    'entries',
    `'entry_id', entry_id + n, 'created_seq', created_seq + n, 'last_seq', last_seq + n,
      'employee_id', employee_id + n / ${copies.entries}`,
  );
}

/** Reads a file to its end. */
async function readFile({ fileName, contentType, bytes }: Download) {
  let size = 0;
  for await (const piece of bytes) size += piece.length;
  // A workbook says when it was made, which packs into a byte more or less.
  return { fileName, contentType, isWhole: size > 500 };
}

/** Returns the first entry, which every other one is a copy of. */
async function anEntry(db: Database): Promise<{ entryId: number; periodId: number }> {
  const [first] = await db.select().from(entries).orderBy(entries.entryId).limit(1);
  if (!first?.periodId) throw new TypeError('Nobody was paid');
  return { entryId: first.entryId, periodId: first.periodId };
}
