import { flagSchema } from '@garita/domain/field/flag.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { paidMarkSchema } from '@garita/domain/pay/paid-mark.schema';
import { z } from 'zod';
import { reasonSchema } from '../../application/pay/change-pay.ts';
import { commandIdSchema } from '../../application/write-idempotently.ts';

/** What every write may come with. */
export const commandInput = { commandId: commandIdSchema };

/** What switching a record takes: on, off, or, left out, the other one. */
export const activeChangeInput = { ...commandInput, isActive: flagSchema.optional() };

/** What belongs to a company, or is one. */
export const companyInput = z.strictObject({ companyId: recordIdSchema });

/** Why pay changes. */
export const reasonInput = { reason: reasonSchema.optional() };

/** What every change of pay may come with: a key, the net that a person confirmed, and why. */
export const payChangeInput = {
  ...commandInput,
  ...reasonInput,
  confirmedNet: z.int('amount-invalid').optional(),
};

/** A saved entry at the version at which it was opened. */
export const savedPayInput = z.strictObject({
  entryId: recordIdSchema,
  version: z.int('required').positive('required'),
});

/** What a deletion may come with. */
export const deletionInput = { ...commandInput, ...reasonInput };

/** A mark as paid; null takes it back. */
export const paidMarkInput = { ...commandInput, paid: paidMarkSchema.nullable() };
