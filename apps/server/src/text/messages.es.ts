import { DONE_TEXTS } from '@garita/domain/text/done-texts.es';

/** Where the screen that accepts an invitation is. */
export function invitationPath(token: string): string {
  return `/invitacion/${token}`;
}

/** What a successful answer says in `msg`. */
export const MESSAGES = {
  found: '',
  ...DONE_TEXTS,
  signedOut: 'Sesión cerrada.',
  secondFactorStarted: 'Escriba un código para confirmar el segundo factor.',
} as const;
