import { randomUUID } from 'node:crypto';
import type { Employee } from '@garita/domain/employee/employee.schema';
import type { OpeningBalanceInput } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import type { Transaction } from '@garita/ledger/database/client';
import { leaveOpeningsOf } from '@garita/ledger/record-pay/opening-balance';
import { recordPay } from '@garita/ledger/record-pay/record-pay';
import { AppError } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { paySubject } from './pay-subject.ts';

type NewBalance = {
  employeeId: number;
  opening: OpeningBalanceInput;
  /** False where the balance leaves out what is loaded here up to its day. */
  includesEntries?: boolean | undefined;
} & Pick<PayCommand, 'commandId' | 'reason'>;

/**
 * States what an employee's tax year had before Garita, or corrects it; it counts toward the year's limits.
 *
 * Errors: `not-found`, `invalid-input` where it passes a limit by itself, `opening-overlaps-entries`,
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
 * Takes back what a tax year was said to have had before Garita: it brings nothing from then on, and the log
 * keeps what was stated. The leave of the employee's record stays.
 *
 * Errors: `not-found` where nothing is stated, `filed-reason-required`, those of a key.
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

type LeaveOpening = {
  accountId: number;
  companyId: number;
  actorId: number;
  employeeId: number;
  leave: Employee['leave'];
};

/**
 * Records the leave that an employee's record opens with, in the transaction that saves the record. Saving it
 * unchanged records nothing. Totals of pay that were brought forward for the same year stay as they are.
 */
export async function recordLeaveOpeningBalance(
  tx: Transaction,
  { employeeId, leave: record, ...who }: LeaveOpening,
): Promise<void> {
  const leave = leaveOpeningsOf(record);
  const command = { ...who, commandId: randomUUID(), request: { operation: 'leave-opening', ...leave } };
  const change = { operation: 'set-leave-opening' as const, employeeId, leave };
  const outcome = await recordPay(tx, command, change);
  if (!outcome.ok) throw new AppError(outcome.code);
}
