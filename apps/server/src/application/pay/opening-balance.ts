import { randomUUID } from 'node:crypto';
import type { Employee } from '@garita/domain/employee/employee.schema';
import type { OpeningBalanceInput } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import type { Transaction } from '@garita/ledger/database/client';
import { leaveOpeningsOf } from '@garita/ledger/record-pay/leave-opening';
import {
  type PayCommand as RecordedCommand,
  recordLeaveOpenings,
} from '@garita/ledger/record-pay/record-pay';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { AppError } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { paySubject } from './pay-subject.ts';

type NewBalance = {
  employeeId: number;
  opening: OpeningBalanceInput;
  /** False if the balance does not include the pay that is loaded here up to its day. */
  includesEntries?: boolean | undefined;
} & Pick<PayCommand, 'commandId' | 'reason'>;

/**
 * Sets or corrects the opening balance of an employee's tax year. It counts toward the year's limits.
 *
 * Errors: `not-found`, `invalid-input` if it passes a limit by itself, `opening-overlaps-entries`,
 * `parameters-missing`, `filed-reason-required`, those of a key.
 */
export const saveOpeningBalance = useCase('pay:write', async (context, input: NewBalance): Promise<void> => {
  const { dependencies, actor } = context;
  const { employeeId, opening, includesEntries = true, ...command } = input;
  const { company, employee } = await paySubject(dependencies.database, actor, employeeId);
  const request = { employeeId, ...opening, ...(includesEntries ? {} : { includesEntries }) };
  await changePay(
    context,
    { companyId: company.id, operation: 'bring-forward', input: { ...request, ...command } },
    {
      operation: 'set-opening-balance',
      employeeId,
      birthday: employee.birthday,
      opening,
      includesEntries,
      today: dependencies.today(),
    },
  );
});

type Removal = { employeeId: number; year: number } & Pick<PayCommand, 'commandId' | 'reason'>;

/**
 * Removes the opening balance of a tax year. It counts nothing from then on; the log keeps it, and the leave
 * of the employee's record stays.
 *
 * Errors: `not-found` if the year has none, `filed-reason-required`, those of a key.
 */
export const removeOpeningBalance = useCase(
  'pay:write',
  async (context, { employeeId, year: taxYear, ...command }: Removal): Promise<void> => {
    const { dependencies, actor } = context;
    const { company } = await paySubject(dependencies.database, actor, employeeId);
    const input = { employeeId, taxYear, ...command };
    await changePay(
      context,
      { companyId: company.id, operation: 'remove-opening', input },
      { operation: 'remove-opening-balance', employeeId, taxYear },
    );
  },
);

/** The employees of a company whose records were just saved, and who saved them. */
type SavedLeave = Pick<RecordedCommand, 'accountId' | 'companyId' | 'actorId'> & {
  employees: readonly Pick<SavedRecord<Employee>, 'id' | 'leave'>[];
};

/**
 * Records the opening balances of leave of employees' records, in the transaction that saves the records.
 * Unchanged ones record nothing. The pay of an opening balance of the same year stays.
 */
export async function recordLeaveOpeningBalances(
  tx: Transaction,
  { employees, ...who }: SavedLeave,
): Promise<void> {
  const openings = employees.map(({ id, leave }) => ({ employeeId: id, leave: leaveOpeningsOf(leave) }));
  const command = { ...who, commandId: randomUUID(), request: { operation: 'leave-opening', openings } };
  const outcome = await recordLeaveOpenings(tx, command, openings);
  if (!outcome.ok) throw new AppError(outcome.code);
}
