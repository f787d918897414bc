import { accessSchema } from '@garita/domain/account/access.schema';
import {
  acceptanceSchema,
  invitationSchema,
  invitationTokenSchema,
} from '@garita/domain/account/invitation.schema';
import { passwordResetSchema } from '@garita/domain/account/password-reset.schema';
import { registrationSchema } from '@garita/domain/account/registration.schema';
import { flagSchema } from '@garita/domain/field/flag.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import {
  acceptInvitation,
  inviteUser,
  listPendingInvitations,
  readInvitation,
  withdrawInvitation,
} from '../../application/account/invitations.ts';
import {
  makePasswordLink,
  readPasswordLink,
  removeUserSecondFactor,
  resetPassword,
} from '../../application/account/recovery.ts';
import { register } from '../../application/account/registration-codes.ts';
import { changeUserAccess, listAccountUsers, setUserActive } from '../../application/account/users.ts';
import { commandInput } from './inputs.ts';
import { guessable, open, permitted, router, run, runOpen } from './trpc.ts';

const inviterProcedure = permitted('users:invite');

const recoveryProcedure = permitted('users:recover');

const userActiveInput = z.strictObject({ ...commandInput, userId: recordIdSchema, isActive: flagSchema });

const userAccessInput = z.strictObject({ ...commandInput, userId: recordIdSchema, access: accessSchema });

const oneInvitation = z.strictObject({ ...commandInput, invitationId: recordIdSchema });

/** The procedures of the account's users and invitations. */
export const usersRouter = router({
  register: guessable.input(registrationSchema).mutation(runOpen(register)),
  list: inviterProcedure.query(run(listAccountUsers)),
  setActive: inviterProcedure.input(userActiveInput).mutation(run(setUserActive)),
  changeAccess: inviterProcedure.input(userAccessInput).mutation(run(changeUserAccess)),
  invite: inviterProcedure.input(invitationSchema).mutation(run(inviteUser)),
  invitations: inviterProcedure.query(run(listPendingInvitations)),
  withdrawInvitation: inviterProcedure.input(oneInvitation).mutation(run(withdrawInvitation)),
  // A mutation, although it only reads: the input of a query is part of the address, and addresses end up in
  // logs.
  invitation: open.input(z.strictObject({ token: invitationTokenSchema })).mutation(runOpen(readInvitation)),
  makePasswordLink: recoveryProcedure
    .input(z.strictObject({ userId: recordIdSchema }))
    .mutation(run(makePasswordLink)),
  // A mutation, as for invitations: no token may be in an address.
  passwordLink: open
    .input(z.strictObject({ token: invitationTokenSchema }))
    .mutation(runOpen(readPasswordLink)),
  resetPassword: open.input(passwordResetSchema).mutation(runOpen(resetPassword)),
  removeSecondFactor: recoveryProcedure
    .input(z.strictObject({ ...commandInput, userId: recordIdSchema }))
    .mutation(run(removeUserSecondFactor)),
  acceptInvitation: open.input(acceptanceSchema).mutation(runOpen(acceptInvitation)),
});
