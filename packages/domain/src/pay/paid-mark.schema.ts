import { z } from 'zod';
import { type FieldCode, STRICT } from '../field-code.ts';
import { paymentMethodSchema } from '../reference/enumerations.ts';
import { payrollDateSchema } from '../time/payroll-years.ts';
import { chequeNumberSchema } from './cheque-number.schema.ts';

/**
 * A mark that pay reached the person: the day and, if known, the method. A cheque takes the company's next
 * number, or the one given. Codes: `required`, `cheque-number-invalid`, `cheque-number-without-cheque`,
 * `year-invalid` and those of a date.
 */
export const paidMarkSchema = z
  .strictObject(
    {
      paidOn: payrollDateSchema,
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
