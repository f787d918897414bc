import type { Submission } from '@garita/domain/report/report-request';
import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { CONTRACTOR_LABELS } from '@garita/domain/text/fields/contractor-labels.es';
import { NAME_LABELS } from '@garita/domain/text/fields/record-labels.es';
import { labelsIn } from '@garita/domain/text/labels';

/** The labels of a contractor's fields in a form. */
export const contractorLabels = labelsIn(CONTRACTOR_LABELS, 'short');

/** Texts about the contractors. */
export const contractorsText = {
  list: {
    title: 'Servicios Profesionales',
    name: CONTRACTOR_LABELS.firstName,
    phone: CONTRACTOR_LABELS.phoneNumber.heading,
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
    textFile: DOCUMENT_NAMES['form-480-text'].option,
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
    companyName: NAME_LABELS.companyName,
    taxpayerHelp: {
      individual: 'El número de seguro social del individuo.',
      company: 'El número patronal de la entidad.',
    },
  },

  contact: {
    title: 'Dirección y contacto',
    help: 'A esta dirección va su 480.6SP.',
  },

  payment: {
    title: 'Pago y retención',
    help: 'Cada pago congela la tarifa y el porcentaje que había al cargarlo.',
    hourlyRateHelp: 'Dólares por hora.',
    waiverHelp: 'Con un relevo total no se retiene nada.',
    waiverEndHelp: 'Hasta ese día, incluido, se retiene el % del relevo; después, el de arriba.',
    noWaiver: 'Sin relevo',
    noExemption: 'Ninguno',
  },
} as const;
