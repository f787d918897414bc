import { z } from 'zod';
import { lineSchema } from '../field/line.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { userEmailSchema } from './user.schema.ts';

/** A registration code as typed: 1 to 50 characters. Codes: `required`, `text-invalid`, `text-too-long`. */
export const codeTextSchema = lineSchema.max(50, 'text-too-long');

/** The number of companies that an account may have: 0 to 999. Codes: `required`, `count-invalid`. */
export const companyAmountSchema = z
  .int(requiredOr('count-invalid'))
  .min(0, 'count-invalid')
  .max(999, 'count-invalid');

/**
 * A registration code, with which one person opens an account: the owner, and the number of companies that
 * the account may have.
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
