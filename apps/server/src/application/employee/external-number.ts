import type { Transaction } from '@garita/ledger/database/client';
import { listEmployeesByExternalNumber } from '@garita/ledger/registry/records/employees';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import { AppError } from '../../refusal/app-error.ts';
import { holderOf } from './second-record.ts';

/**
 * Refuses an external number that another record of the company has, active or not. The company has to be
 * locked, so that two records cannot take it at once. Errors: `external-number-taken` at the field, with that
 * record.
 */
export async function requireFreeExternalNumber(
  tx: Transaction,
  company: CompanyScope,
  { employeeId, externalNumber }: { employeeId?: number; externalNumber: string },
): Promise<void> {
  const all = await listEmployeesByExternalNumber(tx, company, [externalNumber]);
  const other = all.find(({ id }) => id !== employeeId);
  if (other === undefined) return;
  const path = ['externalNumber'];
  throw new AppError('external-number-taken', {
    errors: [{ path, code: 'external-number-taken', holder: { ...holderOf(other), externalNumber } }],
  });
}
