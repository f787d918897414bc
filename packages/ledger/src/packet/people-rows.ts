import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { listUserNames } from '../registry/access/users.ts';
import { companies } from '../schema/company.tables.ts';
import { contractors, employees } from '../schema/people.tables.ts';

/** Whom the log of a company names by number: those it pays, and the users of its account. */
export async function peopleRows(db: Database, companyId: number): Promise<object[]> {
  const [company] = await db
    .select({ accountId: companies.accountId })
    .from(companies)
    .where(eq(companies.id, companyId));
  const paid = [
    ...(await paidOf(db, employees, companyId)).map((person) => row('employee', person)),
    ...(await paidOf(db, contractors, companyId)).map((person) => row('contractor', person)),
  ];
  const users = company ? await listUserNames(db, company.accountId) : [];
  return [...paid, ...users.map((user) => ({ kind: 'user', ...user }))];
}

async function paidOf(db: Database, table: typeof employees | typeof contractors, companyId: number) {
  const { id, firstName, middleName, lastName, motherLastName } = table;
  return db
    .select({ id, firstName, middleName, lastName, motherLastName })
    .from(table)
    .where(eq(table.companyId, companyId))
    .orderBy(asc(id));
}

function row(kind: string, { id, ...name }: PersonName & { id: number }) {
  return { kind, id, name: fullName(name) };
}
