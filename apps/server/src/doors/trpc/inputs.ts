import { flagSchema } from '@garita/domain/field/flag.schema';
import {
  MAX_RECORD_NUMBER,
  positionSchema,
  recordIdSchema,
  versionSchema,
} from '@garita/domain/field/record-id.schema';
import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import { OPENING_BALANCE_AMOUNTS } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { paidMarkSchema } from '@garita/domain/pay/paid-mark.schema';
import { z } from 'zod';
import { reasonSchema } from '../../application/pay/change-pay.ts';
import { recordVersionSchema } from '../../application/records/record-change.ts';
import { commandIdSchema } from '../../application/write-idempotently.ts';

/** The fields that every write may have. */
export const commandInput = { commandId: commandIdSchema };

/** The version of the record that a change was typed on. */
export const versionInput = { version: recordVersionSchema };

/** The fields that switch a record on or off; if absent, the state is reversed. */
export const activeChangeInput = { ...commandInput, isActive: flagSchema.optional() };

// A saved opening balance has every amount of pay; the amounts below are zero in it.
const NOT_OF_OPENING = AMOUNT_NAMES.filter(
  (name) => !OPENING_BALANCE_AMOUNTS.some((one) => one === name),
).map((name) => `amounts.${name}`);

/** The names that the answers of records have beside their fields; `amounts.net` is a nested one. */
export const ANSWERED = {
  record: ['id', 'isActive', 'version'],
  employee: ['id', 'isActive', 'version', 'companyId', 'leaveBalances', 'warnings'],
  contractor: ['id', 'isActive', 'version', 'companyId'],
  code: ['id', 'isActive', 'version', 'isUsed'],
  fixedTax: ['id', 'version', 'recordedAt'],
  yearParameters: ['year', 'lacking', 'origins'],
  settings: ['switchOffAsked', 'version'],
  opening: ['source', 'leave', 'version', 'recordedBy', 'recordedAt', ...NOT_OF_OPENING],
  leaveMovement: ['cause', 'seq'],
  cheques: ['void'],
  payCalendar: ['frequency', 'version'],
  paidMark: ['amount', 'net', 'difference'],
} as const;

/** The company of a call. */
export const companyInput = z.strictObject({ companyId: recordIdSchema });

/** The reason of a change of pay. */
export const reasonInput = { reason: reasonSchema.optional() };

/** A net in cents, negative in a correction that takes pay back. */
export const confirmedNetSchema = z
  .int('amount-invalid')
  .min(-MAX_RECORD_NUMBER, 'amount-invalid')
  .max(MAX_RECORD_NUMBER, 'amount-too-large');

/** The fields that every change of pay may have: a key, the net that a person confirmed, and the reason. */
export const payChangeInput = {
  ...commandInput,
  ...reasonInput,
  confirmedNet: confirmedNetSchema.optional(),
};

/** The position of the sheet on which new pay was typed; pay that was loaded after it refuses the new one. */
export const positionInput = {
  position: positionSchema.optional(),
};

/** A saved entry at the version at which it was opened. */
export const savedPayInput = z.strictObject({
  entryId: recordIdSchema,
  version: versionSchema,
});

/** The fields that a deletion may have. */
export const deletionInput = { ...commandInput, ...reasonInput };

/** A mark as paid; null takes it back. */
export const paidMarkInput = { ...commandInput, paid: paidMarkSchema.nullable() };
