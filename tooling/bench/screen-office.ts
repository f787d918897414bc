import { readRows } from '@garita/ledger/database/rows';
import { addCompanyCopies } from '@garita/ledger/testing/company-copies';
import { must } from '@garita/ledger/testing/saved-records';
import { anOffice, type Caller, type Office } from '@garita/server/testing/authorization-office';
import { testDependencies, typedCaller } from '@garita/server/testing/test-server';
import { sql } from 'drizzle-orm';
import { createPayroll } from './ledger/real-pay.ts';
import { payCommand, record } from './ledger/record-events.ts';
import { copyEmployee } from './office-records.ts';
import type { ScratchDatabase } from './scratch-database.ts';

const COMPANIES = 200;
const EMPLOYEES = 50;
const LARGEST = 5_000;
/** The employees of the largest company who are paid each week of the year until November. */
const PAID = 100;
const WEEKS = 46;
const RUN = 500;

const NOVEMBER = new Date('2026-11-20T16:00:00Z');

/** The records of the largest company that screens ask for, and a caller for a database. */
export type ScreenOffice = { office: Office; caller: (db: ScratchDatabase['db']) => Promise<Caller> };

/**
 * Creates an account of 200 companies with 50 employees each. The largest has 5,000 employees and a year of
 * pay.
 */
export async function screenOffice({ db, owner }: ScratchDatabase): Promise<ScreenOffice> {
  const { office, tokens, callers } = await anOffice(db, 1, { now: NOVEMBER });
  const { companyId, employeeId } = office;
  const ofCompany = sql`c.id = ${companyId}`;
  await copyEmployee(owner, employeeId, { amount: sql`${EMPLOYEES - 1}::int`, where: ofCompany });
  await pay({ db, companyId, after: employeeId, people: EMPLOYEES - 1, weeks: 4 });
  const { accountId } = (await callers.administrator.session.current()).user;
  await addCompanyCopies(owner, { companyId, accountId, companies: COMPANIES - 1 });
  const [last] = await readRows<{ id: number }>(
    owner,
    sql`select max(id)::int as id from registry.employees`,
  );
  await copyEmployee(owner, employeeId, { amount: sql`${LARGEST - EMPLOYEES}::int`, where: ofCompany });
  const after = must(last).id;
  const entryId = await pay({ db, companyId, after, people: PAID, weeks: WEEKS });
  await owner.execute(sql`vacuum analyze`);
  return {
    office: { ...office, employeeId: after + 1, entryId, version: entryId },
    caller: (other) => typedCaller(testDependencies(other, { now: NOVEMBER }), tokens.administrator),
  };
}

type PayPlan = { db: ScratchDatabase['db']; companyId: number; after: number; people: number; weeks: number };

/** Pays the employees whose ids follow `after`, week by week. Returns the id of the first entry. */
async function pay({ db, companyId, after, people, weeks }: PayPlan): Promise<number> {
  const [head] = await readRows<{ seq: number }>(
    db,
    sql`select last_seq::int as seq from ledger.heads where company_id = ${companyId}`,
  );
  const entries = must(head).seq;
  const company = createPayroll(companyId, people, { people: after, entries });
  const all = people * weeks;
  while (company.taken() < all)
    await record(db, payCommand(companyId, company.take(Math.min(RUN, all - company.taken()))));
  return entries + 1;
}
