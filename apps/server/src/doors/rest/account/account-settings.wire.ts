import { type AccountSettings, accountSettingsSchema } from '@garita/domain/account/account-settings.schema';
import type { AccountSettingsRecord } from '@garita/ledger/registry/access/account-settings';
import { z } from 'zod';
import { answerWire } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { type FieldTable, fieldAs, recordWire } from '../wire/field-names.ts';
import { flagOr } from '../wire/wire-values.ts';

const FIELDS: FieldTable<AccountSettings> = {
  periodsClosedByAnother: fieldAs('periods_closed_by_another', flagOr(false)),
};

/** The settings of an account on the wire. */
export const accountSettingsWire = recordWire(accountSettingsSchema, FIELDS);
export const accountSettingsChangeBody = changedRecordBody(accountSettingsWire);

/** With who wants the rule about closing switched off, and since when; null where nobody does. */
export const accountSettingsAnswer = answerWire(
  'AccountSettings',
  () => ({
    ...accountSettingsWire.shape(),
    switch_off_asked_by: z.string().nullable(),
    switch_off_asked_at: z.iso.datetime().nullable(),
  }),
  ({ switchOffAsked, ...settings }: AccountSettingsRecord) => ({
    ...accountSettingsWire.encode(settings),
    switch_off_asked_by: switchOffAsked?.by ?? null,
    switch_off_asked_at: switchOffAsked?.at ?? null,
  }),
);
