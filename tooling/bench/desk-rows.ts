import type { Database } from '@garita/ledger/database/client';
import { savedAccount, savedEmployee } from '@garita/ledger/testing/saved-records';
import { deskAttention } from '@garita/server/application/desk/attention';
import { listDue } from '@garita/server/application/filing/due';
import type { Actor } from '@garita/server/auth/actor';
import { testDependencies } from '@garita/server/testing/test-server';
import { sql } from 'drizzle-orm';
import { createPayroll } from './ledger/real-pay.ts';
import { payCommand, record } from './ledger/record-events.ts';
import { timePer } from './measure.ts';
import { savedNthCompany } from './office-records.ts';
import { type Row, timeRow } from './row.ts';
import { openScratchPostgres } from './scratch-database.ts';

const COMPANIES = 200;
const EMPLOYEES = 10;
const WEEKS = 46;
/** A day in the 47th week, when the documents of a quarter and of the year's end are due. */
const NOVEMBER = new Date('2026-11-20T16:00:00Z');

/**
 * Measures the desk of an office with many companies, compared with the sums of their pay by company and day.
 */
export async function* deskRows(): AsyncGenerator<Row> {
  const scratch = await openScratchPostgres([]);
  try {
    const actor = await paidOffice(scratch.db, scratch.owner);
    const dependencies = testDependencies(scratch.db, { now: NOVEMBER });
    yield await timeRow(`what is due of ${COMPANIES} companies / the sums of their pay by company and day`, {
      bar: 25,
      ours: () => timePer(1, () => listDue(dependencies, actor)()),
      floor: () => timePer(1, () => scratch.db.execute(SUMS)),
      rounds: 5,
    });
    yield await timeRow(
      `what needs attention in ${COMPANIES} companies / the sums of their pay by company and day`,
      {
        bar: 25,
        ours: () => timePer(1, () => deskAttention(dependencies, actor)()),
        floor: () => timePer(1, () => scratch.db.execute(SUMS)),
        rounds: 5,
      },
    );
  } finally {
    await scratch.close();
  }
}

const SUMS = sql`select company_id, pay_date, sum(gross)::bigint, sum(tips)::bigint, sum(social_security)::bigint,
  sum(social_security_on_tips)::bigint, sum(medicare)::bigint, sum(income_tax_withheld)::bigint
  from ledger.entries where status = 'live' group by company_id, pay_date`;

/**
 * Pays a year of one company through the product, and copies its entries to the others: due dates depend only
 * on entries.
 */
async function paidOffice(db: Database, owner: Database): Promise<Actor> {
  const account = await savedAccount(db);
  const first = await savedNthCompany(db, account, 1);
  for (let nth = 1; nth <= COMPANIES; nth += 1) {
    const company = nth === 1 ? first : await savedNthCompany(db, account, nth);
    for (let each = 0; each < EMPLOYEES; each += 1) await savedEmployee(db, account, company);
  }
  const { id: companyId } = first.company;
  await record(db, payCommand(companyId, createPayroll(companyId, EMPLOYEES).take(EMPLOYEES * WEEKS)));
  await owner.execute(sql`insert into ledger.entries
    select (jsonb_populate_record(e, jsonb_build_object('company_id', c.id,
      'employee_id', e.employee_id + ${EMPLOYEES}::int * (c.id - ${companyId}::bigint)))).*
    from ledger.entries e, registry.companies c where e.company_id = ${companyId} and c.id <> ${companyId}`);
  await owner.execute(sql`vacuum analyze`);
  const { name, email, access, accountId, id: userId } = account.user;
  return { userId, accountId, role: 'auditor', access, name, email, sessionId: 0 };
}
