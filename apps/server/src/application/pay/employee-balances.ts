import { fullName } from '@garita/domain/employee/full-name';
import { type LeaveMovement, leaveInVisibleYears } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Cents } from '@garita/domain/money/cents';
import type { OpeningBalanceFigures } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import {
  limitsPassedByYear,
  type PassedLimit,
  type TaxBelowBase,
  taxesBelowBase,
} from '@garita/domain/pay/opening-balance/opening-limits';
import {
  type ContributionConcept,
  contributionsInForce,
} from '@garita/domain/pay/withholding/tax-parameters';
import {
  type LeaveCorrection,
  leaveCorrections,
  listLeaveMovements,
} from '@garita/ledger/queries/leave/leave-movements';
import {
  findOpeningBalance,
  type OpeningBalanceView,
} from '@garita/ledger/queries/opening-balance/opening-balance';
import { yearTotals } from '@garita/ledger/queries/pay/year-to-date';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import { listFixedTaxesInForce } from '@garita/ledger/registry/records/pay-parameters';
import { useCase } from '../use-case.ts';
import { paySubject } from './pay-subject.ts';

/**
 * The balances of an employee: the opening balance and the contributions of a tax year, and every movement
 * of leave with its cause.
 */
export type EmployeeBalances = {
  year: number;
  company: { id: number; name: string };
  employee: { id: number; name: string };
  /** The year's opening balance; null if there is none. */
  opening: OpeningBalanceView | null;
  /** The taxes of the opening balance that may be a mistake. */
  belowBase: TaxBelowBase[];
  /** The limits that the year passes with its opening balance and the pay here. */
  passed: PassedLimit[];
  /** The year so far with its opening balance, in cents. */
  yearToDate: OpeningBalanceFigures;
  /** The year's limits of tax at its end, in cents; null where there is none. */
  limits: Partial<Record<ContributionConcept, Cents | null>>;
  /**
   * The movements in the years within the user's access, oldest first, after a first one with the earlier
   * balance.
   */
  leave: Record<LeaveKind, LeaveMovement[]>;
  /** The corrections of leave by hand, with the users who made them. */
  corrections: LeaveCorrection[];
  /** The names of the account's users, for the opening balance and the corrections of leave. */
  users: { id: number; name: string }[];
};

/**
 * Returns the balances of one employee in a tax year. If a company is named, the employee must be one of it.
 * Errors: `not-found`.
 */
export const employeeBalances = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { companyId, employeeId, year }: { companyId?: number | undefined; employeeId: number; year: number },
  ): Promise<EmployeeBalances> => {
    const { company, employee } = await paySubject(database, actor, employeeId, companyId);
    const key = { companyId: company.id, employeeId };
    const { vacation, sick } = await listLeaveMovements(database, key);
    const leave = {
      vacation: leaveInVisibleYears(actor.access, vacation),
      sick: leaveInVisibleYears(actor.access, sick),
    };
    const yearEnd = `${year}-12-31`;
    const inForce = await listFixedTaxesInForce(database, yearEnd);
    const parameters = contributionsInForce(inForce, yearEnd);
    const opening = (await findOpeningBalance(database, { ...key, taxYear: year })) ?? null;
    const yearToDate = await yearTotals(database, key, year);
    return {
      year,
      company: { id: company.id, name: company.name },
      employee: { id: employee.id, name: fullName(employee) },
      opening,
      belowBase: opening && parameters ? taxesBelowBase(opening, parameters) : [],
      passed: parameters ? limitsPassedByYear(yearToDate, parameters) : [],
      yearToDate,
      limits: Object.fromEntries(inForce.map(({ concept, limit }) => [concept, limit ?? null])),
      leave,
      corrections: (await leaveCorrections(database, key)).filter(({ seq }) => isAmong(leave, seq)),
      users: await listUserNames(database, actor.accountId),
    };
  },
);

function isAmong({ vacation, sick }: EmployeeBalances['leave'], correction: number): boolean {
  return [...vacation, ...sick].some(
    (movement) => movement.cause === 'adjustment' && movement.seq === correction,
  );
}
