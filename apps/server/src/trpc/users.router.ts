import { registrationSchema } from '@garita/domain/account/registration.schema';
import { register } from '../application/register.ts';
import { open, router } from './trpc.ts';

export const usersRouter = router({
  register: open
    .input(registrationSchema)
    .mutation(({ ctx, input }) => register(ctx.dependencies, ctx)(input)),
});
