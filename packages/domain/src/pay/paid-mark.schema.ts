import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { paymentMethodSchema } from '../reference/enumerations.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';

/** When a computed amount reached the person and, where somebody says so, how. Codes: `required` and those of a date. */
export const paidMarkSchema = z.strictObject(
  { paidOn: calendarDateSchema, method: paymentMethodSchema.optional() },
  STRICT,
);
export type PaidMark = z.infer<typeof paidMarkSchema>;
