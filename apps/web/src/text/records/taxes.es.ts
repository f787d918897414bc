import { conceptsOf } from '@garita/domain/pay/concepts';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { COMPANY_LINE_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { labelsIn } from '@garita/domain/text/labels';

/** Texts about the fixed taxes. */
export const fixedTaxesText = {
  /** The five fixed taxes by their names; lists show them in capitals. */
  names: labelsIn(AMOUNT_LABELS, 'short', conceptsOf('contribution')),
  list: {
    title: 'Taxes Fijos',
    help: 'De toda la instalación: rigen en todas las cuentas.',
    name: 'Nombre',
    percent: 'Porcentaje',
    limit: 'Límite',
    since: 'Vigente desde',
    noLimit: 'Sin límite',
    perWeek: (amount: string) => `${amount} por semana`,
    add: 'Agregar tax fijo',
    yearParameters: 'Parámetros del año',
    empty: 'Los taxes fijos llegan con la instalación.',
  },

  create: {
    title: 'Crear Tax Fijo',
    question: (name: string, date: string) =>
      `¿Está seguro que desea crear una versión de ${name} para los pagos desde el ${date}?`,
    choose: 'Tax fijo',
    chooseHelp: 'Los cinco los nombra la ley; aquí se añade una versión de uno de ellos.',
  },

  edit: {
    title: 'Editar Tax Fijo',
    question: (name: string, date: string) =>
      `¿Está seguro que desea cambiar ${name} para los pagos desde el ${date}?`,
  },

  view: { title: 'Tax Fijo' },

  form: {
    title: 'Nueva versión',
    help: 'Guardar añade una versión desde una fecha; las versiones ya usadas no cambian.',
    name: 'Título',
    percent: '%',
    weekly: 'Monto por semana',
    limit: 'Límite',
    limitHelp: 'Lo más que un empleado paga de este tax en un año. Vacío: sin límite.',
    since: 'Vigente desde',
    sinceHelp: 'La primera fecha de pago para la que cuenta.',
    save: 'Guardar',
  },

  versions: {
    title: 'Versiones',
    help: 'Cada pago usa la que estaba vigente en su fecha.',
    state: 'Estado',
    states: { past: 'Anterior', inForce: 'Vigente', future: 'Futura', replaced: 'Reemplazada' },
    empty: 'Este tax no tiene versiones.',
  },

  effect: {
    title: 'Lo que un recálculo cambiaría',
    none: 'Ningún pago cargado cae dentro de esta versión.',
    entries: (count: number) =>
      count === 1 ? 'Alcanzaría 1 pago cargado:' : `Alcanzaría ${count} pagos cargados:`,
    periods: 'Períodos que alcanzaría',
    period: (start: string, end: string, count: number) =>
      `${start} – ${end}: ${count === 1 ? '1 pago' : `${count} pagos`}`,
    kept: 'Guardar no los cambia: conservan lo que usaron hasta que alguien los recalcule.',
    until: (date: string) => `Cuenta hasta la versión del ${date}.`,
  },
} as const;

/** Texts about the tax lines of a company, which their users call 'Taxes'. */
export const companyTaxesText = {
  list: {
    title: 'Taxes',
    name: 'Nombre',
    ...labelsIn(COMPANY_LINE_LABELS, 'short', ['amount', 'requirement', 'direction', 'basis']),
    add: 'Agregar línea',
    empty: 'Agregue lo que la compañía descuenta o añade al pago: cuotas, planes, dietas.',
  },

  /** The name of the record in a question. */
  record: (name: string) => `la línea: ${name}`,

  create: {
    title: 'Crear Taxes',
    question: (name: string) => `¿Está seguro que desea crear la línea ${name}?`,
  },
  edit: {
    title: 'Editar Taxes',
    question: (name: string) => `¿Está seguro que desea editar la línea ${name}?`,
  },

  view: { title: 'Línea de la compañía' },

  form: {
    title: 'Línea de la compañía',
    help: 'Un porcentaje se toma de los ingresos. El pago que ya está cargado conserva la línea que tenía.',
    name: 'Título',
    amount: COMPANY_LINE_LABELS.amount,
    percent: 'Porcentaje',
    isOnByDefault: 'Marcado al cargar un pago',
    isOnByDefaultHelp: 'Al cargar un pago se puede quitar. Una línea requerida está en todo pago.',
    accountName: COMPANY_LINE_LABELS.accountName,
    accountNameHelp:
      'Donde lo asientan sus libros. Vacía, entra en la cuenta de todas las líneas de la compañía, que está en Cuentas del asiento contable.',
    save: 'Guardar',
  },
} as const;
