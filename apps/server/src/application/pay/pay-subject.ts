import type { Database } from '@garita/ledger/database/client';
import { findPaySubject, type PaySubject } from '@garita/ledger/record-pay/pay-subject';
import { scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import type { AccountScope, CompanyScope } from '@garita/ledger/registry/registry';
import { AppError, orNotFound } from '../../refusal/app-error.ts';

/** An employee of the account with the company that pays, and the scope of that company. */
export type ScopedPaySubject = PaySubject & { scope: CompanyScope };

/** Whom a call is about that may name the employee alone; with a company, one of it. Errors: `not-found`. */
export async function paySubject(
  db: Database,
  account: AccountScope,
  employeeId: number,
  companyId?: number,
): Promise<ScopedPaySubject> {
  const scope = orNotFound(await scopeOfEmployee(db, account, employeeId));
  if (companyId !== undefined && companyId !== scope.companyId) throw new AppError('not-found');
  return paySubjectIn(db, scope, employeeId);
}

/** Whom a call is about that names company and employee. Errors: `not-found`. */
export async function paySubjectIn(
  db: Database,
  scope: CompanyScope,
  employeeId: number,
): Promise<ScopedPaySubject> {
  return { scope, ...orNotFound(await findPaySubject(db, scope, employeeId)) };
}

/** The employee as the ledger knows them. */
export function employeeKeyOf({ company, employee }: PaySubject) {
  return { companyId: company.id, employeeId: employee.id };
}
