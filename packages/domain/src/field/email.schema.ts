import { z } from 'zod';
import { requiredOr } from '../field-code.ts';

/** The maximum length of an e-mail address (RFC 5321, 4.5.3.1.3, less the brackets). */
const MAX_EMAIL = 254;

/** An e-mail address. Codes: `required`, `email-invalid`. */
export const emailSchema = z
  .string(requiredOr('email-invalid'))
  .trim()
  .max(MAX_EMAIL, 'email-invalid')
  .regex(z.regexes.email, requiredOr('email-invalid'));

/** An e-mail address that may be empty. Code: `email-invalid`. */
export const optionalEmailSchema = z
  .string(requiredOr('email-invalid'))
  .trim()
  .refine((text) => text === '' || emailSchema.safeParse(text).success, 'email-invalid');
