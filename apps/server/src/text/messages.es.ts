import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';

/** Where the screen that accepts an invitation is. What stands after `#` is sent to no server and so ends up in no log. */
export function invitationPath(token: string): string {
  return `/invitacion#${token}`;
}

/** Where the screen is on which a new password is chosen. */
export function passwordResetPath(token: string): string {
  return `/contrasena#${token}`;
}

/** What a successful answer says in `msg`. */
export const MESSAGES = {
  found: '',
  ...SUCCESS_TEXTS,
  signedOut: 'Sesión cerrada.',
  secondFactorStarted: 'Escriba un código para confirmar el segundo factor.',
} as const;
