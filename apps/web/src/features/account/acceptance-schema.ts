import { acceptanceSchema } from '@garita/domain/account/invitation.schema';
import { z } from 'zod';
import { isSameTwice, PASSWORDS_DIFFER, TYPED_TWICE } from './typed-twice.ts';

/** The form of somebody invited: what the server takes, and the password once more. */
export const acceptanceFormSchema = z
  .strictObject({ ...acceptanceSchema.shape, ...TYPED_TWICE })
  .refine(isSameTwice, PASSWORDS_DIFFER);
export type AcceptanceForm = z.infer<typeof acceptanceFormSchema>;
