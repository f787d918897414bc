import { USER_LABELS } from '@garita/domain/text/fields/user-labels.es';
import { FLAG_TEXTS } from '@garita/domain/text/flag-texts.es';

/** Texts about the users of an account and its invitations. */
export const usersText = {
  list: {
    title: 'Usuarios',
    help: 'Quienes inician sesión en su cuenta.',
    name: USER_LABELS.name,
    lastName: USER_LABELS.lastName,
    email: USER_LABELS.email.heading,
    phone: USER_LABELS.phone.heading,
    password: USER_LABELS.password,
    role: USER_LABELS.role,
    access: USER_LABELS.access,
    you: 'Usted',
    invite: 'Invitar',
    empty: 'Invite a quien trabaja con usted.',
  },

  /** The name of the user in a question. */
  record: (name: string) => `el usuario: ${name}`,

  /** The part of the account that an auditor may see. */
  access: {
    section: 'Límites del acceso',
    help: 'Lo que queda fuera no aparece en sus listas ni en sus documentos.',
    change: 'Cambiar el acceso',
    of: (name: string) => `Acceso: ${name}`,
    companies: 'Compañías',
    companiesHelp: 'Sin ninguna marcada, verá todas, también las que se agreguen.',
    removedCompany: (id: number) => `Compañía eliminada (${id})`,
    allCompanies: 'todas',
    fromYear: 'Desde el año',
    toYear: 'Hasta el año',
    yearsHelp: 'De la nómina y de los documentos.',
    noLimit: 'Sin límite',
    until: 'Último día',
    untilHelp: 'Después no podrá iniciar sesión.',
    whole: 'Toda la cuenta',
    companyCount: (count: number) => (count === 1 ? '1 compañía' : `${count} compañías`),
    untilDay: (day: string) => `hasta el ${day}`,
    ended: (day: string) => `terminó el ${day}`,
    question: (name: string, access: string) =>
      `¿Está seguro que desea cambiar el acceso de ${name}? Será: ${access}.`,
    save: 'Guardar',
  },

  /** The texts for a user who lost the password or the telephone. */
  recovery: {
    password: 'Enlace para una contraseña nueva',
    secondFactor: 'Quitar el segundo factor',
    question: {
      password: (name: string) =>
        `¿Está seguro que desea hacer un enlace con el que ${name} elija otra contraseña? Uno anterior dejará de servir.`,
      secondFactor: (name: string) =>
        `¿Está seguro que desea quitar el segundo factor de ${name}? Entrará con la contraseña sola.`,
    },
    linkTitle: 'Enlace para elegir una contraseña',
    handedOn: 'Ya lo entregué',
    secondFactorRemoved: 'Segundo factor quitado.',
  },

  pending: {
    title: 'Invitaciones pendientes',
    help: 'Cada enlace sirve una vez y por 7 días. Quien lo pierde necesita otra invitación.',
    email: USER_LABELS.email.heading,
    role: USER_LABELS.role,
    access: USER_LABELS.access,
    since: 'Invitado el',
    until: 'Vence el',
    withdraw: 'Retirar',
    withdrawQuestion: (email: string) =>
      `¿Está seguro que desea retirar la invitación de ${email}? Su enlace dejará de servir.`,
    withdrawn: 'Invitación retirada.',
    empty: 'Quien usted invite aparece aquí hasta que acepte.',
  },

  closingRule: {
    title: 'Cierre de períodos',
    help: 'Se aplica a todas las compañías de la cuenta.',
    label: FLAG_TEXTS.closedByAnother,
    switchOn:
      'Quien cargue, corrija, recalcule o elimine un pago de un período ya no podrá cerrarlo: lo cerrará otra persona de la cuenta.',
    switchOff: 'Cada cual podrá cerrar también los períodos cuya nómina cargó.',
    askToSwitchOff:
      'Se desactiva entre dos personas. Sigue activa hasta que otra persona de la cuenta confirme aquí mismo lo que usted pide.',
    askedByYou: (on: string) =>
      `Usted pidió desactivarla el ${on}. Falta que lo confirme otra persona de la cuenta.`,
    askedBy: (name: string, on: string) =>
      `${name} pidió desactivarla el ${on}. Falta que usted u otra persona lo confirme.`,
    confirm: 'Confirmar',
    keep: 'Dejarla activa',
    asked: 'Se pidió desactivarla',
  },

  invite: {
    title: 'Invitar',
    section: 'Invitación',
    help: 'Un contador lee y cambia todo lo de su cuenta; un auditor solo lo lee.',
    email: USER_LABELS.email.short,
    emailHelp: 'Con él iniciará sesión. Una invitación anterior al mismo correo deja de servir.',
    role: USER_LABELS.role,
    question: (email: string, role: string) => `¿Está seguro que desea invitar a ${email} como ${role}?`,
    limited: (access: string) => `Acceso: ${access}.`,
    submit: 'Invitar',
    incomplete: 'Revise los campos marcados para poder invitar.',
  },

  link: {
    title: 'Enlace de la invitación',
    once: 'Cópielo ahora: solo se muestra esta vez. Garita no envía correos.',
    label: (email: string) => `Enlace para ${email}`,
    // Ends with a time of day, which ends with a period of its own.
    until: (moment: string) => `Sirve una vez y vence el ${moment}`,
    copy: 'Copiar',
    copied: 'Copiado',
    another: 'Invitar a otra persona',
    back: 'Volver a Usuarios',
  },

  acceptance: {
    title: 'Aceptar invitación',
    invited: (email: string, role: string) => `Le invitaron como ${role}. Iniciará sesión con ${email}.`,
    submit: 'Aceptar',
    accepted: 'Invitación aceptada. Ya puede iniciar sesión.',
    toSignIn: 'Ir a iniciar sesión',
  },
} as const;
