import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
import type { Database } from '../../database/client.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { leaveRows } from './leave-balances.ts';
import { groupLeaveRows, leaveBalancesInTurns } from './leave-rows.ts';

/** An employee who has taken more leave than there was. */
export type NegativeLeave = { companyId: number; employeeId: number };

/**
 * Returns the employees of an account whose balance of vacation or sick time is negative after all movements
 * that the scope sees, by company.
 */
export async function listNegativeLeave(db: Database, scope: AccountScope): Promise<NegativeLeave[]> {
  const rows = groupLeaveRows('companyId', await leaveRows(db, scope));
  const negative: NegativeLeave[] = [];
  for (const [companyId, own] of rows) {
    for (const [employeeId, balance] of await leaveBalancesInTurns(own, scope.access)) {
      if (LEAVE_KINDS.some((kind) => balance[kind] < 0)) negative.push({ companyId, employeeId });
    }
  }
  return negative.toSorted((a, b) => a.companyId - b.companyId || a.employeeId - b.employeeId);
}
