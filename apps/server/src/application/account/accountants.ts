import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import type { Transaction } from '@garita/ledger/database/client';
import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { fieldError, orNotFound } from '../../refusal/app-error.ts';
import {
  type ActiveChange,
  applyChange,
  type RecordChangeOf,
  requireCurrentVersion,
  setRecordActive,
  type VersionedInput,
  versionedRequest,
} from '../records/record-change.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

export type SavedAccountantRecord = SavedRecord<AccountantRecord>;

/** Lists every accountant of the account, disabled ones included, in the order of their creation. */
export const listAccountants = useCase(
  'records:read',
  ({ dependencies, actor }): Promise<SavedAccountantRecord[]> =>
    accountantRegistry.list(dependencies.database, actor),
);

/** Returns one accountant. Errors: `not-found`. */
export const getAccountant = useCase(
  'records:read',
  async (
    { dependencies, actor },
    { accountantId }: { accountantId: number },
  ): Promise<SavedAccountantRecord> =>
    orNotFound(await accountantRegistry.find(dependencies.database, actor, accountantId)),
);

/** Creates an accountant. Errors: those of a key. */
export const createAccountant = useCase(
  'records:write',
  (
    context,
    { accountant, commandId }: IdempotentInput & { accountant: AccountantRecord },
  ): Promise<SavedAccountantRecord> =>
    writeIdempotently(
      context,
      { operation: 'accountants.create', commandId, request: accountant },
      async (tx, stamp) => orNotFound(await accountantRegistry.insert(tx, stamp, context.actor, accountant)),
    ),
);

/** Changes an accountant. Errors: `not-found`, `record-changed`, those of a key. */
export const updateAccountant = useCase(
  'records:write',
  (
    context,
    {
      accountantId,
      accountant: change,
      version,
      ...command
    }: VersionedInput & { accountantId: number; accountant: RecordChangeOf<AccountantRecord> },
  ): Promise<SavedAccountantRecord> =>
    writeIdempotently(
      context,
      {
        operation: 'accountants.update',
        ...command,
        request: versionedRequest([accountantId, change], version),
      },
      async (tx, stamp) => {
        const saved = orNotFound(await accountantRegistry.lockForChange(tx, context.actor, accountantId));
        await requireCurrentVersion(
          tx,
          { tableName: 'accountants', accountId: context.actor.accountId, actorId: stamp.actorId },
          saved,
          version,
        );
        const accountant = applyChange(change, saved);
        return orNotFound(
          await accountantRegistry.update(tx, stamp, context.actor, accountantId, accountant),
        );
      },
    ),
);

/**
 * Returns the account's first active accountant, the default of forms; 0, the empty value of a select, if
 * there is none.
 */
export async function defaultAccountantId({ dependencies, actor }: UseCaseContext): Promise<number> {
  const all = await accountantRegistry.list(dependencies.database, actor);
  return all.find(({ isActive }) => isActive)?.id ?? 0;
}

/**
 * Locks an accountant, so that nobody removes the record before this transaction ends. Errors:
 * `unknown-accountant` on the field, if the account has no such accountant.
 */
export async function lockAccountant(
  tx: Transaction,
  { accountId }: { accountId: number },
  accountantId: number,
): Promise<void> {
  const accountant = await accountantRegistry.lockForKeyShare(tx, { accountId }, accountantId);
  if (!accountant) throw fieldError('unknown-accountant', 'accountantId');
}

/** Switches an accountant on or off. Errors: `not-found`, those of a key. */
export const setAccountantActive = useCase(
  'records:write',
  (
    context,
    { accountantId: id, ...change }: ActiveChange & { accountantId: number },
  ): Promise<SavedAccountantRecord> =>
    setRecordActive(
      context,
      { ...change, id },
      {
        operation: 'accountants.setActive',
        registry: accountantRegistry,
        scopeOf: (_tx, actor) => actor,
        answer: (accountant) => accountant,
      },
    ),
);
