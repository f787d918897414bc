import { z } from 'zod';
import { type FieldCode, requiredOr, STRICT } from '../field-code.ts';
import { paymentMethodSchema } from '../reference/enumerations.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';

/** The number on a cheque: 1 to 9,999,999,999. Code: `cheque-number-invalid`. */
const chequeNumberSchema = z
  .int(requiredOr('cheque-number-invalid'))
  .min(1, 'cheque-number-invalid' satisfies FieldCode)
  .max(9_999_999_999, 'cheque-number-invalid' satisfies FieldCode);

/**
 * When a computed amount reached the person and, where somebody says so, how. A cheque takes the company's next number, or
 * the one said here. Codes: `required`, `cheque-number-invalid`, `cheque-number-without-cheque` and those of a date.
 */
export const paidMarkSchema = z
  .strictObject(
    {
      paidOn: calendarDateSchema,
      method: paymentMethodSchema.optional(),
      chequeNumber: chequeNumberSchema.optional(),
    },
    STRICT,
  )
  .refine(({ method, chequeNumber }) => method === 'check' || chequeNumber === undefined, {
    path: ['chequeNumber'],
    error: 'cheque-number-without-cheque' satisfies FieldCode,
  });
export type PaidMark = z.infer<typeof paidMarkSchema>;
