import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { employees } from '../schema/registry.tables.ts';
import type { AccountScope } from './registry.ts';

/** What it takes to choose an employee: who, how often paid, and whether switched on. No personal data. */
export type EmployeeSummary = Pick<
  typeof employees.$inferSelect,
  | 'id'
  | 'companyId'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'motherLastName'
  | 'payFrequency'
  | 'isActive'
>;

/** Every employee of every company of an account, those switched off included, by first name. */
export async function listEmployeeSummaries(
  db: Database,
  { accountId }: AccountScope,
): Promise<EmployeeSummary[]> {
  const { id, companyId, firstName, middleName, lastName, motherLastName, payFrequency, isActive } =
    employees;
  return db
    .select({ id, companyId, firstName, middleName, lastName, motherLastName, payFrequency, isActive })
    .from(employees)
    .where(eq(employees.accountId, accountId))
    .orderBy(asc(firstName), asc(lastName), asc(id));
}
