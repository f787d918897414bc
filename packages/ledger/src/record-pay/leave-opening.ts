import { isDeepStrictEqual } from 'node:util';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Transaction } from '../database/client.ts';
import type { OpeningBalance } from '../events/payroll-events.ts';
import { decideOpeningBalance } from '../payroll-year/balance-decider.ts';
import type { PayrollChange } from '../payroll-year/handle-payroll-command.ts';
import { leaveOpeningsByEmployee, listLeaveOpeningBalances } from '../queries/leave/leave-movements.ts';
import type { CompanyScope } from '../registry/registry.ts';
import { once } from './load-records.ts';

/** The employee of a company whose opening balance changes. */
type OpeningBalanceSubject = { companyId: number; employeeId: number };

/** The opening balance of leave of an employee's record. */
export type NewLeaveOpeningBalance = { employeeId: number; leave: LeaveOpenings };

/** The opening balance of each kind of leave, in minutes, with its day. */
export type LeaveOpenings = Required<OpeningBalance['leave']>;

/** Returns the leave of an employee's record in the form of an opening balance. */
export function leaveOpeningsOf({ vacation, sick }: Employee['leave']): LeaveOpenings {
  return {
    vacation: { minutes: vacation.openingMinutes, asOf: vacation.openingDate },
    sick: { minutes: sick.openingMinutes, asOf: sick.openingDate },
  };
}

/**
 * Returns the changes that set the opening balances of leave of several employees. A change records nothing
 * while the same leave is in force. The pay of an opening balance of the same year stays.
 */
export function setLeaveOpeningChanges(
  openings: readonly NewLeaveOpeningBalance[],
  { companyId }: CompanyScope,
): PayrollChange[] {
  const employeeIds = openings.map(({ employeeId }) => employeeId);
  const readInForce = once((tx) => leaveOpeningsByEmployee(tx, { companyId, employeeIds }));
  return openings.map(({ employeeId, leave }) => {
    const { vacation, sick } = leave;
    const asOf = vacation.asOf > sick.asOf ? vacation.asOf : sick.asOf;
    return {
      employeeId,
      decide: async ({ tx, year }) => {
        const state = await year(yearOf(asOf));
        const inForce = (await readInForce(tx)).get(employeeId) ?? {};
        const balance = { ...openingBalanceOf(state.opening?.balance, asOf), leave };
        return decideOpeningBalance(state, balance, isDeepStrictEqual(inForce, leave));
      },
    };
  });
}

/**
 * Returns the part of a year's opening leave that is still in force. Leave that another year's opening
 * balance replaced would come back if it were recorded again.
 */
export async function leaveStillInForce(
  tx: Transaction,
  subject: OpeningBalanceSubject,
  leaveOpenings: OpeningBalance['leave'],
): Promise<OpeningBalance['leave']> {
  const inForce = await listLeaveOpeningBalances(tx, subject);
  const kinds = LEAVE_KINDS.filter(
    (kind) => leaveOpenings[kind] !== undefined && isDeepStrictEqual(leaveOpenings[kind], inForce[kind]),
  );
  return Object.fromEntries(kinds.map((kind) => [kind, leaveOpenings[kind]]));
}

/** Returns the opening balance of a year from what is known of it. */
export function openingBalanceOf(known: OpeningBalance | undefined, asOf: CalendarDate): OpeningBalance {
  return known ?? { taxYear: yearOf(asOf), asOf, source: 'employee-record', amounts: NO_AMOUNTS, leave: {} };
}
