import type { ContractorCategory } from '@garita/domain/contractor/contractor-payment';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';

/**
 * Texts of a contractor's hours. 'Pago Numero', 'Cargar tiempo de empleado', 'Eliminar tiempo de empleado',
 * the names of the categories and the question 'ELIMINAR el periodo:' are spelled as their users know them.
 */
export const contractorHoursText = {
  title: 'Cargar Tiempo',
  missing: 'Este pago no existe en el año, o fue eliminado.',

  pickers: {
    label: 'Qué se carga',
    year: 'Año de pago',
    payment: 'Pago Numero',
    paymentOption: (number: number, day: string) => `Pago ${number} - ${day}`,
    newPayment: (number: number) => `Pago ${number} (nuevo)`,
    contractor: 'Contratistas Independientes',
  },

  terms: {
    company: 'Empresa',
    payDate: PAY_LABELS.payDate.short,
    hourlyRate: 'Tarifa por hora',
    withholdingRate: PAY_LABELS.withholdingRate,
    leftOfLimit: 'Queda de los primeros $500.00',
  },

  particulars: {
    contractor: 'Contratista',
    taxYear: 'Año contributivo',
    summary: (name: string, payDay: string, hours: string, net: string) =>
      `${name} · ${payDay} · ${hours} · ${net}`,
  },

  hours: {
    title: 'Horas y montos',
    regular: 'Horas Regulares',
    flatFee: PAY_LABELS.flatFee,
    reimbursedExpenses: AMOUNT_LABELS.reimbursedExpenses.short,
  },

  categories: {
    1: '1. Pagos servicios prestados individuos no sujetos a retención',
    2: '2. Pagos servicios prestados CORP y sociedades no sujetos a retención',
    3: '3. Pagos servicios prestados individuos sujetos a retención',
    4: '4. Pagos servicios prestados CORP y sociedades sujetos a retención',
  } satisfies Record<ContractorCategory, string>,
  pay: 'Pago',
  notSubject: 'No sujeto',
  recalculate: 'Recalcular',
  recalculation: 'Con lo pagado en el año hasta hoy. Nada cambia hasta que acepte.',
  recalculated: 'Pago recalculado.',
  reimbursed: AMOUNT_LABELS.reimbursedExpenses.short,
  retained: PAY_LABELS.retained,
  total: 'Total',

  yearToDate: (year: number) => `Guardado en ${year}`,

  warnings: {
    companyInactive: 'La compañía está desactivada. No se le puede cargar un pago nuevo.',
    contractorInactive: 'El contratista está desactivado. No se le puede cargar un pago nuevo.',
    stale:
      'Otro pago del año cambió lo que queda de los primeros $500.00: calcule este otra vez con «Recalcular».',
    hoursAboveMonth: (worked: string, month: string) =>
      `Se escribieron ${worked} horas; un mes no tiene más de ${month}.`,
  },

  remove: 'Eliminar tiempo de empleado',
  removalQuestion: '¿Esta seguro que desea ELIMINAR el periodo:?',

  readOnly: 'Su rol puede ver los pagos, pero no cambiarlos.',

  why: {
    events: { ContractorTimeLoaded: 'Pago cargado', ContractorTimeAmended: 'Pago corregido' },
    pay: 'Las horas del contratista se pagan a su tarifa por hora; el pago fijo se suma.',
    reimbursed:
      'Se escriben en el pago. Suben el total y no son ingreso: no se retiene de ellos, y el 480.6SP los informa aparte.',
    typed: 'Escrito en el pago',
    retained: (rate: string) => `Se retiene ${rate} del pago por servicios.`,
    retainedAboveLimit: (rate: string) =>
      `Se retiene ${rate} de lo que pasa de los primeros $500.00 que se le pagaron en el año.`,
    notSubject: 'Parte en los primeros $500.00 del año',
    subject: 'Sujeto a retención',
    notRetained: 'El porcentaje del contratista es cero: de este pago no se retiene nada.',
    total: 'Lo que recibe el contratista. Nunca es menos de cero.',
    balance: 'Diferencia',
    ofRecord: 'Tarifa del contratista, guardada con el pago',
    law: 'Código de Rentas Internas de Puerto Rico de 2011, sec. 1062.03: 10.00% de los pagos por servicios, desde 2019. El porcentaje es el del contratista, guardado con el pago.',
    sum: 'Los montos del pago',
    frozen: 'Un pago guardado conserva la tarifa y el porcentaje que había al cargarlo.',
  },
} as const;
