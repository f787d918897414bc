import { ROLE_IDS } from '@garita/domain/account/permissions';
import { passwordChangeSchema, signInSchema } from '@garita/domain/account/user.schema';
import type { CurrentUser, SignedIn } from '../application/sign-in.ts';
import { as, recordWire } from './field-names.ts';
import { text } from './wire-values.ts';

/** The sign-in form, whose `username` is an e-mail address. */
export const signInWire = recordWire(signInSchema, {
  email: as('username', text),
  password: as('password', text),
});

export const passwordChangeWire = recordWire(passwordChangeSchema, {
  currentPassword: as('current_password', text),
  newPassword: as('new_password', text),
});

/** The bare answer of a sign-in. */
export function signInAnswer({ accessToken, name }: SignedIn) {
  return { access_token: accessToken, token_type: 'bearer', name };
}

/** The bare answer of the current user: the profile, and what the browser keeps of it. */
export function currentUserAnswer({ user }: CurrentUser) {
  const { id, name, lastName, email, phone, role } = user;
  const role_id = ROLE_IDS[role];
  return {
    profile: { id, name, lastname: lastName, email, phone, role_id },
    user: { id, username: email, name, role_id },
  };
}
