import type { WarningTerms } from '@garita/domain/pay/warnings/pay-warnings';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { companies, employees } from '../../schema/index.ts';

// By law nobody raises the vacation by hand: it follows the years of service.
const RAISED_BY_HAND = sql<number | null>`
  case when ${companies.leaveRule} = 'law' then null else ${employees.vacationMinutesPerMonth} end`;

/** Returns the terms of an employee that warnings compare an entry with; the caller checks whose it is. */
export async function findWarningTerms(
  db: Database,
  { companyId, employeeId }: { companyId: number; employeeId: number },
): Promise<WarningTerms | undefined> {
  const found = await warningTermsOf(db, { companyId, employeeIds: [employeeId] });
  return found.get(employeeId);
}

/** Returns these terms of several employees of a company, by employee. */
export async function warningTermsOf(
  db: Database,
  { companyId, employeeIds }: { companyId: number; employeeIds: readonly number[] },
): Promise<Map<number, WarningTerms>> {
  const rows = await ofEmployees(db, { companyId, employeeIds: idList(employeeIds) });
  return new Map(rows.map(({ employeeId, ...terms }) => [employeeId, terms]));
}

const ofEmployees = preparedQuery(
  (db, { companyId, employeeIds }: Places<{ companyId: number; employeeIds: string }>) =>
    db
      .select({
        employeeId: employees.id,
        overtimeMultiplier: employees.overtimeMultiplier,
        admissionDate: employees.admissionDate,
        isExempt: employees.isExempt,
        egressDate: employees.egressDate,
        vacationPerMonth: RAISED_BY_HAND,
      })
      .from(employees)
      .innerJoin(companies, eq(companies.id, employees.companyId))
      .where(and(eq(employees.companyId, companyId), isAnyOf(employees.id, employeeIds))),
);
