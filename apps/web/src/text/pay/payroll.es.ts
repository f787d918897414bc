import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { AMOUNT_LABELS, TIME_LABELS } from '@garita/domain/text/amount-labels.es';
import { PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { labelsIn } from '@garita/domain/text/labels';
import { LINE_DIRECTION_LABELS, WITHHOLDING_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';

/**
 * Texts of Cargar Tiempo. 'Por favor seleccione el Periodo', the questions with 'Esta', and 'Periodo n'
 * without its accent are spelled as in the specification.
 */
export const payrollText = {
  title: 'Cargar Tiempo',
  missing: 'Este pago no existe en el período, o fue eliminado.',
  missingPeriod: 'La dirección nombra un período o un año que no existe.',
  toLatestPeriod: 'Ver el período más reciente',
  balances: 'Saldos del empleado',

  pickers: {
    label: 'Qué se carga',
    year: 'Año',
    period: 'Período',
    periodOption: (number: number, start: string, end: string) => `Periodo ${number} - ${start} - ${end}`,
    loaded: (hours: string, net: string) => `✓ ${hours} · ${net}`,
    progress: (done: number, of: number) => `${done} de ${of} cargados`,
    choosePeriod: 'Seleccione el período',
    record: 'Pago',
    recordOption: (position: number) => `Time ${position}`,
    newRecord: 'Nuevo pago',
    add: 'Nuevo',
    employee: 'Empleado',
    inactive: (name: string) => `${name} (desactivado)`,
    namesake: (name: string, lastFour: string) => `${name} · ${lastFour}`,
  },

  terms: {
    accountant: PAY_LABELS.accountantId,
    payDate: PAY_LABELS.payDate.short,
    withholdingRate: PAY_LABELS.withholdingRate,
    withholdingMethod: PAY_LABELS.withholdingMethod,
    shortWithholdingMethod: 'Retención',
    table: WITHHOLDING_METHOD_LABELS.table,
    certificate: '499 R-4',
    'non-resident-citizen': 'No residente',
    'non-resident-alien': 'No residente',
    createdAt: 'Fecha de Creación',
    notSaved: 'Todavía no guardado',
  },

  blocks: {
    hours: 'Horas',
    amounts: 'Montos',
    taxes: 'Taxes y descuentos',
    companyLines: PAY_LABELS.companyLines,
    moreLines: (count: number) => `Más líneas (${count})`,
    fewerLines: 'Menos líneas',
    summary: 'Resumen',
  },

  hours: labelsIn(TIME_LABELS, 'short'),
  byDay: 'Por día',

  memo: PAY_LABELS.memo,
  memoErased: 'El memo de este pago se borró.',
  memoErasedBy: 'Ver quién lo borró y por qué',
  memoCount: (length: number, most: number) => `${length} de ${most} caracteres`,

  concepts: labelsIn(AMOUNT_LABELS, 'short'),

  amounts: {
    // For screen readers, which do not read the bare signs.
    signs: LINE_DIRECTION_LABELS,
    total: 'Total',
    edited: 'Editado',
    editedFrom: (computed: string) => `Editado; el calculado es ${computed}`,
    backToComputed: 'Volver al calculado',
    backToComputedOf: (line: string) => `Volver al calculado: ${line}`,
    required: 'Requerido',
    before: 'Antes',
  },

  summary: {
    gross: AMOUNT_LABELS.gross,
    stored: 'Guardado',
    storedBy: (person: string, moment: string) => `Guardado por ${person} el ${moment}`,
    changed: 'Con cambios sin guardar',
    new: 'Nuevo, sin guardar',
    createdAt: (moment: string) => `Fecha de Creación: ${moment}`,
    uncollected: (amount: string) =>
      `Las retenciones y los descuentos pasan de los ingresos. Quedan ${amount} sin cobrar; el neto no baja de cero.`,
    uncalculated: 'Corrija los campos señalados para ver el neto.',
    leave: labelsIn(TIME_LABELS, 'short', LEAVE_KINDS),
    leaveChange: (before: string, after: string) => `${before} → ${after}`,
    leaveChangeSpoken: (kind: string, before: string, after: string) =>
      `${kind}: ${before} antes, ${after} después`,
    leaveHelp: 'Saldo en horas al terminar el período',
  },

  /** Names a former user of the account who recorded an entry. */
  formerUser: (id: number) => `usuario ${id}`,

  actions: {
    save: 'Cargar tiempo de empleado',
    saveChanges: 'Guardar cambios',
    saveShortcut: 'Alt+Enter',
    saveAndGoOn: 'Guardar y siguiente',
    goOn: 'Siguiente',
    goOnKey: 'Alt+↓',
    goOnShortcut: 'Alt+↓: el próximo empleado sin pago en el período',
    allLoaded: 'Todos los empleados del período están cargados.',
    recalculate: 'Recalcular',
    correct: 'Corregir en otro período',
    giveUpCorrection: 'Dejar la corrección',
    remove: 'Eliminar',
    seeStub: 'Ver Talonario',
    seeLetter: 'Explicar al empleado',
    asSaved: 'Es el pago guardado: los cambios sin guardar no están aquí.',
    downloadStub: 'Descargar Talonario',
    downloadingStub: 'Descargando Talonario',
    print: 'Imprimir',
    noPeriod: 'Por favor seleccione el Periodo',
    noPeriodHelp: 'Los períodos de cada año dependen de la frecuencia de pago del empleado.',
    readOnly: 'Su rol puede ver la nómina, pero no cambiarla.',
  },

  correction: {
    corrected: 'Corrige',
    booked: 'Se corrige en',
    ofPeriod: (days: string) =>
      `Es la corrección de un pago del período ${days}: sus montos son la diferencia.`,
    inPeriod: (days: string, net: string) => `Este pago está corregido en el período ${days}, por ${net}.`,
  },

  confirmation: {
    title: 'Cargar Hora',
    question: (total: string) => `¿Esta seguro que desea cargar esta data por un monto de ${total}?`,
    taxYear: 'Año contributivo',
    otherTaxYear: (taxYear: number, periodYear: number) => `${taxYear} (el período termina en ${periodYear})`,
    summary: (name: string, period: number, hours: string, net: string) =>
      `${name} · Período ${period} · ${hours} · ${net}`,
    hours: 'Horas',
    hoursByKind: (total: string, kinds: readonly string[]) => `${total} (${kinds.join(' · ')})`,
    payAgain: 'Pagar otra vez',
    netChanged: 'El monto cambió mientras confirmaba. Este es el nuevo; nada se ha guardado todavía.',
    leave: {
      vacation: {
        paying: (time: string) => `Se pagan ${time} horas de vacaciones.`,
        lowering: (from: string, to: string) => `Las horas de vacaciones bajan de ${from} a ${to}.`,
        raising: (from: string, to: string) => `Las horas de vacaciones suben de ${from} a ${to}.`,
      },
      sick: {
        paying: (time: string) => `Se pagan ${time} horas de enfermedad.`,
        lowering: (from: string, to: string) => `Las horas de enfermedad bajan de ${from} a ${to}.`,
        raising: (from: string, to: string) => `Las horas de enfermedad suben de ${from} a ${to}.`,
      },
    },
    credit: {
      vacation: 'Con estas horas cambia el crédito de vacaciones del mes.',
      sick: 'Con estas horas cambia el crédito de enfermedad del mes.',
    } satisfies Record<LeaveKind, string>,
    balance: (before: string, after: string) => `Saldo actual ${before}; después ${after}.`,
    created: SUCCESS_TEXTS.created,
    edited: SUCCESS_TEXTS.updated,
  },

  stale: {
    title: 'El pago cambió',
    text: 'Alguien más guardó o eliminó este pago después de que usted lo abrió. Si lo carga otra vez, verá lo que hay ahora y perderá lo que escribió aquí.',
    reload: 'Cargar otra vez',
  },

  recalculation: {
    title: 'Recalcular',
    text: 'Con el empleado, las tasas, la tabla y las líneas de hoy. Nada cambia hasta que acepte.',
    saveFirst: 'Guarde o descarte primero los cambios de este pago.',
    nothing: 'Recalcular no cambia ningún monto.',
    doneWithoutChange: 'Recalculado: ningún monto cambió.',
    line: 'Línea',
    old: 'Guardado',
    next: 'Nuevo',
    difference: 'Diferencia',
    comparison: 'Montos guardados y nuevos',
    editsKept: 'Los montos editados se conservan.',
    edit: (line: string, amount: string, computed: string) =>
      `${line}: editado en ${amount}, el calculado es ${computed}.`,
  },

  removal: {
    title: 'Eliminar',
    question: '¿Esta seguro que desea ELIMINAR el periodo seleccionado?',
    total: 'Total',
    done: SUCCESS_TEXTS.deleted,
  },

  why: {
    open: '¿?',
    openOf: (line: string) => `Por qué: ${line}`,
    title: '¿Por qué?',
    rates: 'Tasas y fuente',
    version: 'Versión',
    effectiveFrom: 'Vigente desde',
    source: 'Fuente',
    storedIn: 'Guardado en',
    lastPay: 'Comparado con el pago anterior',
    sameNet: 'El neto es el mismo.',
    pays: { before: 'Anterior', after: 'Este' },
    state: 'Estado',
    notStored: 'todavía no guardado',
    recordedEvent: 'Movimiento',
    recordedBy: 'Por',
    recordedAt: 'El',
    event: (type: string, sequence: number) => `${type}, número ${sequence}`,
    events: {
      TimeLoaded: 'Pago cargado',
      TimeAmended: 'Pago corregido',
      TimeRecalculated: 'Pago recalculado',
    },
  },
} as const;
