import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
import type { Database } from '../../database/client.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { leaveRows } from './leave-balances.ts';
import { groupLeaveRows, leaveBalances } from './leave-rows.ts';

/** An employee who has taken more leave than there was. */
export type NegativeLeave = { companyId: number; employeeId: number };

/**
 * Returns the employees of an account whose balance of vacation or sick time is negative after all movements
 * that the scope sees, by company.
 */
export async function listNegativeLeave(db: Database, scope: AccountScope): Promise<NegativeLeave[]> {
  const rows = groupLeaveRows('companyId', await leaveRows(db, scope));
  return [...rows]
    .flatMap(([companyId, own]) =>
      [...leaveBalances(own, scope.access)]
        .filter(([, balance]) => LEAVE_KINDS.some((kind) => balance[kind] < 0))
        .map(([employeeId]) => ({ companyId, employeeId })),
    )
    .toSorted((a, b) => a.companyId - b.companyId || a.employeeId - b.employeeId);
}
