import {
  secondFactorConfirmationSchema,
  secondFactorRemovalSchema,
} from '@garita/domain/account/second-factor.schema';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '../application/account/second-factor.ts';
import { router, signedIn } from './trpc.ts';

export const secondFactorRouter = router({
  get: signedIn.query(({ ctx }) => getSecondFactor(ctx.dependencies, ctx.actor)()),
  start: signedIn.mutation(({ ctx }) => startSecondFactor(ctx.dependencies, ctx.actor)()),
  confirm: signedIn
    .input(secondFactorConfirmationSchema)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx.dependencies, ctx.actor)(input)),
  remove: signedIn
    .input(secondFactorRemovalSchema)
    .mutation(({ ctx, input }) => removeSecondFactor(ctx.dependencies, ctx.actor)(input)),
});
