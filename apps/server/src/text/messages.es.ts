/** Where the screen that accepts an invitation is. */
export function invitationPath(token: string): string {
  return `/invitacion/${token}`;
}

/** What a successful answer says in `msg`; the specification's words, with its full stops. A pay is deleted, a record removed. */
export const MESSAGES = {
  found: '',
  created: 'Creado exitosamente.',
  updated: 'Editado exitosamente.',
  switched: 'Cambiando exitosamente',
  removed: 'Eliminado exitosamente',
  deleted: 'Eliminado exitosamente.',
  passwordChanged: 'Contraseña cambiada exitosamente.',
  registered: 'Cuenta creada exitosamente.',
  signedOut: 'Sesión cerrada.',
  secondFactorStarted: 'Escriba un código para confirmar el segundo factor.',
  secondFactorOn: 'Segundo factor activado.',
  secondFactorOff: 'Segundo factor desactivado.',
} as const;
