import { registrationSchema } from '@garita/domain/account/registration.schema';
import { z } from 'zod';
import { isSameTwice, PASSWORDS_DIFFER, TYPED_TWICE } from './typed-twice.ts';

/** The form of a registration: what the server takes, and the password once more. */
export const registerFormSchema = z
  .strictObject({ ...registrationSchema.shape, ...TYPED_TWICE })
  .refine(isSameTwice, PASSWORDS_DIFFER);
export type RegisterForm = z.infer<typeof registerFormSchema>;
