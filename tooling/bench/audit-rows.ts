import type { Database } from '@garita/ledger/database/client';
import { rebuild } from '@garita/ledger/fold/rebuild';
import { readHistory } from '@garita/ledger/replay/history';
import { momentOf } from '@garita/ledger/replay/moment';
import { registerAt } from '@garita/ledger/replay/register-at';
import { stateAt } from '@garita/ledger/replay/state-at';
import { verifyCompany } from '@garita/ledger/verification/verify-company';
import { sql } from 'drizzle-orm';
import { columnsFloor, FLOOR_TABLES, fillColumns } from './floor-tables.ts';
import { PAY_RUN, payRun } from './ledger/pay-run-rows.ts';
import { createPayroll } from './ledger/real-pay.ts';
import { rebuildFromNothing } from './ledger/rebuild-from-nothing.ts';
import { timePer } from './measure.ts';
import { type Row, timeRow } from './row.ts';
import { openScratchPostgres } from './scratch-database.ts';

const COMPANY = 51;
const WEEKS = 52;
/** The tenth week of 2026, in which everybody has an entry. */
const PERIOD = 2026110;
/** The events of a page of Auditoría, plus one. */
const PART = 51;

/** A question, the number of rounds, and the bar, which is the same for 52,000 and for a million events. */
type Question = { what: string; rounds: number; bar: number; ours: () => Promise<number> };

/**
 * Measures an auditor's questions about a company with this many events, compared with the sums of its
 * columns.
 */
export async function* auditRows(events: number): AsyncGenerator<Row> {
  const scratch = await openScratchPostgres(FLOOR_TABLES);
  const { db, owner } = scratch;
  try {
    await payYear(db, events);
    await fillColumns(owner, COMPANY);
    const middle = Math.trunc(events / 2);
    const recordedAt = await momentOf(db, COMPANY, middle);
    const timed = (work: () => Promise<unknown>) => () => timePer(1, work);
    const questions: Question[] = [
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
        what: 'rebuild that finds no drift',
        rounds: 1,
        bar: 60,
        ours: timed(() => db.transaction((tx) => rebuild(tx, COMPANY))),
      },
      {
        what: 'rebuild from nothing',
        rounds: 1,
        bar: 110,
        ours: () => rebuildFromNothing(owner, COMPANY),
      },
    ];
    const floor = columnsFloor(db, COMPANY);
    for (const { what, ...measuring } of questions) {
      const title = `${events.toLocaleString('en')} events: ${what} / columns floor`;
      yield await timeRow(title, { ...measuring, floor });
    }
  } finally {
    await scratch.close();
  }
}

/**
 * Appends a year of pay runs for enough people. It takes 500 people at a time, because `payroll` keeps the
 * year of each in memory.
 */
async function payYear(db: Database, events: number): Promise<void> {
  for (let entries = 0; entries < events; entries += WEEKS * PAY_RUN) {
    const company = createPayroll(COMPANY, PAY_RUN, { people: entries / WEEKS, entries });
    while (company.taken() < Math.min(WEEKS * PAY_RUN, events - entries)) await payRun(db, company);
  }
  await db.execute(sql`analyze`);
}
