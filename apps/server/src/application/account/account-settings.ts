import type { AccountSettings } from '@garita/domain/account/account-settings.schema';
import { changeSettings, withdrawSwitchOffRequest } from '@garita/domain/account/closing-rule';
import type { Database } from '@garita/ledger/database/client';
import {
  type AccountSettingsRecord,
  findAccountSettings,
  lockAccountSettings,
  updateAccountSettings,
} from '@garita/ledger/registry/access/account-settings';
import type { AccountScope } from '@garita/ledger/registry/registry';
import { orNotFound } from '../../refusal/app-error.ts';
import {
  applyChange,
  type RecordChangeOf,
  type RecordPart,
  requireCurrentPart,
  type VersionedInput,
  versionedRequest,
  versionOfPart,
} from '../records/record-change.ts';
import { useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/** The settings of an account with their version, which also grows with a request to loosen them. */
export type VersionedSettings = AccountSettingsRecord & { version: number };

/** Returns the settings that hold for everybody in the account, and the user who asked to loosen them. */
export const getAccountSettings = useCase(
  'records:read',
  async ({ dependencies: { database }, actor }): Promise<VersionedSettings> =>
    versioned(database, actor, await findAccountSettings(database, actor)),
);

async function versioned(
  db: Database,
  scope: AccountScope,
  settings: AccountSettingsRecord | undefined,
): Promise<VersionedSettings> {
  return { ...orNotFound(settings), version: await versionOfPart(db, partOf(scope)) };
}

// The history of an account is that of its settings.
function partOf({ accountId }: AccountScope): RecordPart {
  return { tableName: 'accounts', accountId, recordId: accountId, fieldsOf: '' };
}

/**
 * Changes the settings of the account. It takes two users to switch off the rule about closing: the first one
 * requests it, and the rule stays on until a second one does the same. Errors: `record-changed`, those of a
 * key.
 */
export const changeAccountSettings = useCase(
  'account:write',
  (
    context,
    { settings: change, version, ...command }: VersionedInput & { settings: RecordChangeOf<AccountSettings> },
  ): Promise<VersionedSettings> =>
    writeIdempotently(
      context,
      {
        operation: 'account.changeSettings',
        ...command,
        request: version === undefined ? change : versionedRequest([change], version),
      },
      async (tx, stamp) => {
        await lockAccountSettings(tx, stamp);
        await requireCurrentPart(tx, { ...partOf(stamp), actorId: stamp.actorId }, version);
        const changed = await updateAccountSettings(tx, stamp, ({ switchOffAskedBy, ...saved }) =>
          changeSettings(context.actor.userId, applyChange(change, saved), { ...saved, switchOffAskedBy }),
        );
        return versioned(tx, stamp, changed);
      },
    ),
);

/**
 * Withdraws the request to switch off the rule about closing; without a request nothing changes. Errors:
 * those of a key.
 */
export const keepClosingRule = useCase(
  'account:write',
  (context, command: IdempotentInput): Promise<VersionedSettings> =>
    writeIdempotently(
      context,
      { operation: 'account.keepClosingRule', ...command, request: {} },
      async (tx, stamp) => {
        await lockAccountSettings(tx, stamp);
        return versioned(tx, stamp, await updateAccountSettings(tx, stamp, withdrawSwitchOffRequest));
      },
    ),
);
