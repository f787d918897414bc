import { leaveAdjustmentSchema } from '@garita/domain/employee/leave-adjustment.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { openingBalanceSchema } from '@garita/domain/pay/opening-balance.schema';
import { z } from 'zod';
import { commandIdSchema } from '../application/command-key.ts';
import { adjustLeave } from '../application/pay/adjust-leave.ts';
import { employeeBalances } from '../application/pay/employee-balances.ts';
import { bringForward } from '../application/pay/opening-balance.ts';
import { yearSchema } from '../application/year.ts';
import { router, signedIn } from './trpc.ts';

const yearInput = z.strictObject({ employeeId: recordIdSchema, year: yearSchema });
const openingInput = z.strictObject({
  commandId: commandIdSchema,
  employeeId: recordIdSchema,
  opening: openingBalanceSchema,
});

const adjustmentInput = z.strictObject({
  commandId: commandIdSchema,
  employeeId: recordIdSchema,
  adjustment: leaveAdjustmentSchema,
});

export const balancesRouter = router({
  get: signedIn
    .input(yearInput)
    .query(({ ctx, input }) => employeeBalances(ctx.dependencies, ctx.actor)(input)),
  bringForward: signedIn
    .input(openingInput)
    .mutation(({ ctx, input: { opening, ...whose } }) =>
      bringForward(ctx.dependencies, ctx.actor)({ ...whose, ...opening }),
    ),
  adjustLeave: signedIn
    .input(adjustmentInput)
    .mutation(({ ctx, input }) => adjustLeave(ctx.dependencies, ctx.actor)(input)),
});
