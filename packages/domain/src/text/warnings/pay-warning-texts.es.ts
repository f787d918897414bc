import { type Cents, formatCents } from '../../money/cents.ts';
import type { ShortPeriod } from '../../pay/period/paid-days.ts';
import type { HoursAbovePeriod } from '../../pay/period/worked-time.ts';
import { formatMinutes } from '../../time/work-minutes.ts';

// Apart from the warnings about records, so that Cargar Tiempo fetches no others.

/** The warnings about the pay of an employee, while it is typed and after it was saved. None refuses it. */
export const PAY_WARNING_TEXTS = {
  inOpening: (day: string) =>
    `El saldo inicial del año ya cuenta lo que se pagó hasta el ${day}. Si cuenta este pago, contaría dos veces: corrija el saldo en Saldos.`,
  hoursAbovePeriod: ({ worked, possible }: HoursAbovePeriod) =>
    `Se escribieron ${formatMinutes(worked)} horas y el período tiene ${formatMinutes(possible)}.`,
  shortPeriod: ({ days, of }: ShortPeriod) =>
    `El período tiene ${days} de ${of} días. Un salario se paga por la parte que corresponde a esos días.`,
  daysPaidElsewhere: ({ days, payment }: { days: string; payment: string }) =>
    `Los días ${days} ya se pagaron en otro período: ${payment}.`,
  payment: ({ net, payDate, by, on }: NamedPayment) =>
    `$${formatCents(net)} con fecha de pago ${payDate}, que cargó ${by ?? 'alguien'}${on ? ` el ${on}` : ''}`,
  belowMinimumWage: (hourly: string, short: string) =>
    `Las horas pagan menos que el salario mínimo de ${hourly} por hora: faltan ${short}.`,
  yearWithoutParameters: (year: number) =>
    `Faltan los parámetros de ${year}: este pago usa los del año anterior hasta que un administrador los entre.`,
  paidMeanwhile: (payments: readonly string[]) =>
    `Después de abrirse esta hoja se cargó otro pago: ${payments.join('; ')}.`,
  secondPayment: (payments: readonly string[]) =>
    `El período ya tenía otro pago: ${payments.join('; ')}. Si es el mismo, elimine uno de los dos.`,
} as const;

/** A payment: its net, its pay date, and who loaded it and when, as formatted texts. */
type NamedPayment = { net: Cents; payDate: string; by: string | null; on?: string };
