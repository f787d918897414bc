import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';

/**
 * Returns the path of the screen that accepts an invitation. Browsers send nothing after `#`, so the token
 * ends up in no log.
 */
export function invitationPath(token: string): string {
  return `/invitacion#${token}`;
}

/** Returns the path of the screen that sets a new password. */
export function passwordResetPath(token: string): string {
  return `/contrasena#${token}`;
}

/** The `msg` of each successful answer. */
export const MESSAGES = {
  found: '',
  ...SUCCESS_TEXTS,
  signedOut: 'Sesión cerrada.',
  secondFactorStarted: 'Escriba un código para confirmar el segundo factor.',
} as const;
