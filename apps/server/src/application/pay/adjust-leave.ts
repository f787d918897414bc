import type { LeaveAdjustmentInput } from '@garita/domain/employee/leave-adjustment.schema';
import { scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import { orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';

type AdjustLeave = Pick<PayCommand, 'commandId'> & {
  employeeId: number;
  adjustment: LeaveAdjustmentInput;
};

/** Corrects an employee's vacation or sick time by hand. Errors: `not-found`, those of a key. */
export const adjustLeave = useCase('pay:write', async (context, input: AdjustLeave): Promise<void> => {
  const { reason, ...adjustment } = input.adjustment;
  const { employeeId } = input;
  const scope = await scopeOfEmployee(context.dependencies.database, context.actor, employeeId);
  const { companyId } = orNotFound(scope);
  await changePay(
    context,
    { companyId, input, reason },
    { operation: 'adjust-leave', employeeId, adjustment },
  );
});
