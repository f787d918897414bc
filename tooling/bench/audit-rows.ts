import type { Database } from '@garita/ledger/database/client';
import { verifyCompany } from '@garita/ledger/projections/verify-company';
import { readHistory } from '@garita/ledger/replay/history';
import { momentOf } from '@garita/ledger/replay/moment';
import { registerAt } from '@garita/ledger/replay/register-at';
import { stateAt } from '@garita/ledger/replay/state-at';
import { sql } from 'drizzle-orm';
import { columnsFloor, fillColumns } from './columns-floor.ts';
import { timePer } from './measure.ts';
import { PAY_RUN, payRun } from './pay-run-rows.ts';
import { FLOOR_TABLES } from './raw-log.ts';
import { createPayroll } from './real-pay.ts';
import { rebuildFromNothing } from './rebuild-from-nothing.ts';
import { type Row, timeRow } from './row.ts';
import { openScratchPostgres } from './scratch-database.ts';

const COMPANY = 51;
const WEEKS = 52;
/** The tenth week of 2026, of which there is an entry for everybody. */
const PERIOD = 2026110;
/** As many events as Auditoría tells at once, and one more. */
const PART = 51;

/** What is asked, how many times, and what its ratio is held to, of 52,000 events as of a million. */
type Asked = { what: string; rounds: number; bar: number; ours: () => Promise<number> };

/** What an auditor asks of a company with a log of so many events, against the sums of its columns. */
export async function* auditRows(events: number): AsyncGenerator<Row> {
  const scratch = await openScratchPostgres(FLOOR_TABLES);
  const { db, owner } = scratch;
  try {
    await payYear(db, events);
    await fillColumns(owner, COMPANY);
    const middle = Math.trunc(events / 2);
    const recordedAt = await momentOf(db, COMPANY, middle);
    const timed = (work: () => Promise<unknown>) => () => timePer(1, work);
    const asked: Asked[] = [
      {
        what: 'first page of the history',
        rounds: 5,
        bar: 0.5,
        ours: timed(() => readHistory(db, { companyId: COMPANY }, { limit: PART })),
      },
      {
        what: 'last page of the history',
        rounds: 5,
        bar: 2.5,
        ours: timed(() => readHistory(db, { companyId: COMPANY }, { after: events - PART, limit: PART })),
      },
      {
        what: 'register of a period after half of them',
        rounds: 5,
        bar: 1,
        ours: timed(() => registerAt(db, { companyId: COMPANY, periodId: PERIOD }, middle)),
      },
      {
        what: 'all books as of a moment',
        rounds: 3,
        bar: 60,
        ours: timed(() => stateAt(db, COMPANY, recordedAt ? { recordedAt } : {})),
      },
      { what: 'verify', rounds: 1, bar: 500, ours: timed(() => verifyCompany(db, COMPANY)) },
      {
        what: 'rebuild from nothing',
        rounds: 1,
        bar: 110,
        ours: () => rebuildFromNothing(owner, COMPANY),
      },
    ];
    const floor = columnsFloor(db, COMPANY);
    for (const { what, ...measuring } of asked) {
      const title = `${events.toLocaleString('en')} events: ${what} / columns floor`;
      yield await timeRow(title, { ...measuring, floor });
    }
  } finally {
    await scratch.close();
  }
}

/** A year of as many people as it takes, appended as pay runs; those of some people at a time, because what decides pay remembers it. */
async function payYear(db: Database, events: number): Promise<void> {
  for (let entries = 0; entries < events; entries += WEEKS * PAY_RUN) {
    const company = createPayroll(COMPANY, PAY_RUN, { people: entries / WEEKS, entries });
    while (company.taken() < Math.min(WEEKS * PAY_RUN, events - entries)) await payRun(db, company);
  }
  await db.execute(sql`analyze`);
}
