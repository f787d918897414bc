import { HOLIDAY_RULE_LABELS, PAY_CALENDAR_LABELS } from '@garita/domain/text/fields/pay-calendar-labels.es';
import { labelsIn } from '@garita/domain/text/labels';

/** Texts about the calendar of a company's pay. */
export const payCalendarText = {
  title: 'Calendario',
  open: 'Calendario de pago',
  panel: 'Calendario de pago',
  panelHelp: 'Qué días cubre cada período y cuándo se paga.',
  usual: {
    weekly: 'Semanas desde el 1 de enero, la última cortada al 31 de diciembre.',
    biweekly: 'Catorce días desde el 1 de enero, los últimos cortados al 31 de diciembre.',
    semimonthly: 'Del 1 al 15 y del 16 al fin de mes.',
    monthly: 'El mes calendario.',
  },
  version: (effectiveFrom: string, firstStart: string) =>
    `Desde el ${effectiveFrom}, con períodos que comienzan como el ${firstStart}.`,
  paydays: (lag: number, rule: string) =>
    `${lag === 0 ? 'Se paga el día en que termina' : lag === 1 ? 'Se paga un día después' : `Se paga ${lag} días después`}. En fin de semana o feriado: ${rule.toLowerCase()}.`,
  usualPaydays: 'Se propone pagar tantos días después como en el último pago.',
  change: (frequency: string) => `Cambiar el calendario ${frequency}`,
  changeShort: 'Cambiar',
  changed: (frequency: string) => `El calendario ${frequency} queda guardado.`,
  save: 'Guardar',
  labels: labelsIn(PAY_CALENDAR_LABELS, 'short'),
  holidayRules: HOLIDAY_RULE_LABELS,
  help: {
    firstStart: 'De ahí salen los demás períodos, hacia adelante y hacia atrás.',
    effectiveFrom:
      'Un día en que comienza un período. Desde ese día no puede haber pagos cargados; el período de antes se corta.',
    payLagDays: 'Del último día del período al día de pago, de 0 a 31.',
  },
  next: {
    title: 'Los próximos períodos',
    none: 'Complete los datos para ver los próximos períodos y fechas de pago.',
    period: (number: number, start: string, end: string) => `Periodo ${number} - ${start} - ${end}`,
    payday: (date: string) => `Se paga el ${date}`,
  },
  inHistory: (frequency: string, label: string) => `Calendario ${frequency}: ${label}`,
} as const;
