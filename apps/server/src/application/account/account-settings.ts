import type { AccountSettings } from '@garita/domain/account/account-settings.schema';
import { changeSettings, withdrawSwitchOffRequest } from '@garita/domain/account/closing-rule';
import {
  type AccountSettingsRecord,
  findAccountSettings,
  updateAccountSettings,
} from '@garita/ledger/registry/access/account-settings';
import { orNotFound } from '../../refusal/app-error.ts';
import { applyChange, type RecordChangeOf } from '../records/record-change.ts';
import { useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/** Returns the settings that hold for everybody in the account, and the user who asked to loosen them. */
export const getAccountSettings = useCase(
  'records:read',
  async ({ dependencies: { database }, actor }): Promise<AccountSettingsRecord> =>
    orNotFound(await findAccountSettings(database, actor)),
);

/**
 * Changes the settings of the account. It takes two users to switch off the rule about closing: the first one
 * requests it, and the rule stays on until a second one does the same. Errors: those of a key.
 */
export const changeAccountSettings = useCase(
  'account:write',
  (
    context,
    { settings: change, ...command }: IdempotentInput & { settings: RecordChangeOf<AccountSettings> },
  ): Promise<AccountSettingsRecord> =>
    writeIdempotently(
      context,
      { operation: 'account.changeSettings', ...command, request: change },
      async (tx, stamp) =>
        orNotFound(
          await updateAccountSettings(tx, stamp, ({ switchOffAskedBy, ...saved }) =>
            changeSettings(context.actor.userId, applyChange(change, saved), { ...saved, switchOffAskedBy }),
          ),
        ),
    ),
);

/**
 * Withdraws the request to switch off the rule about closing; without a request nothing changes. Errors:
 * those of a key.
 */
export const keepClosingRule = useCase(
  'account:write',
  (context, command: IdempotentInput): Promise<AccountSettingsRecord> =>
    writeIdempotently(
      context,
      { operation: 'account.keepClosingRule', ...command, request: {} },
      async (tx, stamp) => orNotFound(await updateAccountSettings(tx, stamp, withdrawSwitchOffRequest)),
    ),
);
