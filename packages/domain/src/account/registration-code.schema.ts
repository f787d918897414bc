import { z } from 'zod';
import { lineSchema } from '../field/line.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { userEmailSchema } from './user.schema.ts';

/** The code as it is typed: 1 to 50 characters. Codes: `required`, `text-invalid`, `text-too-long`. */
export const codeTextSchema = lineSchema.max(50, 'text-too-long');

/** The number of companies that an account may have: 0 to 999. Codes: `required`, `count-invalid`. */
export const companyAmountSchema = z
  .int(requiredOr('count-invalid'))
  .min(0, 'count-invalid')
  .max(999, 'count-invalid');

/**
 * A registration code lets one person open an account: it says for whom it is and how many companies the
 * account may have.
 *
 * Codes: `required`, `email-invalid`, `count-invalid` and those of a line.
 */
export const registrationCodeSchema = z.strictObject(
  {
    owner: lineSchema.max(100, 'text-too-long'),
    email: userEmailSchema,
    code: codeTextSchema,
    companyAmount: companyAmountSchema,
  },
  STRICT,
);
export type RegistrationCode = z.infer<typeof registrationCodeSchema>;
