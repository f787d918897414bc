import type { LetterNote } from '@garita/domain/explanation/pay-letter';
import type { Cents } from '@garita/domain/money/cents';
import type { Rate } from '@garita/domain/money/rate';
import { conceptsOf } from '@garita/domain/pay/concepts';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { labelsIn } from '@garita/domain/text/labels';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { longDate } from './printed-date.es.ts';
import { dollars, percent } from './printed-figure.ts';

/** The title of the letter and the labels of its table. */
export const PAY_LETTER = {
  title: 'Carta sobre su pago',
  to: (name: string) => `Para ${name}`,
  first: 'No hay otro pago de este año ni del anterior con que compararlo.',
  columns: { now: 'Este talonario', before: 'El anterior', difference: 'Diferencia' },
  /** The columns of a correction: the corrected pay with it and without it. */
  correctionColumns: { now: 'Corregido', before: 'Como estaba', difference: 'Esta corrección' },
} as const;

export const TAXES = labelsIn(AMOUNT_LABELS, 'inSentence', conceptsOf('withholding', 'contribution'));

export const HOURS = labelsIn(AMOUNT_LABELS, 'long', conceptsOf('hourly'));

/**
 * Returns the totals of a pay: 'Ganó $420.00. Se le retuvieron $45.96. Su neto, pagado el 29 de mayo de
 * 2026, es $374.04.'
 */
export function summarySentence({
  gross,
  withheld,
  deducted,
  added,
  net,
  payDate,
}: Record<'gross' | 'withheld' | 'deducted' | 'added' | 'net', number> & { payDate: CalendarDate }): string {
  return [
    `Ganó ${dollars(gross)}.`,
    `Se le retuvieron ${dollars(withheld)}.`,
    ...(deducted === 0 ? [] : [`Se le descontaron ${dollars(deducted)}.`]),
    ...(added === 0 ? [] : [`Se le añadieron ${dollars(added)}.`]),
    `Su neto, con fecha de pago del ${longDate(payDate)}, es ${dollars(net)}.`,
  ].join(' ');
}

/** Returns the effect of a correction on the net that was paid. */
export function correctionSentence(net: Cents, payDate: CalendarDate): string {
  const on = `con fecha de pago del ${longDate(payDate)}`;
  if (net === 0) return 'Su neto es el mismo que se le pagó.';
  return net > 0
    ? `Le faltaban ${dollars(net)} de neto, que se le pagan ${on}.`
    : `Se le pagaron ${dollars(-net)} de neto de más, que se recuperan ${on}.`;
}

/** Returns the sentence that compares a net with that of the pay before. */
export function netSentence(net: number, previous: { net: number; payDate: CalendarDate }): string {
  const before = `su pago anterior, del ${longDate(previous.payDate)}, que fue de ${dollars(previous.net)}`;
  return net === previous.net
    ? `Es lo mismo que ${before}.`
    : `Son ${difference(previous.net, net)} que ${before}.`;
}

/** Returns the sentence of a note beside the changes. */
export function noteSentence(note: LetterNote): string {
  switch (note.kind) {
    case 'limit-reached':
      return `Su ${TAXES[note.tax]} paró porque ${reachedText(note)}, el máximo del año.`;
    case 'limit-met': {
      const { tax, limit, amount, uncut } = note;
      const cut = amount === uncut ? '' : ` Se retuvieron ${dollars(amount)} en vez de ${dollars(uncut)}.`;
      return `Su ${TAXES[tax]} llega con este pago a ${dollars(limit)}, el máximo del año.${cut}`;
    }
    case 'limit-new-year':
      return `Su ${TAXES[note.tax]} comienza otra vez, ${dollars(note.amount)}, porque el máximo es de cada año y este pago es de ${note.year}.`;
    case 'limit-has-room':
      return `Su ${TAXES[note.tax]} se retiene otra vez, ${dollars(note.amount)}, porque lo retenido en el año no llega al máximo.`;
    case 'additional-medicare': {
      const { threshold, rate, base, amount } = note;
      return `De lo que pasa de ${dollars(threshold)} en el año se retiene además Medicare adicional: ${share(rate)} de ${dollars(base)} son ${dollars(amount)}.`;
    }
    case 'uncollected': {
      const { amount, hasAdditions } = note;
      const all = hasAdditions ? 'ingresos y aumentos' : 'ingresos';
      return `Sus retenciones y descuentos pasan de sus ${all} por ${dollars(amount)}, que quedan sin cobrar.`;
    }
    case 'difference':
      return `Corrige su pago del período ${note.period.number} de ${note.period.year}, que está cerrado: trae solo la diferencia.`;
    case 'limit-moved': {
      const { tax, before, after } = note;
      return `Su ${TAXES[tax]} es ${difference(before, after)}, por lo que quedaba del máximo del año.`;
    }
    case 'corrected': {
      const { times, on, net, netBefore } = note;
      const often =
        times === 1
          ? `se corrigió el ${longDate(on)}`
          : `se corrigió ${times} veces, la última el ${longDate(on)}`;
      return `Este pago ${often}: ${net === netBefore ? 'su neto no cambió' : `antes su neto era ${dollars(netBefore)}`}.`;
    }
  }
}

function reachedText({ limit, reached }: Extract<LetterNote, { kind: 'limit-reached' }>): string {
  if (!reached) return `lo retenido en el año ya llegó a ${dollars(limit)}`;
  const on = longDate(reached.on);
  return reached.isOpeningBalance
    ? `lo traído de otro sistema hasta el ${on} llegó a ${dollars(limit)}`
    : `llegó a ${dollars(limit)} el ${on}`;
}

export function insteadOf(before: Cents, after: Cents): string {
  if (before === 0) return `${dollars(after)}, y la vez anterior nada`;
  return after === 0
    ? `nada, y la vez anterior ${dollars(before)}`
    : `${dollars(after)} en vez de ${dollars(before)}`;
}

export function difference(before: Cents, after: Cents): string {
  return `${dollars(Math.abs(after - before))} ${after > before ? 'más' : 'menos'}`;
}

export function share(rate: Rate): string {
  return percent(rate).text;
}
