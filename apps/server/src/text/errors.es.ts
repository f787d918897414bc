import type { ErrorCode } from '@garita/domain/error-code';
import { type FieldCode, isFieldCode } from '@garita/domain/field-code';
import { accessYears } from '@garita/domain/text/access-texts.es';
import { fieldText as ofField } from '@garita/domain/text/field-texts.es';
import { filedSentences } from '@garita/domain/text/filed-texts.es';
import { SCREEN_REFUSAL_TEXTS } from '@garita/domain/text/screen-refusal-texts.es';
import { PAY_WARNING_TEXTS } from '@garita/domain/text/warnings/pay-warning-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { shortDate } from '@garita/reports/text/printed-date.es';
import type { ErrorFacts, LatestChange, NumberHolder } from '../refusal/app-error.ts';
import { fieldName } from './field-names.es.ts';
import type { Tag } from './tags.es.ts';

type Sentence = string | ((facts: ErrorFacts) => string);

/** The sentence of each refusal. 'Codigo no es valido.' is the specification's spelling. */
const DETAILS: Record<ErrorCode, Sentence> = {
  'not-signed-in': 'Usuario no válido.',
  'wrong-credentials': 'Usuario o contraseña no son válidos.',
  'access-ended': ({ access }) =>
    `Su acceso terminó${access?.until ? ` el ${shortDate(access.until)}` : ''}. Pida que lo extienda a quien le invitó.`,
  'wrong-current-password': 'La contraseña actual no es correcta.',
  'second-factor-required': 'Escriba el código de verificación.',
  'wrong-verification-code': 'El código de verificación no es correcto o ya se usó.',
  'second-factor-on': 'El segundo factor ya está activado.',
  'second-factor-off': 'El segundo factor no está activado.',
  'too-many-attempts': ({ retryAfterSeconds }) => tooManyAttempts(retryAfterSeconds ?? 60),
  forbidden: 'No tiene permiso para hacer esto.',
  'year-outside-access': ({ access }) =>
    `Lo que pidió es de un año fuera de su acceso${access ? `, que es: ${accessYears(access)}` : ''}.`,
  'employer-outside-access':
    'Esta planilla incluye otras compañías del mismo número patronal que usted no puede ver. Pídala a quien ve todas.',
  'invalid-input': 'Hay datos que no son válidos. Revise los campos indicados.',
  'unreadable-body': 'El envío no se puede leer: no es el JSON o el formulario que se espera.',
  'not-found': 'No se encontró lo que busca.',
  'method-not-allowed': 'Esta dirección no tiene ese método. El encabezado Allow dice cuáles tiene.',
  'too-large': 'El envío es demasiado grande.',
  'too-many-calls':
    'Una solicitud lleva 20 llamadas como mucho, y una sola que pruebe una contraseña o un código.',
  'company-limit-reached': ({ allowedCompanies }) => `Su código permite ${allowedCompanies ?? 0} compañías.`,
  'company-inactive': 'La compañía está desactivada.',
  'employee-inactive': 'El empleado está desactivado.',
  'employee-number-taken': ({ holder }) =>
    holder
      ? `${takenBy(holder)} ${holder.isActive ? 'Use esa ficha' : 'Reactive esa ficha'}, o diga por qué hace falta otra.`
      : ofField('social-security-taken'),
  'contractor-inactive': 'El contratista está desactivado.',
  'email-taken': 'Este correo electrónico ya está registrado.',
  'wrong-registration-code': 'Codigo no es valido.',
  'invitation-invalid': 'La invitación no es válida, ya se usó o venció. Pida otra.',
  'reset-invalid': 'El enlace no es válido, ya se usó o venció. Pida otro.',
  'own-user': 'No puede desactivarse a sí mismo.',
  'not-an-auditor': 'Solo se limita el acceso de un auditor.',
  'unknown-company': 'Seleccione compañías de su cuenta.',
  'access-until-past': ofField('access-until-past'),
  'code-taken': 'Correo o código ya están registrados.',
  'unknown-accountant': 'Seleccione un/a contador/a de su cuenta.',
  'unknown-tax': 'Esta línea no es de la compañía.',
  'unknown-fixed-tax': 'No existe un tax fijo con este nombre.',
  'birth-in-future': ofField('birth-in-future'),
  'certificate-earlier':
    'El empleado ya tiene un certificado de una fecha posterior: escriba la misma fecha para corregirlo, o una posterior para añadir otro.',
  'certificate-removed':
    'Un certificado no se quita, porque pudo contar en un pago: corríjalo con la misma fecha, o añada otro sin exenciones.',
  'external-number-taken': ({ errors: [first] = [] }) =>
    first?.holder ? takenBy(first.holder) : ofField('external-number-taken'),
  'record-changed': ({ latestChange }) => `${changedBy(latestChange)} Vuelva a cargarlos antes de guardar.`,
  'company-has-employees': 'La compañía tiene empleados y no puede ser eliminada.',
  'company-has-contractors': 'La compañía tiene contratistas y no puede ser eliminada.',
  'company-has-history': 'La compañía tiene nómina registrada y no puede ser eliminada.',
  'employee-has-time': 'El empleado tiene horas cargadas y no puede ser eliminado.',
  'contractor-has-time': 'El contratista tiene horas cargadas y no puede ser eliminado.',
  'accountant-of-company': 'El contador tiene compañías asignadas y no puede ser eliminado.',
  'accountant-has-time': 'El contador tiene horas cargadas y no puede ser eliminado.',
  'company-tax-used': 'El tax no puede ser eliminado porque está cargado en horas de empleados.',
  'code-used': 'El código ya tiene un usuario asignado y no puede ser eliminado.',
  'unknown-period': 'Este período no existe.',
  'period-not-of-employee': 'El período no corresponde a la frecuencia de pago del empleado.',
  'pay-date-outside-window':
    'La fecha de pago debe estar entre 31 días antes de que comience el período y un año después de que termine.',
  'day-outside-period': 'Este día no es del período del pago.',
  'hours-with-days':
    'Estas horas no son las que dan los días. Quite los días, o deje en 00:00 las horas regulares, el sobretiempo y la comida.',
  'period-fixed': 'El período de un pago guardado no se puede cambiar.',
  'nothing-to-pay': ofField('nothing-to-pay'),
  'periods-loaded': ({ loadedPeriods = [] }) =>
    `Hay pagos cargados en días desde esa fecha: ${periodNames(loadedPeriods)}. Elija una fecha posterior.`,
  'period-closed': ({ closing }) =>
    closing
      ? `El período del ${shortDate(closing.period.start)} al ${shortDate(closing.period.end)} está cerrado: lo cerró ${closing.by} el ${shortDate(closing.on)}.`
      : 'El período está cerrado.',
  'period-reviewed': 'El período ya está revisado.',
  'period-not-reviewed': 'El período no está revisado. Revíselo antes de cerrarlo.',
  'period-not-closed': 'El período no está cerrado.',
  'period-not-begun': 'El período todavía no ha comenzado.',
  'period-changed': 'El período cambió desde que lo abrió. Vuelva a cargarlo y revíselo otra vez.',
  'period-closed-by-another': ({ bookedBy = [] }) =>
    `Quien cierra un período no es quien cargó su nómina, y en este cargaron o cambiaron pagos: ${bookedBy.join(', ')}. Pida a otra persona de su cuenta que lo cierre.`,
  'month-not-over': 'El mes todavía no ha terminado.',
  'month-periods-open': ({ openPeriods = [] }) =>
    `Antes de cerrar el mes cierre los períodos de los que se paga en él: ${periodDays(openPeriods)}.`,
  'month-closed': 'El mes ya está cerrado, y se paga en él lo mismo que entonces.',
  'entry-is-correction':
    'Este pago es la corrección de otro período. Para cambiarla, elimínela o corrija otra vez el pago que corrige.',
  'entry-corrected':
    'Este pago está corregido en otro período. Corríjalo otra vez allí, o elimine antes su última corrección.',
  'nothing-to-correct': ofField('nothing-to-correct'),
  'correction-in-other-year':
    'Una corrección se paga en el mismo año que el pago que corrige. Lo que faltó se carga como pago del año en que se paga; ' +
    'para lo que se pagó de más se reabre el período.',
  'correction-before-corrected': 'Una corrección no se paga antes que el pago que corrige.',
  'entry-deleted': 'Este pago fue eliminado.',
  'stale-version': 'Este pago cambió desde que lo abrió. Vuelva a cargarlo e intente otra vez.',
  'net-changed': 'El total ya no es el que confirmó. Revise el nuevo cálculo.',
  'run-total-changed': 'La suma de los netos ya no es la que confirmó. Revise el nuevo cálculo.',
  'draft-changed': ({ rowChange }) =>
    rowChange
      ? `${rowChange.by} cambió esta fila (${MOMENT.format(new Date(rowChange.at))}).`
      : 'Otra persona cambió estas filas después de que usted las leyó. No se guardó ninguna.',
  'paid-meanwhile': ({ paidMeanwhile: { payments } = { payments: [] } }) =>
    PAY_WARNING_TEXTS.paidMeanwhile(
      payments.map(({ net, payDate, recordedBy: by }) =>
        PAY_WARNING_TEXTS.payment({ net, payDate: shortDate(payDate), by }),
      ),
    ),
  'already-paid': 'Este pago ya está marcado como pagado.',
  'cheque-number-used': 'Ese número de cheque ya se usó.',
  'opening-balance-exists': 'El año ya tiene un saldo inicial.',
  'opening-overlaps-entries': ({ payDates = [] }) =>
    `Garita ya tiene pagos hasta ese día, que contarían dos veces: ${daysOf(payDates)}. Escriba un día anterior, o diga que el saldo no los incluye.`,
  'parameters-missing': 'Faltan los taxes fijos o la tabla de retención para la fecha de pago.',
  'nothing-paid-in-year': 'No se pagó nada en ese año.',
  'nothing-paid-in-quarter': 'No se pagó nada en ese trimestre.',
  'no-form-480': 'En ese año no se pagó a nadie lo que se informa en la 480.6SP.',
  'history-too-long': ({ history }) =>
    history ? tooLongHistory(history) : 'El historial es demasiado largo.',
  'control-numbers-used-up': ({ controlNumbers: { needed, left } = { needed: 0, left: 0 } }) =>
    `El rango de la compañía no tiene bastantes números de control: necesarios ${needed}, libres ${left}. Amplíelo en la ficha de la compañía.`,
  'file-data-unfit': ({ unfit = [] }) => `El archivo no se puede hacer.${ofRecords(unfit)}`,
  'filed-in-future': 'La fecha en que se presentó no puede ser futura.',
  'filed-before-end': 'En esa fecha no habían terminado los días del documento.',
  'filed-by-no-employer':
    'En los días del documento la compañía no tenía nómina: no había pagado a nadie todavía, o ya había cerrado.',
  'already-filed':
    'Este documento ya está marcado como presentado y dice lo mismo. Si la fecha o la confirmación no son esas, quite la marca primero.',
  'filed-reason-required': ({ filed = [] }) =>
    [...filedSentences(filed, shortDate), 'Diga por qué se corrige.'].join(' '),
  'file-check-failed': ({ findings = [] }) =>
    `El archivo no se puede enviar: la agencia lo devolvería.${ofRecords(findings)}`,
  ...SCREEN_REFUSAL_TEXTS,
  'idempotency-key-invalid': 'La clave de la solicitud no es un UUID.',
  'idempotency-key-reused': 'Esta clave ya se usó con otros datos.',
  busy: ({ isDiskFull = false }) =>
    isDiskFull
      ? 'El disco del servidor está lleno y no se guardó nada. Avise a quien lo administra.'
      : 'El servicio está ocupado. Intente otra vez en un momento.',
};

/** Returns the Spanish sentence of a refusal. */
export function errorDetail(code: ErrorCode, facts: ErrorFacts = {}): string {
  const sentence = DETAILS[code];
  return typeof sentence === 'string' ? sentence : sentence(facts);
}

// The format of moments on the screens, in the time of Puerto Rico.
const MOMENT = new Intl.DateTimeFormat('es-PR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Puerto_Rico',
});

/** Says that a record changed since it was read; who changed it and when, if they are known. */
function changedBy({ by, at }: Partial<LatestChange> = {}): string {
  if (by === undefined || at === undefined) return 'Estos datos cambiaron desde que los abrió.';
  return `${by} cambió estos datos después de que usted los abrió (${MOMENT.format(at)}).`;
}

/** The number of names in a sentence; further ones are only counted. */
const NAMED = 3;

/**
 * Returns a sentence about the errors of the first fields of a call under `tag`, for programs that show one
 * sentence: 'Choferil: Este campo es requerido.'
 */
export function fieldsDetail(fields: readonly { field: string; msg: string }[], tag?: Tag): string {
  const named = fields.slice(0, NAMED).map(({ field, msg }) => `${fieldNameIn(msg, field, tag)}: ${msg}`);
  const others = fields.length - named.length;
  if (others === 0) return named.join(' ');
  return `${named.join(' ')} Y ${others === 1 ? 'un campo' : `${others} campos`} más.`;
}

// A name that this call does not know may have another meaning elsewhere.
function fieldNameIn(msg: string, field: string, tag: Tag | undefined): string {
  return msg === ofField('unknown-field') ? field : fieldName(field, tag);
}

/** Returns the Spanish sentence under a field. */
export function fieldText(code: FieldCode | ErrorCode, facts: ErrorFacts = {}): string {
  const isTaken = code === 'social-security-taken' || code === 'external-number-taken';
  if (isTaken && facts.holder) return takenBy(facts.holder);
  return isFieldCode(code) ? ofField(code) : errorDetail(code, facts);
}

/** Names the record that has a number. */
function takenBy({ employeeId, name, isActive, externalNumber }: NumberHolder): string {
  const record = `${name} (ficha ${employeeId}${isActive ? '' : ', desactivada'})`;
  const number = externalNumber === undefined ? 'Este número' : `El número externo ${externalNumber}`;
  return `${number} ya lo tiene en la compañía ${record}.`;
}

/** Lists the days of periods: 'del 5 mar 2026 al 11 mar 2026; del 12 mar 2026 al 18 mar 2026'. */
/** Names periods by number and days, the first ones of many. */
function periodNames(periods: readonly PayPeriod[]): string {
  const names = periods.map(
    ({ number, start, end }) => `Periodo ${number} - ${shortDate(start)} - ${shortDate(end)}`,
  );
  const others = names.length - NAMED;
  if (others <= 0) return names.join('; ');
  return `${names.slice(0, NAMED).join('; ')} y ${others === 1 ? 'otro' : `${others} más`}`;
}

function periodDays(periods: readonly PayPeriod[]): string {
  return periods.map(({ start, end }) => `del ${shortDate(start)} al ${shortDate(end)}`).join('; ');
}

/**
 * Lists days, of which there may be as many as in a year: '9 ene 2026, 16 ene 2026, 23 ene 2026 y 40 días
 * más'.
 */
function daysOf(dates: readonly CalendarDate[]): string {
  const days = [...new Set(dates)].map(shortDate);
  const others = days.length - NAMED;
  if (others <= 0) return days.join(', ');
  const rest = others === 1 ? 'un día' : `${others} días`;
  return `${days.slice(0, NAMED).join(', ')} y ${rest} más`;
}

/**
 * Lists the faults of a file, from the first record on: 'Ana Rivera: Dirección: no cabe en dos líneas de 22.'
 */
function ofRecords(found: readonly { name: string; text: string }[]): string {
  const named = found.slice(0, NAMED).map(({ name, text }) => `${name}: ${text}`);
  const others = found.length - named.length;
  const rest = others === 0 ? [] : [`Y ${others === 1 ? 'un dato' : `${others} datos`} más.`];
  return [...named, ...rest].map((sentence) => ` ${sentence}`).join('');
}

function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Demasiados intentos. Espere ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} e intente otra vez.`;
}

const COUNT = new Intl.NumberFormat('en-US');

function tooLongHistory({ format, count, most }: NonNullable<ErrorFacts['history']>): string {
  const choose = 'Escoja un año, un período o una persona';
  return format === 'pdf'
    ? `El historial tiene ${COUNT.format(count)} movimientos y un PDF llega a ${COUNT.format(most)}. ${choose}, o descárguelo en Excel.`
    : `El historial tiene ${COUNT.format(count)} renglones y una hoja de Excel llega a ${COUNT.format(most)}. ${choose}.`;
}
