import type { Accountant } from '@garita/domain/account/accountant.schema';
import type { Transaction } from '@garita/ledger/database/client';
import { accountants } from '@garita/ledger/registry/records/accountants';
import type { Registered } from '@garita/ledger/registry/registry';
import { fieldError } from '../app-error.ts';
import { existing } from '../existing.ts';
import { type Change, changed } from '../records/change.ts';
import { type Context, useCase } from '../use-case.ts';
import { type Commanded, writeOnce } from '../write-once.ts';

export type AccountantRecord = Registered<Accountant>;

/** Every accountant of the account, disabled ones included, in the order in which they came. */
export const listAccountants = useCase(
  'records:read',
  ({ dependencies, actor }): Promise<AccountantRecord[]> => accountants.list(dependencies.database, actor),
);

/** One accountant. Errors: `not-found`. */
export const getAccountant = useCase(
  'records:read',
  async ({ dependencies, actor }, { accountantId }: { accountantId: number }): Promise<AccountantRecord> =>
    existing(await accountants.find(dependencies.database, actor, accountantId)),
);

/** A new accountant. Errors: those of a key. */
export const createAccountant = useCase(
  'records:write',
  (context, { accountant, commandId }: Commanded & { accountant: Accountant }): Promise<AccountantRecord> =>
    writeOnce(
      context,
      { operation: 'accountants.create', commandId, request: accountant },
      async (tx, stamp) => existing(await accountants.insert(tx, stamp, context.actor, accountant)),
    ),
);

/** Changes an accountant. Errors: `not-found`, those of a key. */
export const updateAccountant = useCase(
  'records:write',
  (
    context,
    {
      accountantId,
      accountant: change,
      ...command
    }: Commanded & { accountantId: number; accountant: Change<Accountant> },
  ): Promise<AccountantRecord> =>
    writeOnce(
      context,
      { operation: 'accountants.update', ...command, request: [accountantId, change] },
      async (tx, stamp) => {
        const accountant = changed(change, existing(await accountants.find(tx, context.actor, accountantId)));
        return existing(await accountants.update(tx, stamp, context.actor, accountantId, accountant));
      },
    ),
);

/** The account's first active accountant, with whom forms start; 0, a select's nothing, while there is none. */
export async function defaultAccountantId({ dependencies, actor }: Context): Promise<number> {
  const all = await accountants.list(dependencies.database, actor);
  return all.find(({ isActive }) => isActive)?.id ?? 0;
}

/**
 * Until this transaction ends, nobody removes the accountant. Errors: `unknown-accountant`, on the field, for one that the
 * account does not have.
 */
export async function requireAccountant(
  tx: Transaction,
  { accountId }: { accountId: number },
  accountantId: number,
): Promise<void> {
  requireKnownAccountant(await accountants.keep(tx, { accountId }, accountantId));
}

/** The accountant whom a change names, kept as `requireAccountant` keeps one, to be looked for with other things; undefined where it names none. */
export async function namedAccountant(
  tx: Transaction,
  { accountId }: { accountId: number },
  accountantId: number | undefined,
): Promise<AccountantRecord | undefined> {
  return accountantId === undefined ? undefined : accountants.keep(tx, { accountId }, accountantId);
}

/** As `requireAccountant`, of somebody who was looked for with other things. Errors: `unknown-accountant`. */
export function requireKnownAccountant(accountant: Registered<Accountant> | undefined): void {
  if (!accountant) throw fieldError('unknown-accountant', 'accountantId');
}
