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
 * Says what the account should ask of everybody in it. The rule about closing is switched off by two: whoever
 * says so first asks for it, and it stays on until another user says so as well. Errors: those of a key.
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
 * Leaves the rule about closing on that somebody asked to have switched off; where nobody did, nothing
 * changes. Errors: those of a key.
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
