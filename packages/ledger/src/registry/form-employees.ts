import { maskedSocialSecurityNumber } from '@garita/domain/field/digits.schema';
import type { EmployeeOfForms } from '@garita/domain/report/missing-fact';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { employees } from '../schema/registry.tables.ts';
import type { AccountScope } from './registry.ts';

/** An employee as far as forms ask, without opening any number. */
export type FormEmployee = EmployeeOfForms & { id: number; companyId: number; isChauffeur: boolean };

/** The employees of all companies of an account, those switched off included: forms are of whoever was paid. */
export async function listFormEmployees(db: Database, { accountId }: AccountScope): Promise<FormEmployee[]> {
  const { id, companyId, isChauffeur, lastName, licence, workersCompensationClass, street, zip } = employees;
  const rows = await db
    .select({
      id,
      companyId,
      isChauffeur,
      lastName,
      licence,
      workersCompensationClass,
      street,
      zip,
      lastFour: employees.socialSecurityLast4,
    })
    .from(employees)
    .where(eq(employees.accountId, accountId))
    .orderBy(id);
  return rows.map(({ street: line, zip: code, lastFour, ...employee }) => ({
    ...employee,
    address: { street: line, zip: code },
    socialSecurityNumber: maskedSocialSecurityNumber(lastFour),
  }));
}
