import type { Submission } from '@garita/domain/report/report-request';

/** Texts about the contractors. '#SS O #PATRONAL' is the name that their users know. */
export const contractorsText = {
  list: {
    title: 'Servicios Profesionales',
    name: 'Nombre',
    phone: 'Teléfono',
    hours: 'Horas',
    payments: 'Pagos',
    add: 'Agregar contratista',
    empty: 'Agregue a quien presta servicios sin ser empleado para registrarle pagos.',
  },

  reports: {
    title: 'Reporte de Servicios Profesionales',
    byDates: 'Por rango de fechas',
    byContractor: 'Por contratista',
    everyFrequency: 'Todas',
    yearRequired: 'Por favor seleccione un año.',
    download: 'Descargar Archivo',
    textFile: '480.6SP TXT',
    textFileHelp: 'El archivo del año para Hacienda.',
    submissions: { original: 'Original', correction: 'Corrección' } satisfies Record<Submission, string>,
  },

  /** The name of the record in a question. */
  record: (name: string) => `el contratista: ${name}`,

  create: {
    title: 'Crear Tercero',
    question: (name: string) => `¿Está seguro que desea crear el contratista ${name}?`,
  },
  edit: {
    title: 'Editar Terceros',
    question: (name: string) => `¿Está seguro que desea editar el contratista ${name}?`,
  },
  view: { title: 'Contratista' },

  entity: {
    title: 'Quién es',
    help: 'Un individuo tiene nombre y apellidos; toda otra entidad, el nombre de la compañía.',
    type: 'Tipo de Entidad',
    firstName: 'Nombre',
    companyName: 'Nombre de la compañía',
    middleName: 'Inicial de segundo nombre',
    lastName: 'Apellido paterno',
    motherLastName: 'Apellido materno',
    taxpayerNumber: '#SS O #PATRONAL',
    taxpayerHelp: {
      individual: 'El número de seguro social del individuo.',
      company: 'El número patronal de la entidad.',
    },
    merchantRegister: 'Registro Comerciante',
    gender: 'Género',
    birthday: 'Fecha de nacimiento',
  },

  contact: {
    title: 'Dirección y contacto',
    help: 'A esta dirección va su 480.6SP.',
    address: 'Dirección',
    phone: 'Número de teléfono',
    mobile: 'Número de teléfono celular',
    fax: 'Fax',
    email: 'Correo electrónico',
    website: 'Página web',
  },

  payment: {
    title: 'Pago y retención',
    help: 'Cada pago congela la tarifa y el porcentaje que había al cargarlo.',
    hourlyRate: 'Tarifa regular',
    hourlyRateHelp: 'Dólares por hora.',
    withholdingRate: '% de Retención',
    waiverType: 'Tipo de relevo',
    waiverHelp: 'Con un relevo total no se retiene nada.',
    noWaiver: 'Sin relevo',
    waiverNumber: 'Número de relevo',
    exemptionType: 'Tipo de exención',
    bankAccount: 'Cuenta bancaria',
    retirementAccount: 'Número cuenta IRA',
  },
} as const;
