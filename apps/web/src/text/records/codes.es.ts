import { USER_LABELS } from '@garita/domain/text/fields/user-labels.es';

/** Texts about the registration codes. */
export const codesText = {
  list: {
    title: 'Códigos',
    help: 'De toda la instalación: cada código abre una cuenta.',
    owner: 'Dueño',
    email: USER_LABELS.email.heading,
    code: USER_LABELS.code,
    companies: 'Compañías',
    used: 'Usado',
    add: 'Agregar código',
    empty: 'Agregue un código para que alguien pueda abrir su cuenta.',
  },

  /** The name of the record in a question. */
  record: (owner: string) => `el código de: ${owner}`,

  create: {
    title: 'Crear Código',
    question: (owner: string) => `¿Está seguro que desea crear el código de ${owner}?`,
  },
  edit: {
    title: 'Editar Código',
    question: (owner: string) => `¿Está seguro que desea editar el código de ${owner}?`,
  },

  form: {
    title: 'Código',
    help: 'Abre una sola cuenta, y solo a quien se registre con este correo.',
    owner: USER_LABELS.name,
    email: USER_LABELS.email.short,
    companies: 'Número de empresas',
    companiesHelp:
      'Cuántas compañías puede tener la cuenta. Si lo cambia, cambia también para la cuenta abierta.',
    code: USER_LABELS.code,
    make: 'Generar Código',
  },
} as const;
