import { USER_LABELS } from '@garita/domain/text/fields/user-labels.es';
import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';

/** Texts of the user's own profile. 'Profile' is spelled as in the specification. */
export const profileText = {
  title: 'Profile',
  ownData: {
    title: 'Sus datos',
    help: 'Con el correo electrónico inicia sesión.',
    name: USER_LABELS.name,
    lastName: USER_LABELS.lastName,
    email: USER_LABELS.email.short,
    phone: USER_LABELS.phone.heading,
    password: 'Su contraseña',
    passwordHelp: 'Para cambiar el correo electrónico.',
    save: 'Guardar mis datos',
  },

  access: {
    title: 'Su acceso',
    help: 'Lo que ve de esta cuenta, según quien le invitó.',
    companies: 'Compañías',
    none: 'ninguna',
    years: 'Años',
    until: 'Último día',
  },

  section: 'Cambiar Contraseña',
  help: 'La contraseña nueva debe tener al menos 10 caracteres.',
  current: USER_LABELS.currentPassword,
  next: USER_LABELS.newPassword,
  changed: SUCCESS_TEXTS.passwordChanged,

  secondFactor: {
    title: 'Segundo factor',
    help: 'Al iniciar sesión se pide, además de la contraseña, un código que cambia cada 30 segundos en su teléfono.',
    on: 'Activado',
    off: 'Desactivado',
    start: 'Activar segundo factor',
    startHelp: 'Escriba su contraseña para comenzar.',
    scan: 'Escanee este código con una aplicación de autenticación, como Google Authenticator, Aegis o 1Password.',
    qr: 'Código QR para la aplicación de autenticación',
    secret: 'O escriba esta clave en la aplicación:',
    confirmHelp: 'Escriba el código de 6 dígitos que muestra la aplicación, para comprobar que lo tiene.',
    confirm: 'Confirmar',
    cancel: 'Cancelar',
    activated: SUCCESS_TEXTS.secondFactorOn,
    codesTitle: 'Códigos de recuperación de Garita',
    codesHelp:
      'Guárdelos donde no se pierdan: cada uno sirve una vez para entrar si pierde el teléfono. No se mostrarán otra vez.',
    copy: 'Copiar',
    copied: 'Códigos copiados.',
    notCopied: 'No se pudieron copiar. Selecciónelos y cópielos a mano.',
    kept: 'Ya los guardé',
    codesLeft: (count: number) =>
      count === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${count} códigos de recuperación.`,
    fewCodes: 'Para tener diez nuevos, desactive el segundo factor y actívelo otra vez.',
    stop: 'Desactivar segundo factor',
    stopHelp: 'Escriba su contraseña y un código, de la aplicación o de recuperación.',
    password: USER_LABELS.password,
    code: USER_LABELS.code,
    deactivated: SUCCESS_TEXTS.secondFactorOff,
  },

  sessions: {
    title: 'Sesiones',
    help: 'Dónde ha iniciado sesión. Termine las que no reconozca y cambie su contraseña.',
    deviceColumn: 'Dispositivo',
    device: {
      of: (browser: string, system: string) => `${browser} en ${system}`,
      unknown: 'Dispositivo desconocido',
    },
    address: 'Dirección IP',
    noAddress: 'Desconocida',
    since: 'Desde',
    lastSeen: 'Último uso',
    current: 'Esta sesión',
    end: 'Terminar',
    endQuestion: (device: string, since: string) =>
      `¿Está seguro que desea terminar la sesión de ${device} del ${since}?`,
    endOthers: 'Terminar las demás',
    endOthersQuestion: '¿Está seguro que desea terminar todas sus sesiones menos esta?',
    ended: 'Sesión terminada.',
    othersEnded: 'Sus demás sesiones terminaron.',
    empty: 'Cada inicio de sesión aparece aquí.',
  },
} as const;
