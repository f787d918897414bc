import type { Registration } from '@garita/domain/account/registration.schema';
import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import type { Database } from '@garita/ledger/database/client';
import { isUniqueViolation } from '@garita/ledger/database/database-errors';
import { registerAccount } from '@garita/ledger/registry/access/accounts';
import type { User } from '@garita/ledger/registry/access/users';
import {
  isCodeUsed,
  listUsedCodes,
  registrationCodeRegistry,
} from '@garita/ledger/registry/records/registration-codes';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { refuseCommonPassword } from '../../auth/common-password.ts';
import { recordAttemptOrRefuse, registrationCounters } from '../../auth/throttle.ts';
import { AppError, fieldError, orNotFound } from '../../refusal/app-error.ts';
import {
  type ActiveChange,
  requireCurrentVersion,
  setRecordActive,
  type VersionedInput,
  versionedRequest,
} from '../records/record-change.ts';
import type { Removed } from '../records/remove-records.ts';
import { openUseCase, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/** A registration code. `isUsed` is true if an account was opened with it. */
export type CodeRecord = SavedRecord<RegistrationCode> & { isUsed: boolean };

type OneCode = { codeId: number };
type Written = IdempotentInput & { registrationCode: RegistrationCode };

/** The scope of codes, which belong to no account. */
const EVERYWHERE = {};

/** Lists every registration code, disabled and used ones included, in the order of their creation. */
export const listCodes = useCase(
  'codes:manage',
  async ({ dependencies: { database } }): Promise<CodeRecord[]> => {
    const used = await listUsedCodes(database);
    const codes = await registrationCodeRegistry.list(database, EVERYWHERE);
    return codes.map((code) => ({ ...code, isUsed: used.has(code.id) }));
  },
);

/** Returns one registration code. Errors: `not-found`. */
export const getCode = useCase(
  'codes:manage',
  async ({ dependencies: { database } }, { codeId }: OneCode): Promise<CodeRecord> =>
    codeRecord(database, orNotFound(await registrationCodeRegistry.find(database, EVERYWHERE, codeId))),
);

/** Creates a registration code. Errors: `code-taken`, those of a key. */
export const createCode = useCase(
  'codes:manage',
  (context, { registrationCode, commandId }: Written): Promise<CodeRecord> =>
    refusingTaken(
      writeIdempotently(
        context,
        { operation: 'codes.create', commandId, request: registrationCode },
        async (tx, stamp) =>
          codeRecord(
            tx,
            orNotFound(await registrationCodeRegistry.insert(tx, stamp, EVERYWHERE, registrationCode)),
          ),
      ),
    ),
);

/**
 * Changes a code. The account that used it may have as many companies as the code now allows. Errors:
 * `not-found`, `record-changed`, `code-taken`, those of a key.
 */
export const updateCode = useCase(
  'codes:manage',
  (
    context,
    { codeId, registrationCode, version, commandId }: Written & VersionedInput & OneCode,
  ): Promise<CodeRecord> =>
    refusingTaken(
      writeIdempotently(
        context,
        {
          operation: 'codes.update',
          commandId,
          request: versionedRequest([codeId, registrationCode], version),
        },
        async (tx, stamp) => {
          const saved = orNotFound(await registrationCodeRegistry.lockForChange(tx, EVERYWHERE, codeId));
          await requireCurrentVersion(
            tx,
            { tableName: 'registration_codes', actorId: stamp.actorId },
            saved,
            version,
          );
          return codeRecord(
            tx,
            orNotFound(
              await registrationCodeRegistry.update(tx, stamp, EVERYWHERE, codeId, registrationCode),
            ),
          );
        },
      ),
    ),
);

/** Switches a code on or off. A code that is off opens no account. Errors: `not-found`, those of a key. */
export const setCodeActive = useCase(
  'codes:manage',
  (context, { codeId: id, ...change }: ActiveChange & OneCode): Promise<CodeRecord> =>
    setRecordActive(
      context,
      { ...change, id },
      {
        operation: 'codes.setActive',
        registry: registrationCodeRegistry,
        scopeOf: () => EVERYWHERE,
        answer: (code, tx) => codeRecord(tx, code),
      },
    ),
);

/** Removes an unused code. Errors: `not-found`, `code-used`, those of a key. */
export const removeCode = useCase(
  'codes:manage',
  (context, { codeId: id, commandId }: IdempotentInput & OneCode): Promise<Removed> =>
    writeIdempotently(context, { operation: 'codes.remove', commandId, request: id }, async (tx, stamp) => {
      orNotFound(await registrationCodeRegistry.lockForUpdate(tx, EVERYWHERE, id));
      if (await isCodeUsed(tx, id)) throw new AppError('code-used');
      await registrationCodeRegistry.remove(tx, stamp, EVERYWHERE, id);
      return { id };
    }),
);

async function codeRecord(db: Database, code: SavedRecord<RegistrationCode>): Promise<CodeRecord> {
  return { ...code, isUsed: await isCodeUsed(db, code.id) };
}

async function refusingTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw isUniqueViolation(cause) ? new AppError('code-taken', {}, { cause }) : cause;
  }
}

/** The field at which each refusal of a registration is shown. */
const FIELDS = { 'wrong-registration-code': 'code', 'email-taken': 'email' } as const;

/**
 * Opens an account and creates its first user, a practitioner. Attempts are counted as sign-ins are, because
 * a code can be guessed like a password.
 *
 * Errors: `wrong-registration-code`, `email-taken`, each on its field, `too-many-attempts`.
 */
export const register = openUseCase(
  async ({ dependencies, visitor }, { password, code, ...person }: Registration): Promise<User> => {
    const { database, passwordHasher, now } = dependencies;
    refuseCommonPassword(password, 'password', person);
    const attempt = await recordAttemptOrRefuse(dependencies, registrationCounters(visitor, person.email));
    const passwordHash = await passwordHasher.hash(password);
    const firstUser = { ...person, role: 'practitioner' as const, passwordHash };
    return database.transaction(async (tx) => {
      const outcome = await registerAccount(tx, { at: now(), firstUser, code });
      if (!outcome.ok) throw fieldError(outcome.code, FIELDS[outcome.code]);
      await attempt.succeeded(tx);
      return outcome.user;
    });
  },
);
