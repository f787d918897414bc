import { registrationSchema } from '@garita/domain/account/registration.schema';
import { z } from 'zod';

const typedTwice = z.object({
  password: registrationSchema.shape.password,
  confirmation: z.string('required').normalize('NFKC').min(1, 'required'),
});

/** The form of a registration: what the server takes, and the password once more, against slips of the fingers. */
export const registerFormSchema = z
  .strictObject({ ...registrationSchema.shape, ...typedTwice.shape })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: 'password-differs',
    // Told as soon as both are there, whatever else is missing.
    when: ({ value }) => typedTwice.safeParse(value).success,
  });
export type RegisterForm = z.infer<typeof registerFormSchema>;
