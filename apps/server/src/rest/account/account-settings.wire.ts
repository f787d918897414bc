import { type AccountSettings, accountSettingsSchema } from '@garita/domain/account/account-settings.schema';
import { answerWire } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { as, type FieldTable, recordWire } from '../wire/field-names.ts';
import { flagOr } from '../wire/wire-values.ts';

const FIELDS: FieldTable<AccountSettings> = {
  periodsClosedByAnother: as('periods_closed_by_another', flagOr(false)),
};

/** What an account asks of everybody in it. */
export const accountSettingsWire = recordWire(accountSettingsSchema, FIELDS);
export const changedAccountSettingsBody = changedRecordBody(accountSettingsWire);

export const accountSettingsAnswer = answerWire(
  'AccountSettings',
  () => accountSettingsWire.shape(),
  (settings: AccountSettings) => accountSettingsWire.encode(settings),
);
