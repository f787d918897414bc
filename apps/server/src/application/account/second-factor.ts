import { formatRecoveryCode } from '@garita/domain/account/generated-codes';
import type {
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorStart,
} from '@garita/domain/account/second-factor.schema';
import {
  removeSecondFactor as deleteSecondFactor,
  findSecondFactor,
  listRecoveryCodes,
  confirmSecondFactor as saveConfirmation,
  startSecondFactor as saveSecret,
  secretContext,
} from '@garita/ledger/registry/access/second-factors';
import { passSecondFactor, provePassword, stepOfCode, wrongCode } from '../../auth/second-factor.ts';
import { AppError } from '../../refusal/app-error.ts';
import { ownUseCase } from '../use-case.ts';

// None of these use cases takes an idempotency key: the answers to keys are stored, and secrets must not be.

/** Tells if signing in asks for a second factor, and how many recovery codes are left. */
export type SecondFactorState = { isOn: boolean; recoveryCodesLeft: number };

/** Returns the state of the user's own second factor. */
export const getSecondFactor = ownUseCase(async ({ dependencies, actor }): Promise<SecondFactorState> => {
  const { database } = dependencies;
  const factor = await findSecondFactor(database, actor.userId);
  const remainingCodes = await listRecoveryCodes(database, actor.userId);
  return { isOn: factor?.isConfirmed ?? false, recoveryCodesLeft: remainingCodes.length };
});

/** The setup of an authenticator application: an address for a QR code, and the secret to type by hand. */
export type SecondFactorSetup = { uri: string; secret: string };

/**
 * Creates the secret of a second factor for a user who proves the password. It replaces a secret that was
 * never confirmed. Signing in does not change before a code confirms the secret.
 *
 * Errors: `wrong-current-password` on its field, `second-factor-on`, `too-many-attempts`.
 */
export const startSecondFactor = ownUseCase(
  async ({ dependencies, actor }, { currentPassword }: SecondFactorStart): Promise<SecondFactorSetup> => {
    const { database, keyring, oneTimeCodes } = dependencies;
    const { userId, email } = actor;
    const attempt = await provePassword(dependencies, userId, currentPassword);
    const secret = oneTimeCodes.newSecret();
    const isSaved = await saveSecret(database, userId, keyring.encrypt(secret, secretContext(userId)));
    await attempt.succeeded(database);
    if (!isSaved) throw new AppError('second-factor-on');
    return { uri: oneTimeCodes.uriOf(secret, email), secret };
  },
);

/** The codes for a user who loses the application; shown only once. */
export type RecoveryCodes = { recoveryCodes: string[] };

/**
 * Switches the second factor on with a code which shows that the application has the secret.
 *
 * Errors: `wrong-verification-code` on its field, `second-factor-on`, `second-factor-off` if none was
 * started.
 */
export const confirmSecondFactor = ownUseCase(
  async ({ dependencies, actor }, { code }: SecondFactorConfirmation): Promise<RecoveryCodes> => {
    const { database, oneTimeCodes, passwordHasher, now } = dependencies;
    const { userId, accountId } = actor;
    const factor = await findSecondFactor(database, userId);
    if (!factor) throw new AppError('second-factor-off');
    if (factor.isConfirmed) throw new AppError('second-factor-on');
    const step = stepOfCode(dependencies, userId, factor, code);
    const codes = oneTimeCodes.newRecoveryCodes();
    const recoveryHashes = await Promise.all(codes.map(passwordHasher.hash));
    const stamp = { accountId, actorId: userId, at: now() };
    const proof = { step, recoveryHashes };
    await database.transaction(async (tx) => {
      // Another window may have started again meanwhile, with another secret.
      if (!(await saveConfirmation(tx, stamp, factor.encryptedSecret, proof))) throw wrongCode();
    });
    return { recoveryCodes: codes.map(formatRecoveryCode) };
  },
);

/**
 * Switches the second factor off for a user who proves the password and has a code of either kind.
 *
 * Errors: `second-factor-off`, `wrong-current-password` and `wrong-verification-code` on their fields,
 * `too-many-attempts`.
 */
export const removeSecondFactor = ownUseCase(
  async ({ dependencies, actor }, { currentPassword, code }: SecondFactorRemoval): Promise<void> => {
    const { database, now } = dependencies;
    const { userId, accountId } = actor;
    const factor = await findSecondFactor(database, userId);
    if (!factor?.isConfirmed) throw new AppError('second-factor-off');
    const attempt = await provePassword(dependencies, userId, currentPassword);
    await passSecondFactor(dependencies, userId, code);
    const stamp = { accountId, actorId: userId, at: now() };
    await database.transaction(async (tx) => {
      await deleteSecondFactor(tx, stamp, userId);
      await attempt.succeeded(tx);
    });
  },
);
