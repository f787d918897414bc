import { ACCOUNT_NAMES } from './amounts.wire.ts';
import { BOOK_FIELD_TEXTS } from './described-books.es.ts';
import { PAY_FIELD_TEXTS } from './described-pay.es.ts';
import { RECORD_FIELD_TEXTS } from './described-records.es.ts';
import { fieldName } from './field-names.es.ts';

/** The sentences about the fields of the documented interface, by the names that they have everywhere. */
export const FIELD_TEXTS: Record<string, string> = {
  ...RECORD_FIELD_TEXTS,
  ...PAY_FIELD_TEXTS,
  ...BOOK_FIELD_TEXTS,
  ...accountTexts(),
};

function accountTexts(): Record<string, string> {
  const names = Object.values(ACCOUNT_NAMES).flatMap((accounts) => Object.values(accounts));
  return Object.fromEntries(
    names.map((name) => [name, `${fieldName(name)}. Vacía, se usa la cuenta usual del asiento.`]),
  );
}

const OF_CHANGED_AMOUNT = { name: 'El nombre del monto.', after: 'Lo que es después.' };
const OF_PAYMENT = { regular_pay: 'Lo que se paga por las horas.', total: 'Lo que recibe el contratista.' };
const OF_RAISE = {
  employers: 'Los empleados a quienes se sube el sueldo; ninguno quiere decir todos.',
  regular_pay: 'La tarifa por hora de un empleado nuevo.',
  regular_time: 'Las horas regulares de un período de un empleado nuevo, como HH:MM.',
  salary: 'El salario de un período de un empleado nuevo.',
};
const OF_BONUS = {
  over: 'Si cuentan las horas de sobretiempo.',
  sick: 'Si cuentan las horas de enfermedad.',
};
const NEW_CODE = 'El código de activación.';
const OF_NUMBER = {
  companies: 'Los nombres de las compañías que incluye, donde varias tienen el mismo número patronal.',
};
const OF_FACTOR = { code: 'El código de verificación de la aplicación, o uno de recuperación.' };

/**
 * The fields whose name means something else than elsewhere: by a schema, an operation, or a part of one
 * (`'HistoryLine.amounts'`).
 */
export const TEXTS_IN: Record<string, Record<string, string>> = {
  Refusal: {
    code: 'Por qué se rechaza, para que un programa lo compare.',
    statement: 'Los montos que el pago tendría, donde no son los confirmados.',
    payment: 'Los montos que el pago del contratista tendría, donde no son los confirmados.',
  },
  RunPreview: { rows: 'Las filas, en su orden.' },
  LoadedRun: {
    times: 'Los pagos cargados, en el orden de las filas.',
    warnings: 'Lo que conviene revisar de cada pago.',
  },
  Removal: {
    ok: 'Si se eliminó.',
    code: 'Por qué no se eliminó, para que un programa lo compare; ausente si se eliminó.',
    result: 'Lo que se eliminó; null si no se eliminó.',
  },
  'RunRow.refusal': { code: 'Por qué se rechazaría, para que un programa lo compare.' },
  'Refusal.errors': { msg: 'Lo que está mal del campo, en una oración.' },
  User: { name: 'El nombre del usuario.' },
  Factor: OF_FACTOR,
  Employer: {
    choferil: 'Si el empleado es chofer y paga el seguro choferil.',
    type: 'Lo que el archivo de salarios dice de los sueldos.',
    regular_time: 'La tarifa de una hora regular.',
    vacation_time: 'Las horas de vacaciones con que comenzó, como HH:MM.',
    vacation_date: 'El día hasta el que cuentan esas horas de vacaciones.',
    sick_time: 'Las horas de enfermedad con que comenzó, como HH:MM.',
    sicks_date: 'El día hasta el que cuentan esas horas de enfermedad.',
  },
  Outemployer: {
    employer_id:
      'El número de seguro social del individuo, o el número patronal de la entidad. Enmascarado se puede enviar de vuelta, y queda como está.',
    regular_pay: 'La tarifa de una hora.',
  },
  Accountant: {
    company: 'El nombre de la compañía del contador.',
    state: 'El estado de la dirección postal, con dos letras.',
  },
  CompanyTax: {
    name: 'El nombre de la línea.',
    amount: 'Los dólares o el porcentaje de la línea, según type_amount.',
    is_active: 'Si la línea se aplica a un pago mientras nadie la quite.',
  },
  FixedTax: { name: 'El tax fijo.', amount: 'El porcentaje; del choferil, los dólares por semana.' },
  YearParameters: {
    year: 'El año de los parámetros.',
    from: 'El ingreso anual en que comienza el tramo.',
    rate: 'El porcentaje de lo que pasa de ese ingreso.',
    plus: 'Lo que se suma a ese porcentaje.',
    veteran: 'Lo que se suma a la exención de un veterano.',
    minimum_wage: 'El salario mínimo que rige al comenzar el año y los que comienzan en él.',
    amount: 'El salario mínimo por hora.',
    holidays: 'Los días del año en que no se paga, además de los feriados de ley.',
    source: 'El documento de donde salen los valores.',
    field: 'El valor de que se trata.',
    entered_by:
      'Quién entró el valor; null si vino con la instalación o si no es administrador quien pregunta.',
    entered_at: 'Cuándo se entró el valor; null si vino con la instalación.',
  },
  Code: {
    code: NEW_CODE,
    amount: 'Cuántas compañías permite el código.',
    email: 'El correo electrónico de la persona para quien es el código.',
  },
  VoidCheque: {
    date: 'La fecha del cheque.',
    name: 'A quién era el cheque.',
    reason: 'Por qué se anuló.',
  },
  PageOfRecords: {
    limit: 'Cuántos se responden a lo sumo, hasta 500; sin decirlo, todos.',
    after: 'El número del último de la página anterior.',
  },

  listPeriods: { type: 'La frecuencia.' },
  listCompanyPeriods: { type: 'La frecuencia.' },
  setPayCalendar: { type: 'La frecuencia.' },
  switchToCertificate: { employers: 'Los números de los empleados que cambian.' },
  PeriodStatus: { entries: 'Cuántos pagos tiene.', corrections: 'Las correcciones de pagos del período.' },
  Month: { employers: 'Lo pagado a empleados.', outemployers: 'Lo pagado a contratistas.' },
  'Month.closing': { changed: 'Los montos que hoy son otros que al cerrarse.' },
  'Month.closing.changed': OF_CHANGED_AMOUNT,
  PayrollSheet: { total: 'El total de lo retenido en el año.' },
  OutemployerTime: { time: 'Los pagos del año.' },
  Payment: { ...OF_PAYMENT, rate: 'La tarifa de una hora con que se calculó.' },
  Version: { kind: 'Cómo llegó a ser esa versión.' },
  LastPay: {
    date: 'El último día de trabajo.',
    vacation_time: 'Las vacaciones que quedan y se pagan, como HH:MM.',
    vacation_pay: 'Lo que se paga por esas vacaciones.',
    sick_time: 'La licencia por enfermedad que queda y no se paga, como HH:MM.',
    period: 'El período del último día; null si la compañía no lo tiene.',
  },
  Severance: { date: 'El último día de trabajo.', severance: 'La mesada de la Ley 80.' },
  LeaveMovement: {
    kind: 'Lo que cambia.',
    cause: 'Por qué cambió el saldo.',
    time: 'Las horas, como HH:MM; con menos, las que bajan el saldo.',
    day_hours: 'De un crédito por ley: las horas del día de trabajo con que se contó.',
    cut: 'De un crédito por ley: las horas que el tope de 15 días de enfermedad quitó.',
  },
  ContractorRuleEffect: {
    name: 'El nombre del contratista.',
    paid: 'Lo que se le pagó en el año.',
    left: 'Lo que le queda de los primeros $500.00 del año.',
    last_payment: 'El último pago del año, sin reembolsos; null si no hay.',
    detained_before: 'Lo que se le retendría de un pago así con la regla de hoy; null si no hay.',
    detained_after: 'Lo que se le retendría con la otra regla; null si no hay.',
  },
  LeaveRuleEffect: {
    name: 'El nombre del empleado.',
    before: 'Lo que gana hoy.',
    after: 'Lo que ganaría con la otra regla.',
  },
  'ReachedDocument.boxes': { name: 'El nombre de la casilla.', value: 'Lo que la casilla dice.' },
  Recalculation: { before: 'Los montos de ahora.', after: 'Los montos que tendría.' },

  Due: {
    amount: 'Lo que hay que pagar; null donde no se paga nada.',
    company: 'El nombre de la compañía.',
    shared_with: 'Las otras compañías del mismo número patronal, si es de todas; ausente si no.',
  },
  Settlement: { what: 'La planilla o el depósito; null si alguien no trabajó.' },
  Reconciliation: { ...OF_NUMBER, quarters: 'Las cifras de cada trimestre del año.' },
  'Reconciliation.quarters': { quarter: 'El trimestre, de 1 a 4.' },
  'Reconciliation.unread.missing': { name: 'De quién falta el dato.', msg: 'El dato que falta.' },
  'ReconciledEntry.differences': { name: 'El nombre del monto.', entries: 'El monto según los pagos.' },
  'ReconciledEntry.events': { recorded_by: 'El número del usuario que lo anotó.' },
  HistoryLine: { kind: 'La clase de movimiento.', name: 'De quién se trata; null si de nadie.' },
  'HistoryLine.amounts': OF_CHANGED_AMOUNT,
  'HistoryLine.causes': { after: 'Lo que es después.' },
  'RegisterEntry.amounts': OF_CHANGED_AMOUNT,
  Disclosure: {
    kind: 'La clase: quién vio números completos, o quién descargó algo.',
    what: 'Lo que se vio o se descargó.',
    name: 'De quién se trata; null si de nadie.',
  },
  'BooksVerification.drift': { rows: 'Cuántos renglones no son iguales.' },
  'BooksVerification.anchors': { number: 'El número del ancla; null si no tiene.' },
  PastVerification: {
    problems: 'Cuántos movimientos están mal.',
    seal: 'El sello de la verificación; null si no tiene.',
  },
  WhatIf: { total: 'Lo de todos.' },

  Document: {
    ...OF_RAISE,
    code: 'El número que la agencia dio al envío que se corrige.',
    period: 'El trimestre, de 1 a 4.',
    bonus: 'La configuración del bono.',
    rule: 'La regla del bono.',
    net_profit:
      'La ganancia neta del año del bono, con menos si hubo pérdida: el 15 % es el límite de todos los bonos. Solo por ley.',
    paid_on: 'El día en que se paga el bono; después del 15 de diciembre lleva recargo. Solo por ley.',
    large_reform:
      'Si la compañía es grande para los contratados desde el 26 de enero de 2017; null para contarlo. Solo por ley.',
    large_earlier: 'Si la compañía es grande para los contratados antes; null para contarlo. Solo por ley.',
  },
  Balances: { sick: 'Lo que cambió el saldo de enfermedad, en orden.' },
  'Document.bonus': OF_BONUS,
  'Document.table': { rate: 'El porcentaje del renglón.' },
  BonusRule: OF_BONUS,
  ReportPreview: OF_NUMBER,
  'ReportPreview.totals': { name: 'El nombre de la suma.', value: 'A lo que llega la suma.' },
};

/** The sentences about the `id` in a path, by whose number it is. */
export const PATH_ID_TEXTS = {
  company: 'El número de la compañía.',
  employee: 'El número del empleado.',
  contractor: 'El número del contratista.',
  pay: 'El número del pago.',
  other: 'El número de lo que se pide.',
} as const;
