import { USER_LABELS } from '@garita/domain/text/fields/user-labels.es';
import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';

/**
 * Texts of the screens for people who are not signed in. 'Código invalido' is the specification's
 * spelling.
 */
export const accountText = {
  signIn: {
    title: 'Iniciar sesión',
    email: USER_LABELS.email.short,
    password: USER_LABELS.password,
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
    name: USER_LABELS.name,
    lastName: USER_LABELS.lastName,
    email: USER_LABELS.email.short,
    emailHelp: 'El mismo al que llegó su código.',
    phone: USER_LABELS.phone.heading,
    password: USER_LABELS.password,
    passwordHelp: 'Al menos 10 caracteres.',
    confirmation: 'Confirmar Contraseña',
    code: USER_LABELS.code,
    submit: 'Siguiente paso',
    member: '¿Es miembro?',
    signIn: 'Ingrese',
    created: SUCCESS_TEXTS.registered,
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
} as const;
