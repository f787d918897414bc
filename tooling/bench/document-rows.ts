import { buffer } from 'node:stream/consumers';
import type { ReportRequest } from '@garita/domain/report/report-request';
import type { Database } from '@garita/ledger/database/client';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { downloadReport } from '@garita/server/application/report/download-report';
import { testDependencies } from '@garita/server/testing/test-server';
import { sql } from 'drizzle-orm';
import { createPayroll } from './ledger/real-pay.ts';
import { payCommand, record } from './ledger/record-events.ts';
import { timePer } from './measure.ts';
import { type Row, timeRow } from './row.ts';
import { openScratchPostgres } from './scratch-database.ts';

const EMPLOYEES = 1_000;
const WEEKS = 52;
/** The period that is paid through the product, and so the only one with stubs. */
const PERIOD = 2026101;

/** Measures documents of a large company's whole year, from the request to the file. */
export async function* documentRows(): AsyncGenerator<Row> {
  const scratch = await openScratchPostgres([]);
  const { db } = scratch;
  try {
    const { actor, companyId } = await largeCompany(db, scratch.owner);
    const ask = downloadReport(testDependencies(db, { now: new Date('2026-12-30T16:00:00Z') }), actor);
    const bytesOf = async (request: ReportRequest) => (await ask(request)).bytes;
    const stubs = { report: 'period-stubs', companyId, employeeId: null, periodId: PERIOD } as const;
    const ofQuarter = { report: 'form-941', companyId, year: 2026, quarter: 4 } as const;
    yield await timeRow(`941 of ${EMPLOYEES} employees × ${WEEKS} weeks / the sum of their columns`, {
      bar: 25,
      aim: 3,
      ours: () => timePer(1, async () => buffer(await bytesOf(ofQuarter))),
      floor: () => timePer(1, () => db.execute(sumsOf(companyId))),
      rounds: 5,
    });
    yield await timeRow(`first bytes of ${EMPLOYEES} stubs, reading included / the whole file`, {
      bar: 0.06,
      ours: () => timePer(1, async () => firstOf(await bytesOf(stubs))),
      floor: () => timePer(1, async () => buffer(await bytesOf(stubs))),
      rounds: 3,
    });
  } finally {
    await scratch.close();
  }
}

async function firstOf(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of bytes) return;
}

function sumsOf(companyId: number) {
  return sql`select employee_id, sum(gross)::bigint, sum(tips)::bigint, sum(social_security)::bigint,
    sum(social_security_on_tips)::bigint, sum(medicare)::bigint
    from ledger.entries where company_id = ${companyId} and status = 'live' group by employee_id`;
}

/**
 * Pays one week through the product, makes it the last of the year, and copies its entries to each earlier
 * week. The documents read only entries. Company lines are in another table, so the copied weeks have none.
 */
async function largeCompany(db: Database, owner: Database) {
  const account = await savedAccount(db);
  const company = await savedCompany(db, account);
  const { id: companyId } = company.company;
  for (let each = 0; each < EMPLOYEES; each += 1) await savedEmployee(db, account, company);
  const pay = createPayroll(companyId, EMPLOYEES);
  await record(db, payCommand(companyId, pay.take(EMPLOYEES / 2)));
  await record(db, payCommand(companyId, pay.take(EMPLOYEES / 2)));
  await owner.execute(sql`insert into ledger.entries
    select (jsonb_populate_record(e, jsonb_build_object('entry_id', e.entry_id + week * 10 * ${EMPLOYEES}::int,
      'period_id', e.period_id + week, 'pay_date', e.pay_date + 7 * (week - 1),
      'other_discounts', 0, 'net', e.net + e.other_discounts))).*
    from ledger.entries e, generate_series(1, ${WEEKS - 1}::int) week where e.company_id = ${companyId}`);
  await owner.execute(sql`update ledger.entries set pay_date = '2026-12-30'
    where company_id = ${companyId} and period_id = ${PERIOD}`);
  await owner.execute(sql`vacuum analyze`);
  const { name, email, access, accountId, id: userId } = account.user;
  return {
    actor: { userId, accountId, role: 'auditor', access, name, email, sessionId: 0 } as const,
    companyId,
  };
}
