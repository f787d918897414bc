import { accountantSchema } from '@garita/domain/account/accountant.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import {
  createAccountant,
  getAccountant,
  listAccountants,
  updateAccountant,
} from '../application/account/accountants.ts';
import { removeAccountant } from '../application/records/remove-records.ts';
import { setAccountantActive } from '../application/records/switch-records.ts';
import { command, switching } from './inputs.ts';
import { router, signedIn } from './trpc.ts';

const oneAccountant = z.strictObject({ accountantId: recordIdSchema });

export const accountantsRouter = router({
  list: signedIn.query(({ ctx }) => listAccountants(ctx.dependencies, ctx.actor)()),
  get: signedIn
    .input(oneAccountant)
    .query(({ ctx, input }) => getAccountant(ctx.dependencies, ctx.actor)(input)),
  create: signedIn
    .input(z.strictObject({ ...command, accountant: accountantSchema }))
    .mutation(({ ctx, input }) => createAccountant(ctx.dependencies, ctx.actor)(input)),
  update: signedIn
    .input(oneAccountant.extend({ ...command, accountant: accountantSchema }))
    .mutation(({ ctx, input }) => updateAccountant(ctx.dependencies, ctx.actor)(input)),
  setActive: signedIn
    .input(oneAccountant.extend(switching))
    .mutation(({ ctx, input }) => setAccountantActive(ctx.dependencies, ctx.actor)(input)),
  remove: signedIn
    .input(oneAccountant.extend(command))
    .mutation(({ ctx, input }) => removeAccountant(ctx.dependencies, ctx.actor)(input)),
});
