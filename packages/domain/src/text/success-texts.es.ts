/**
 * The messages after a success, in the specification's words and with its full stops. Pay is deleted
 * ('eliminado'); a record is removed.
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
