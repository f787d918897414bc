import type { LeaveKind } from '../../employee/leave-policy.ts';
import { formatCents } from '../../money/cents.ts';
import type { PayWarning } from '../../pay/warnings/pay-warnings.ts';
import type { CalendarDate } from '../../time/calendar-date.ts';
import { formatMinutes, type Minutes } from '../../time/work-minutes.ts';
import { AMOUNT_LABELS, TIME_LABELS } from '../amount-labels.es.ts';
import { WARNING_TEXTS } from './warning-texts.es.ts';

/** Returns a warning about an entry as a sentence; `dateText` formats its dates. */
export function payWarningText(warning: PayWarning, dateText: (date: CalendarDate) => string): string {
  switch (warning.code) {
    case 'monthly-pay':
      return 'El período es de un mes: por ley se paga por lo menos cada 15 días, salvo a ejecutivos, administradores y profesionales (Ley 17 de 1931).';
    case 'egress-passed':
      return `El empleado salió el ${dateText(warning.egressDate)}, antes de este período.`;
    case 'short-period':
      return `El período tiene ${warning.days} de ${warning.of} días. Un salario se paga por la parte que corresponde a esos días.`;
    case 'days-paid-elsewhere':
      return daysPaidElsewhereText(warning, dateText);
    case 'in-opening':
      return `El saldo inicial del año ya cuenta lo que se pagó hasta el ${dateText(warning.until)}. Si cuenta este pago, contaría dos veces: corrija el saldo en Saldos.`;
    case 'year-without-parameters':
      return `Faltan los parámetros de ${warning.year}: este pago usa los del año anterior hasta que un administrador los entre.`;
    case 'hours-above-period':
      return `Se escribieron ${formatMinutes(warning.worked)} horas y el período tiene ${formatMinutes(warning.possible)}.`;
    case 'overtime-as-regular':
      return `El período no tiene más de ${formatMinutes(warning.most)} horas regulares: ${formatMinutes(warning.overtime)} son sobretiempo.`;
    case 'hours-without-rate':
      return `Horas sin tarifa, que pagan $0.00: ${warning.hours.map(hoursText).join(', ')}.`;
    case 'rate-below-law':
      return `${AMOUNT_LABELS[RATE_LABELS[warning.time]].short}: la tarifa es $${formatCents(warning.rate)} y por ley sería por lo menos $${formatCents(warning.least)}.`;
    case 'below-minimum-wage':
      return `Las horas pagan menos que el salario mínimo de $${formatCents(warning.hourly)} por hora: faltan $${formatCents(warning.short)}.`;
    case 'no-certificate':
      return 'El empleado no tiene certificado 499 R-4 en la fecha de pago: se le retiene sin exenciones.';
    case 'coda-plan-unknown':
      return 'No se sabe qué plan CODA tiene la compañía: lo aportado paga contribución. Escójalo en Reglas de la compañía.';
    case 'coda-above-limit':
      return `Lo aportado a planes CODA pasa del límite del año, ${formatCents(warning.limit)}: de este pago, ${formatCents(warning.excess)} pagan contribución.`;
    case 'negative-leave':
      return NEGATIVE_LEAVE_TEXTS[warning.kind](formatMinutes(warning.balance));
    case 'vacation-left':
      return `El empleado sale el ${dateText(warning.egressDate)} y le quedan ${formatMinutes(warning.minutes)} horas de vacaciones, que se pagan. La enfermedad que queda no se paga.`;
    case 'vacation-raised':
      return WARNING_TEXTS.vacationRaised(formatMinutes(warning.minutesPerMonth));
  }
}

const RATE_LABELS = { overtime: 'overtimePay', mealPeriod: 'mealPeriodPay' } as const;

const NEGATIVE_LEAVE_TEXTS: Record<LeaveKind, (balance: string) => string> = {
  vacation: (balance) => `El saldo de vacaciones quedaría en ${balance}.`,
  sick: (balance) => `El saldo de enfermedad quedaría en ${balance}.`,
};

function hoursText({ kind, minutes }: { kind: keyof typeof TIME_LABELS; minutes: Minutes }): string {
  return `${TIME_LABELS[kind].short} ${formatMinutes(minutes)}`;
}

function daysPaidElsewhereText(
  { from, to, period, net, payDate }: Extract<PayWarning, { code: 'days-paid-elsewhere' }>,
  dateText: (date: CalendarDate) => string,
): string {
  const named = `el período ${period.number} (${dateText(period.start)} – ${dateText(period.end)})`;
  return `Los días ${dateText(from)} – ${dateText(to)} ya se pagaron en ${named}: $${formatCents(net)} con fecha de pago ${dateText(payDate)}.`;
}
