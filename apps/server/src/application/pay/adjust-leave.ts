import type { LeaveAdjustmentInput } from '@garita/domain/employee/leave-adjustment.schema';
import { decideLeaveAdjustment } from '@garita/ledger/payroll-year/decider';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { paySubject } from './pay-facts.ts';

type AdjustLeave = Pick<PayCommand, 'commandId'> & {
  employeeId: number;
  adjustment: LeaveAdjustmentInput;
};

/** Corrects an employee's vacation or sick time by hand. Errors: `not-found`, those of a key. */
export const adjustLeave = useCase('pay:write', async (context, input: AdjustLeave): Promise<void> => {
  const { reason, ...adjustment } = input.adjustment;
  const subject = await paySubject(context.dependencies.database, context.actor, input.employeeId);
  await changePay(context, subject, { operation: 'adjust-leave', input, reason }, async () =>
    decideLeaveAdjustment(adjustment),
  );
});
