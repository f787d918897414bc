import { passwordChangeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { changePassword } from '../application/account/change-password.ts';
import { endOwnOtherSessions, endOwnSession, listOwnSessions } from '../application/account/sessions.ts';
import { currentUser, signIn, signOut } from '../application/account/sign-in.ts';
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
  list: signedIn.query(({ ctx }) => listOwnSessions(ctx.dependencies, ctx.actor)()),
  end: signedIn
    .input(z.strictObject({ sessionId: recordIdSchema }))
    .mutation(({ ctx, input }) => endOwnSession(ctx.dependencies, ctx.actor)(input)),
  endOthers: signedIn.mutation(({ ctx }) => endOwnOtherSessions(ctx.dependencies, ctx.actor)()),
  changePassword: signedIn
    .input(passwordChangeSchema)
    .mutation(({ ctx, input }) => changePassword(ctx.dependencies, ctx.actor)(input)),
});
