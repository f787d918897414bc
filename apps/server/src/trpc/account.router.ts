import { accessSchema } from '@garita/domain/account/access.schema';
import { accountSettingsSchema } from '@garita/domain/account/account-settings.schema';
import { accountantSchema } from '@garita/domain/account/accountant.schema';
import {
  acceptanceSchema,
  invitationSchema,
  invitationTokenSchema,
} from '@garita/domain/account/invitation.schema';
import { passwordResetSchema } from '@garita/domain/account/password-reset.schema';
import { registrationSchema } from '@garita/domain/account/registration.schema';
import { registrationCodeSchema } from '@garita/domain/account/registration-code.schema';
import {
  secondFactorConfirmationSchema,
  secondFactorRemovalSchema,
  secondFactorStartSchema,
} from '@garita/domain/account/second-factor.schema';
import { ownProfileSchema, passwordChangeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { flagSchema } from '@garita/domain/field/flag.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import {
  changeAccountSettings,
  getAccountSettings,
  keepClosingRule,
} from '../application/account/account-settings.ts';
import {
  createAccountant,
  getAccountant,
  listAccountants,
  updateAccountant,
} from '../application/account/accountants.ts';
import { changePassword } from '../application/account/change-password.ts';
import { changeProfile } from '../application/account/change-profile.ts';
import {
  acceptInvitation,
  inviteUser,
  listPendingInvitations,
  readInvitation,
  withdrawInvitation,
} from '../application/account/invitations.ts';
import {
  makePasswordLink,
  readPasswordLink,
  removeUserSecondFactor,
  resetPassword,
} from '../application/account/recovery.ts';
import { register } from '../application/account/register.ts';
import {
  createCode,
  getCode,
  listCodes,
  removeCode,
  setCodeActive,
  updateCode,
} from '../application/account/registration-codes.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '../application/account/second-factor.ts';
import { endOwnOtherSessions, endOwnSession, listOwnSessions } from '../application/account/sessions.ts';
import { currentUser, signIn, signOut } from '../application/account/sign-in.ts';
import { changeUserAccess } from '../application/account/user-access.ts';
import { listAccountUsers, setUserActive } from '../application/account/users.ts';
import { removeAccountant } from '../application/records/remove-records.ts';
import { setAccountantActive } from '../application/records/switch-records.ts';
import { command, switching } from './inputs.ts';
import { ATTEMPT, guessable, open, permitted, router, run, runOpen, signedIn } from './trpc.ts';

const inviting = permitted('users:invite');
const recovering = permitted('users:recover');
const writing = permitted('records:write');
const managing = permitted('codes:manage');
const settling = permitted('account:write');

/** Signing in and out, where one is signed in, and one's password. */
export const sessionRouter = router({
  // Cookies go to the browser by themselves, and are no part of the answer.
  signIn: guessable.input(signInSchema).mutation(async ({ ctx, input }) => {
    const { accessToken, name, downloadCookie, deviceCookie } = await runOpen(signIn)({ ctx, input });
    ctx.setDownloadCookie(downloadCookie);
    ctx.setDeviceCookie(deviceCookie);
    return { accessToken, name };
  }),
  current: signedIn.query(run(currentUser)),
  signOut: signedIn.mutation(async ({ ctx, input }) => {
    await run(signOut)({ ctx, input });
    ctx.setDownloadCookie(null);
  }),
  list: signedIn.query(run(listOwnSessions)),
  end: signedIn.input(z.strictObject({ sessionId: recordIdSchema })).mutation(run(endOwnSession)),
  endOthers: signedIn.mutation(run(endOwnOtherSessions)),
  changeProfile: signedIn.meta(ATTEMPT).input(ownProfileSchema).mutation(run(changeProfile)),
  changePassword: signedIn.meta(ATTEMPT).input(passwordChangeSchema).mutation(run(changePassword)),
});

export const secondFactorRouter = router({
  get: signedIn.query(run(getSecondFactor)),
  start: signedIn.meta(ATTEMPT).input(secondFactorStartSchema).mutation(run(startSecondFactor)),
  confirm: signedIn.input(secondFactorConfirmationSchema).mutation(run(confirmSecondFactor)),
  remove: signedIn.meta(ATTEMPT).input(secondFactorRemovalSchema).mutation(run(removeSecondFactor)),
});

const switchedUser = z.strictObject({ ...command, userId: recordIdSchema, isActive: flagSchema });
const changedAccess = z.strictObject({ ...command, userId: recordIdSchema, access: accessSchema });
const oneInvitation = z.strictObject({ ...command, invitationId: recordIdSchema });

/** Who else is of the account, and how one comes into it. */
export const usersRouter = router({
  register: guessable.input(registrationSchema).mutation(runOpen(register)),
  list: inviting.query(run(listAccountUsers)),
  setActive: inviting.input(switchedUser).mutation(run(setUserActive)),
  changeAccess: inviting.input(changedAccess).mutation(run(changeUserAccess)),
  invite: inviting.input(invitationSchema).mutation(run(inviteUser)),
  invitations: inviting.query(run(listPendingInvitations)),
  withdrawInvitation: inviting.input(oneInvitation).mutation(run(withdrawInvitation)),
  // It only reads, but the input of a query stands in an address, and addresses end up in logs.
  invitation: open.input(z.strictObject({ token: invitationTokenSchema })).mutation(runOpen(readInvitation)),
  makePasswordLink: recovering
    .input(z.strictObject({ userId: recordIdSchema }))
    .mutation(run(makePasswordLink)),
  // As with invitations, a token stands in no address.
  passwordLink: open
    .input(z.strictObject({ token: invitationTokenSchema }))
    .mutation(runOpen(readPasswordLink)),
  resetPassword: open.input(passwordResetSchema).mutation(runOpen(resetPassword)),
  removeSecondFactor: recovering
    .input(z.strictObject({ ...command, userId: recordIdSchema }))
    .mutation(run(removeUserSecondFactor)),
  acceptInvitation: open.input(acceptanceSchema).mutation(runOpen(acceptInvitation)),
});

/** What the account asks of everybody in it. */
export const accountSettingsRouter = router({
  get: signedIn.query(run(getAccountSettings)),
  change: settling
    .input(z.strictObject({ ...command, settings: accountSettingsSchema }))
    .mutation(run(changeAccountSettings)),
  keepClosingRule: settling.input(z.strictObject(command)).mutation(run(keepClosingRule)),
});

const oneAccountant = z.strictObject({ accountantId: recordIdSchema });
const savedAccountant = { ...command, accountant: accountantSchema };

export const accountantsRouter = router({
  list: signedIn.query(run(listAccountants)),
  get: signedIn.input(oneAccountant).query(run(getAccountant)),
  create: writing.input(z.strictObject(savedAccountant)).mutation(run(createAccountant)),
  update: writing.input(oneAccountant.extend(savedAccountant)).mutation(run(updateAccountant)),
  setActive: writing.input(oneAccountant.extend(switching)).mutation(run(setAccountantActive)),
  remove: writing.input(oneAccountant.extend(command)).mutation(run(removeAccountant)),
});

const oneCode = z.strictObject({ codeId: recordIdSchema });
const savedCode = { ...command, registrationCode: registrationCodeSchema };

export const codesRouter = router({
  list: managing.query(run(listCodes)),
  get: managing.input(oneCode).query(run(getCode)),
  create: managing.input(z.strictObject(savedCode)).mutation(run(createCode)),
  update: managing.input(oneCode.extend(savedCode)).mutation(run(updateCode)),
  setActive: managing.input(oneCode.extend(switching)).mutation(run(setCodeActive)),
  remove: managing.input(oneCode.extend(command)).mutation(run(removeCode)),
});
