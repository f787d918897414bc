import type { AccountSettings } from '@garita/domain/account/account-settings.schema';
import { settingsKept, settingsSaidBy } from '@garita/domain/account/closing-rule';
import {
  type AccountSettingsRecord,
  findAccountSettings,
  updateAccountSettings,
} from '@garita/ledger/registry/access/account-settings';
import { existing } from '../existing.ts';
import { type Change, changed } from '../records/change.ts';
import { useCase } from '../use-case.ts';
import { type Commanded, writeOnce } from '../write-once.ts';

/** What the account asks of everybody in it, and who wants less of it. */
export const getAccountSettings = useCase(
  'records:read',
  async ({ dependencies: { database }, actor }): Promise<AccountSettingsRecord> =>
    existing(await findAccountSettings(database, actor)),
);

/**
 * Says what the account should ask of everybody in it. The rule about closing is switched off by two: whoever says so first asks for it, and
 * it stays on until another user says so as well. Errors: those of a key.
 */
export const changeAccountSettings = useCase(
  'account:write',
  (
    context,
    { settings: change, ...command }: Commanded & { settings: Change<AccountSettings> },
  ): Promise<AccountSettingsRecord> =>
    writeOnce(
      context,
      { operation: 'account.changeSettings', ...command, request: change },
      async (tx, stamp) =>
        existing(
          await updateAccountSettings(tx, stamp, ({ switchOffAskedBy, ...saved }) =>
            settingsSaidBy(context.actor.userId, changed(change, saved), { ...saved, switchOffAskedBy }),
          ),
        ),
    ),
);

/** Leaves the rule about closing on that somebody asked to have switched off; where nobody did, nothing changes. Errors: those of a key. */
export const keepClosingRule = useCase(
  'account:write',
  (context, command: Commanded): Promise<AccountSettingsRecord> =>
    writeOnce(context, { operation: 'account.keepClosingRule', ...command, request: {} }, async (tx, stamp) =>
      existing(await updateAccountSettings(tx, stamp, settingsKept)),
    ),
);
