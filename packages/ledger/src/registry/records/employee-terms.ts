import type { WarningTerms } from '@garita/domain/pay/warnings/pay-warnings';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { companies, employees } from '../../schema/index.ts';

type EmployeeKey = { companyId: number; employeeId: number };

// By law nobody raises the vacation by hand: it follows the years of service.
const RAISED_BY_HAND = sql<number | null>`
  case when ${companies.leaveRule} = 'law' then null else ${employees.vacationMinutesPerMonth} end`;

/** Returns the terms of an employee that warnings compare an entry with; the caller checks whose it is. */
export async function findWarningTerms(
  db: Database,
  employee: EmployeeKey,
): Promise<WarningTerms | undefined> {
  const [terms] = await ofEmployee(db, employee);
  return terms;
}

const ofEmployee = preparedQuery((db, { companyId, employeeId }: Places<EmployeeKey>) =>
  db
    .select({
      overtimeMultiplier: employees.overtimeMultiplier,
      admissionDate: employees.admissionDate,
      isExempt: employees.isExempt,
      egressDate: employees.egressDate,
      vacationPerMonth: RAISED_BY_HAND,
    })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId))),
);
