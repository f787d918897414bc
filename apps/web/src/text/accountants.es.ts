/** Texts about the accountants. 'SSA PTN' and 'Corrección W2' are the names that their users know. */
export const accountantsText = {
  list: {
    title: 'Contadores',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
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
    name: 'Nombre',
    middleName: 'Inicial segundo nombre',
    firstLastName: 'Apellido paterno',
    secondLastName: 'Apellido materno',
  },

  practice: {
    title: 'Oficina y contacto',
    help: 'Para quién trabaja y cómo se le consigue.',
    company: 'Compañía',
    employerNumber: 'Número de seguro patronal',
    phone: 'Número de teléfono',
    email: 'Correo electrónico',
  },

  addresses: {
    title: 'Direcciones',
    help: 'La postal recibe la correspondencia; la física es donde está la oficina.',
  },

  filing: {
    title: 'Radicación electrónica',
    help: 'Las identidades con las que se envían los archivos. Cada formulario pide la suya.',
    ssa: 'Identidad de usuario SSA PTN',
    bso: 'Identidad de usuario BSO. Corrección W2',
    efile: 'Identidad de usuario Efile PR (SS sin líneas)',
    ptin: 'PTIN',
    ptinHelp: 'El número que da el IRS: una P y 8 dígitos. Se imprime en la 941, la 943 y la 940.',
  },
} as const;
