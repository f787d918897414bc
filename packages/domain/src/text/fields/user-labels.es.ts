import type { Label } from '../labels.ts';
import { CONTACT_LABELS } from './record-labels.es.ts';

/** The labels of a user's fields. */
export const USER_LABELS = {
  name: 'Nombre',
  lastName: 'Apellido',
  email: CONTACT_LABELS.email,
  phone: CONTACT_LABELS.phoneNumber,
  password: 'Contraseña',
  role: 'Rol',
  access: 'Acceso',
  code: 'Código',
  currentPassword: 'Contraseña Actual',
  newPassword: 'Nueva Contraseña',
} as const satisfies Record<string, Label>;
