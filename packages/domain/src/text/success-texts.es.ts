/**
 * The messages after a success: the specification's words, with its full stops. A pay is deleted, a record
 * removed.
 */
export const SUCCESS_TEXTS = {
  created: 'Creado exitosamente.',
  updated: 'Editado exitosamente.',
  switched: 'Cambiando exitosamente',
  removed: 'Eliminado exitosamente',
  deleted: 'Eliminado exitosamente.',
  passwordChanged: 'Contraseña cambiada exitosamente.',
  registered: 'Cuenta creada exitosamente.',
  secondFactorOn: 'Segundo factor activado.',
  secondFactorOff: 'Segundo factor desactivado.',
} as const;
