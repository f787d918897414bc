import type { AccountSettings } from '@garita/domain/account/account-settings.schema';
import { findAccountSettings, updateAccountSettings } from '@garita/ledger/registry/access/account-settings';
import { existing } from '../existing.ts';
import { type Change, changed } from '../records/change.ts';
import { useCase } from '../use-case.ts';
import { type Commanded, writeOnce } from '../write-once.ts';

/** What the account asks of everybody in it. */
export const getAccountSettings = useCase(
  'records:read',
  async ({ dependencies: { database }, actor }): Promise<AccountSettings> =>
    existing(await findAccountSettings(database, actor)),
);

/** Changes what the account asks of everybody in it. Errors: those of a key. */
export const changeAccountSettings = useCase(
  'account:write',
  (
    context,
    { settings: change, ...command }: Commanded & { settings: Change<AccountSettings> },
  ): Promise<AccountSettings> =>
    writeOnce(
      context,
      { operation: 'account.changeSettings', ...command, request: change },
      async (tx, stamp) => {
        const settings = changed(change, existing(await findAccountSettings(tx, context.actor)));
        return existing(await updateAccountSettings(tx, stamp, settings));
      },
    ),
);
