import { ACCOUNTANT_LABELS } from '@garita/domain/text/fields/accountant-labels.es';
import { labelsIn } from '@garita/domain/text/labels';

/** The labels of an accountant's fields in a form. */
export const accountantLabels = labelsIn(ACCOUNTANT_LABELS, 'short');

/** Texts about the accountants. */
export const accountantsText = {
  list: {
    title: 'Contadores',
    name: ACCOUNTANT_LABELS.name,
    email: ACCOUNTANT_LABELS.email.heading,
    phone: ACCOUNTANT_LABELS.phone.heading,
    add: 'Agregar contador',
    empty: 'Agregue su primer contador: cada compañía tiene uno.',
  },

  /** The name of the record in a question. */
  record: (name: string) => `el contador: ${name}`,

  create: {
    title: 'Crear Contador',
    question: (name: string) => `¿Está seguro que desea crear el contador ${name}?`,
  },
  edit: {
    title: 'Editar Contador',
    question: (name: string) => `¿Está seguro que desea editar el contador ${name}?`,
  },

  view: { title: 'Contador' },

  person: {
    title: 'Contador',
    help: 'La persona que prepara las planillas y firma por ellas.',
  },

  practice: {
    title: 'Oficina y contacto',
    help: 'Para quién trabaja y cómo se le consigue.',
  },

  addresses: {
    title: 'Direcciones',
    help: 'La postal recibe la correspondencia; la física es donde está la oficina.',
  },

  filing: {
    title: 'Radicación electrónica',
    help: 'Las identidades con las que se envían los archivos. Cada formulario pide la suya.',
    ptinHelp: 'El número que da el IRS: una P y 8 dígitos. Se imprime en la 941, la 943 y la 940.',
  },
} as const;
