import type { Database } from '@garita/ledger/database/client';
import { findPaySubject, type PaySubject } from '@garita/ledger/record-pay/pay-subject';
import { scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import type { AccountScope, CompanyScope } from '@garita/ledger/registry/registry';
import { AppError, orNotFound } from '../../refusal/app-error.ts';

/** An employee of the account, the company that pays, and the scope of that company. */
export type ScopedPaySubject = PaySubject & { scope: CompanyScope };

/**
 * Returns the employee of a call that may name only the employee; if it names a company, the employee must be
 * one of it. Errors: `not-found`.
 */
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

/** Returns the employee of a call that names company and employee. Errors: `not-found`. */
export async function paySubjectIn(
  db: Database,
  scope: CompanyScope,
  employeeId: number,
): Promise<ScopedPaySubject> {
  return { scope, ...orNotFound(await findPaySubject(db, scope, employeeId)) };
}

/** Returns the key by which the ledger knows the employee. */
export function employeeKeyOf({ company, employee }: Pick<PaySubject, 'company' | 'employee'>) {
  return { companyId: company.id, employeeId: employee.id };
}
