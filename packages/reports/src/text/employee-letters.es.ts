import type { Cents } from '@garita/domain/money/cents';
import { EMPLOYEE_LABELS } from '@garita/domain/text/fields/employee-labels.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { longDate } from './printed-date.es.ts';
import { dollars } from './printed-figure.ts';

/** The labels of the letters that an employee takes to somebody else. */
export const EMPLOYEE_LETTER = {
  to: 'A quien pueda interesar',
  signature: ['Firma', 'Nombre y título', 'Fecha'],
  employment: { caption: 'Empleo', detail: 'Detalle' },
  since: 'Primer día',
  until: 'Último día',
  pay: 'Paga',
  hours: 'Horas por período',
  frequency: 'Frecuencia de pago',
  kind: EMPLOYEE_LABELS.employeeType.short,
  byHour: (cents: Cents) => `${dollars(cents)} por hora`,
  byPeriod: (cents: Cents) => `${dollars(cents)} por período de pago`,
} as const;

type Person = { name: string; socialSecurityLast4: string; company: string };

/** Returns the sentence that certifies an employment; `until` is the last day if it is over. */
export function employmentSentence(
  { name, socialSecurityLast4, company }: Person,
  { since, until }: { since: CalendarDate; until?: CalendarDate | undefined },
): string {
  const who = certified(name, socialSecurityLast4);
  return until === undefined
    ? `${who} trabaja en ${company} desde el ${longDate(since)}.`
    : `${who} trabajó en ${company} desde el ${longDate(since)} hasta el ${longDate(until)}.`;
}

/** Returns the sentence that certifies what was paid between two days. */
export function earningsSentence(
  { name, socialSecurityLast4, company }: Person,
  days: { start: CalendarDate; end: CalendarDate },
  { count, gross, net }: { count: number; gross: Cents; net: Cents },
): string {
  const who = certified(name, socialSecurityLast4);
  const when = `con fecha de pago desde el ${longDate(days.start)} hasta el ${longDate(days.end)}`;
  if (count === 0) return `${who} no recibió de ${company} ningún pago ${when}.`;
  const payments = count === 1 ? '1 pago' : `${count} pagos`;
  return `${who} recibió de ${company} ${payments} ${when}. Sus ingresos suman ${dollars(gross)} y su neto ${dollars(net)}.`;
}

function certified(name: string, socialSecurityLast4: string): string {
  return `Certificamos que ${name}, con seguro social que termina en ${socialSecurityLast4},`;
}

/** Returns the sentence about pay of another system, which the certificate leaves out. */
export function omittedEarningsSentence({ gross, asOf }: { gross: Cents; asOf: CalendarDate }): string {
  return `No incluye los ${dollars(gross)} de ingresos que se le pagaron con otro sistema hasta el ${longDate(asOf)}.`;
}

/** Returns the sentence by which the reader can confirm a letter; undefined without a telephone. */
export function confirmationSentence(company: string, telephone: string): string | undefined {
  return telephone === '' ? undefined : `Para confirmar esta carta, llame a ${company} al ${telephone}.`;
}
