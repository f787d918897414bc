import { accountSettingsSchema } from '@garita/domain/account/account-settings.schema';
import { accountantRecordSchema } from '@garita/domain/account/accountant-record.schema';
import { registrationCodeSchema } from '@garita/domain/account/registration-code.schema';
import {
  secondFactorConfirmationSchema,
  secondFactorRemovalSchema,
  secondFactorStartSchema,
} from '@garita/domain/account/second-factor.schema';
import { ownProfileSchema, passwordChangeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import {
  changeAccountSettings,
  getAccountSettings,
  keepClosingRule,
} from '../../application/account/account-settings.ts';
import {
  createAccountant,
  getAccountant,
  listAccountants,
  setAccountantActive,
  updateAccountant,
} from '../../application/account/accountants.ts';
import { changePassword, changeProfile } from '../../application/account/own-user.ts';
import {
  createCode,
  getCode,
  listCodes,
  removeCode,
  setCodeActive,
  updateCode,
} from '../../application/account/registration-codes.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '../../application/account/second-factor.ts';
import { endOwnOtherSessions, endOwnSession, listOwnSessions } from '../../application/account/sessions.ts';
import { currentUser, signIn, signOut } from '../../application/account/sign-in.ts';
import { removeAccountant } from '../../application/records/remove-records.ts';
import { ANSWERED, activeChangeInput, commandInput, versionInput } from './inputs.ts';
import {
  ATTEMPT,
  changedBack,
  guessable,
  keepOmitted,
  permitted,
  router,
  run,
  runOpen,
  sentBack,
  signedIn,
} from './trpc.ts';

const accountantWriterProcedure = permitted('records:write');
const codeManagerProcedure = permitted('codes:manage');
const settingsProcedure = permitted('account:write');

/** The procedures of signing in and out, of the user's sessions, and of the user's password. */
export const sessionRouter = router({
  // Cookies are headers and no part of the answer.
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

/** The procedures of the account's settings. */
export const accountSettingsRouter = router({
  get: signedIn.query(run(getAccountSettings)),
  change: settingsProcedure
    .use(changedBack('settings', ANSWERED.settings))
    .input(z.strictObject({ ...commandInput, ...versionInput, settings: accountSettingsSchema }))
    .mutation(run(changeAccountSettings)),
  keepClosingRule: settingsProcedure.input(z.strictObject(commandInput)).mutation(run(keepClosingRule)),
});

const oneAccountant = z.strictObject({ accountantId: recordIdSchema });
const accountantUpdateInput = { ...commandInput, accountant: accountantRecordSchema };

export const accountantsRouter = router({
  list: signedIn.query(run(listAccountants)),
  get: signedIn.input(oneAccountant).query(run(getAccountant)),
  create: accountantWriterProcedure
    .use(sentBack('accountant', ANSWERED.record))
    .input(z.strictObject(accountantUpdateInput))
    .mutation(run(createAccountant)),
  update: accountantWriterProcedure
    .use(changedBack('accountant', ANSWERED.record))
    .input(oneAccountant.extend({ ...accountantUpdateInput, ...versionInput }))
    .use(keepOmitted('accountant', accountantRecordSchema))
    .mutation(run(updateAccountant)),
  setActive: accountantWriterProcedure
    .input(oneAccountant.extend(activeChangeInput))
    .mutation(run(setAccountantActive)),
  remove: accountantWriterProcedure.input(oneAccountant.extend(commandInput)).mutation(run(removeAccountant)),
});

const oneCode = z.strictObject({ codeId: recordIdSchema });
const codeUpdateInput = { ...commandInput, registrationCode: registrationCodeSchema };

export const codesRouter = router({
  list: codeManagerProcedure.query(run(listCodes)),
  get: codeManagerProcedure.input(oneCode).query(run(getCode)),
  create: codeManagerProcedure
    .use(sentBack('registrationCode', ANSWERED.code))
    .input(z.strictObject(codeUpdateInput))
    .mutation(run(createCode)),
  update: codeManagerProcedure
    .use(changedBack('registrationCode', ANSWERED.code))
    .input(oneCode.extend({ ...codeUpdateInput, ...versionInput }))
    .mutation(run(updateCode)),
  setActive: codeManagerProcedure.input(oneCode.extend(activeChangeInput)).mutation(run(setCodeActive)),
  remove: codeManagerProcedure.input(oneCode.extend(commandInput)).mutation(run(removeCode)),
});
