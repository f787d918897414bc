import { DONE_TEXTS } from '@garita/domain/text/done-texts.es';

/**
 * Words of sign-in, recovery, profile and Escritorio. 'Código invalido', 'Profile', 'ultima sesión' and the greeting without its
 * closing '!' are the specification's spellings.
 */
export const accountText = {
  signIn: {
    title: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    keepSession: 'Mantener sesión iniciada',
    submit: 'Entrar',
    forgot: '¿Olvidó su contraseña?',
    notMember: '¿No es miembro todavía?',
    register: 'Regístrate',
    welcome: (name: string) => `Bienvenido ${name}`,
    verificationCode: 'Código de verificación',
    verificationHelp: 'El que muestra su aplicación de autenticación.',
    recoveryCode: 'Código de recuperación',
    recoveryHelp: 'Uno de los que guardó al activar el segundo factor. Se usa una sola vez.',
    useRecoveryCode: 'Usar un código de recuperación',
    useVerificationCode: 'Usar la aplicación de autenticación',
    ended: 'Su sesión terminó',
    isKept: (email: string) =>
      `Lo que estaba escribiendo sigue aquí. Escriba la contraseña de ${email} para continuar.`,
    returned: 'Sesión iniciada otra vez. Ya puede guardar.',
    giveUp: 'Salir sin guardar',
    goodbye: (name: string) => `Hasta luego ${name}`,
  },

  register: {
    title: '¡Empiece a usar Garita!',
    name: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    emailHelp: 'El mismo al que llegó su código.',
    phone: 'Teléfono',
    password: 'Contraseña',
    passwordHelp: 'Al menos 10 caracteres.',
    confirmation: 'Confirmar Contraseña',
    code: 'Código',
    submit: 'Siguiente paso',
    member: '¿Es miembro?',
    signIn: 'Ingrese',
    created: DONE_TEXTS.registered,
  },

  newPassword: {
    title: 'Nueva contraseña',
    help: (email: string) => `Elija la contraseña con la que ${email} iniciará sesión.`,
    submit: 'Guardar',
    done: 'Contraseña cambiada. Ya puede iniciar sesión.',
  },

  recovery: {
    title: 'Recuperar contraseña',
    help: 'Escriba el correo electrónico de su cuenta.',
    submit: 'Enviar',
    back: 'Volver',
    answer: 'Código invalido',
  },

  profile: {
    title: 'Profile',
    ownData: {
      title: 'Sus datos',
      help: 'Con el correo electrónico inicia sesión.',
      name: 'Nombre',
      lastName: 'Apellido',
      email: 'Correo electrónico',
      phone: 'Teléfono',
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
    current: 'Contraseña Actual',
    next: 'Nueva Contraseña',
    changed: DONE_TEXTS.passwordChanged,

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
      activated: DONE_TEXTS.secondFactorOn,
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
      password: 'Contraseña',
      code: 'Código',
      deactivated: DONE_TEXTS.secondFactorOff,
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
  },

  dashboard: {
    title: 'Escritorio',
    greeting: (name: string) => `¡Hola de nuevo, ${name}`,
    tools: 'Acceso rápido a herramientas',
    addCompany: 'Agregar una compañía',
    visited: 'Compañías visitadas desde la ultima sesión',
    noneVisited: 'Todavía no ha visitado ninguna compañía.',
    toCompanies: 'Ver las compañías',
    edit: (company: string) => `Editar ${company}`,
    employees: 'Empleados',
    employeesOf: (company: string) => `Empleados de ${company}`,
  },
} as const;
