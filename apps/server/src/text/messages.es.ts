/** What a successful answer says in `msg`; the specification's words. */
export const MESSAGES = {
  found: '',
  created: 'Creado exitosamente.',
  updated: 'Editado exitosamente.',
  deleted: 'Eliminado exitosamente.',
  passwordChanged: 'Contraseña cambiada exitosamente.',
  signedOut: 'Sesión cerrada.',
} as const;
