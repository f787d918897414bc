import { z } from 'zod';
import { phoneSchema } from '../field/digits.schema.ts';
import { personNameSchema } from '../field/name.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { accessSchema, accessSchemaOn, WHOLE_ACCOUNT } from './access.schema.ts';
import { newPasswordSchema, userEmailSchema } from './user.schema.ts';

/** The roles of invited users. Administrators are created on the command line. Code: `required`. */
export const invitedRoleSchema = z.enum(['practitioner', 'auditor'], requiredOr('option-invalid'));

export type InvitedRole = z.infer<typeof invitedRoleSchema>;

/**
 * An invitation: the e-mail address, the role and, for an auditor, the access. Other roles always get the
 * whole account. Codes: `required`, `email-invalid` and those of an access.
 */
export const invitationSchema = invitationWith(accessSchema);

/** Returns the invitation schema for a form that knows today's date. */
export function invitationSchemaOn(today: () => CalendarDate): typeof invitationSchema {
  return invitationWith(accessSchemaOn(today));
}

function invitationWith(access: typeof accessSchema) {
  return z
    .strictObject(
      { email: userEmailSchema, role: invitedRoleSchema, access: access.default(WHOLE_ACCOUNT) },
      STRICT,
    )
    .overwrite((invitation) =>
      invitation.role === 'auditor' ? invitation : { ...invitation, access: WHOLE_ACCOUNT },
    );
}

export type Invitation = z.infer<typeof invitationSchema>;

/** The token of an invitation's link. Code: `required`. */
export const invitationTokenSchema = z.string('required').min(1, 'required').max(100, 'required');

/**
 * The fields that accept an invitation. Codes: `required`, `letters-only`, `phone-invalid` and those of a
 * password.
 */
export const acceptanceSchema = z.strictObject(
  {
    token: invitationTokenSchema,
    name: personNameSchema,
    lastName: personNameSchema,
    phone: phoneSchema,
    password: newPasswordSchema,
  },
  STRICT,
);
export type Acceptance = z.infer<typeof acceptanceSchema>;
