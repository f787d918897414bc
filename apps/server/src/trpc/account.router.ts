import { passwordChangeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { changePassword } from '../application/change-password.ts';
import { currentUser, signIn, signOut } from '../application/sign-in.ts';
import { open, router, signedIn } from './trpc.ts';

export const sessionRouter = router({
  signIn: open.input(signInSchema).mutation(async ({ ctx, input }) => {
    const { accessToken, name, downloadCookie } = await signIn(ctx.dependencies, ctx)(input);
    ctx.setDownloadCookie(downloadCookie);
    return { accessToken, name };
  }),
  current: signedIn.query(({ ctx }) => currentUser(ctx.dependencies, ctx.actor)()),
  signOut: signedIn.mutation(async ({ ctx }) => {
    await signOut(ctx.dependencies, ctx.actor)();
    ctx.setDownloadCookie(null);
  }),
  changePassword: signedIn
    .input(passwordChangeSchema)
    .mutation(({ ctx, input }) => changePassword(ctx.dependencies, ctx.actor)(input)),
});
