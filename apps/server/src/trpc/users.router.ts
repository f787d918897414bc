import {
  acceptanceSchema,
  invitationSchema,
  invitationTokenSchema,
} from '@garita/domain/account/invitation.schema';
import { registrationSchema } from '@garita/domain/account/registration.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import {
  acceptInvitation,
  inviteUser,
  listPendingInvitations,
  readInvitation,
  withdrawInvitation,
} from '../application/account/invitations.ts';
import { register } from '../application/account/register.ts';
import { listAccountUsers, setUserActive } from '../application/account/users.ts';
import { command } from './inputs.ts';
import { open, router, signedIn } from './trpc.ts';

const switched = z.strictObject({ ...command, userId: recordIdSchema, isActive: z.boolean('required') });

export const usersRouter = router({
  register: open
    .input(registrationSchema)
    .mutation(({ ctx, input }) => register(ctx.dependencies, ctx)(input)),
  list: signedIn.query(({ ctx }) => listAccountUsers(ctx.dependencies, ctx.actor)()),
  invite: signedIn
    .input(invitationSchema)
    .mutation(({ ctx, input }) => inviteUser(ctx.dependencies, ctx.actor)(input)),
  invitations: signedIn.query(({ ctx }) => listPendingInvitations(ctx.dependencies, ctx.actor)()),
  withdrawInvitation: signedIn
    .input(z.strictObject({ ...command, invitationId: recordIdSchema }))
    .mutation(({ ctx, input }) => withdrawInvitation(ctx.dependencies, ctx.actor)(input)),
  invitation: open
    .input(z.strictObject({ token: invitationTokenSchema }))
    .query(({ ctx, input }) => readInvitation(ctx.dependencies)(input)),
  acceptInvitation: open
    .input(acceptanceSchema)
    .mutation(({ ctx, input }) => acceptInvitation(ctx.dependencies)(input)),
  setActive: signedIn
    .input(switched)
    .mutation(({ ctx, input }) => setUserActive(ctx.dependencies, ctx.actor)(input)),
});
