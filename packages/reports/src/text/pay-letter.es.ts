import type { AmountChange } from '@garita/domain/explanation/amount-change';
import type { LetterNote } from '@garita/domain/explanation/pay-letter';
import type { Cents } from '@garita/domain/money/cents';
import type { Rate } from '@garita/domain/money/rate';
import { conceptsOf } from '@garita/domain/pay/concepts';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { labelsIn } from '@garita/domain/text/labels';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { PRINTED_AMOUNTS } from './labels.es.ts';
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

const TAXES = labelsIn(AMOUNT_LABELS, 'inSentence', conceptsOf('withholding', 'contribution'));

const HOURS = labelsIn(AMOUNT_LABELS, 'long', conceptsOf('hourly'));

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

/**
 * Returns the sentences about the amounts that differ from the previous pay; the effect of a limit has a note
 * of its own.
 */
export function changeSentences(changes: readonly AmountChange[]): string[] {
  const shares = changes.flatMap((change) => shareOfEarnings(change) ?? []);
  return [
    ...changes.flatMap((change) => changeSentence(change) ?? []),
    ...(shares.length === 0 ? [] : [`Suben y bajan con los ingresos: ${shares.join(', ')}.`]),
  ];
}

function shareOfEarnings(change: AmountChange): string | undefined {
  const more = difference(change.before, change.after);
  if (change.kind === 'line-share') return `${change.line} (${more})`;
  return change.kind === 'tax-share' ? `${TAXES[change.name]} (${more})` : undefined;
}

function changeSentence(change: AmountChange): string | undefined {
  const { before, after } = change;
  const more = difference(before, after);
  switch (change.kind) {
    case 'worked':
      return `${HOURS[change.name]}: ${worked(change)}${more}.`;
    case 'typed':
      return `${PRINTED_AMOUNTS[change.name]}: ${insteadOf(before, after)}.`;
    case 'line':
      return `${change.line}: ${insteadOf(before, after)}.`;
    case 'tax-rate': {
      const { rate } = change;
      return `Su ${TAXES[change.name]} es ahora ${share(rate.after)} y antes era ${share(rate.before)}: ${more}.`;
    }
    case 'weeks':
      return weeksSentence(change, more);
    case 'weekly-amount': {
      const { weekly } = change;
      return `Su seguro choferil es ahora ${dollars(weekly.after)} por semana y antes era ${dollars(weekly.before)}: ${more}.`;
    }
    case 'additional-medicare':
      return `Medicare adicional: ${insteadOf(before, after)}.`;
    case 'liable':
      return liableSentence(change, more);
    case 'typed-tax':
      return change.isTyped
        ? `Su contribución se escribió a mano: ${dollars(after)}. La calculada es ${dollars(change.computed)}.`
        : `Su contribución es otra vez la calculada, ${dollars(after)}. La anterior, ${dollars(before)}, se escribió a mano.`;
    case 'withholding-method':
      return change.method === 'table'
        ? `Su contribución se busca ahora en la tabla, en la fila de ${share(change.rate)}: ${more}.`
        : `Su contribución es ahora un porcentaje fijo, ${share(change.rate)} de los ingresos: ${more}.`;
    case 'withholding-rate': {
      const [is, was] = [share(change.rate.after), share(change.rate.before)];
      return change.method === 'table'
        ? `Con estos ingresos su contribución sale de la fila de ${is} de la tabla y no de la de ${was}: ${more}.`
        : `Su retención fija es ahora ${is} y antes era ${was}: ${more}.`;
    }
    case 'withholding-table':
      return `Su contribución se busca ahora en otra tabla: ${more}.`;
    case 'withholding-periods':
      return `Su contribución se calcula ahora de períodos de otro largo: ${more}.`;
    case 'limit':
    case 'tax-share':
    case 'line-share':
      return undefined;
  }
}

/**
 * Returns the changed hours and rate: '36:00 en vez de 40:00, a $11.00 la hora en vez de $10.50, '. A rate
 * without pay is left out.
 */
function worked({ minutes, hourlyRate }: Extract<AmountChange, { kind: 'worked' }>): string {
  const hasRates = minutes.before !== 0 && minutes.after !== 0;
  return [
    ...(minutes.before === minutes.after
      ? []
      : [`${formatMinutes(minutes.after)} en vez de ${formatMinutes(minutes.before)}, `]),
    ...(hasRates && hourlyRate.before !== hourlyRate.after
      ? [`a ${dollars(hourlyRate.after)} la hora en vez de ${dollars(hourlyRate.before)}, `]
      : []),
  ].join('');
}

function weeksSentence(
  { weeks, withheldInPeriod }: Extract<AmountChange, { kind: 'weeks' }>,
  more: string,
): string {
  if (withheldInPeriod !== 0) {
    return `Otro pago del período ya retuvo ${dollars(withheldInPeriod)} de su seguro choferil: ${more}.`;
  }
  return weeks.before === weeks.after
    ? `Su seguro choferil se retiene una vez por período: ${more}.`
    : `Su seguro choferil es por semana, y son ${weeks.after} en vez de ${weeks.before}: ${more}.`;
}

function liableSentence({ name, isLiable }: Extract<AmountChange, { kind: 'liable' }>, more: string): string {
  const isChauffeur = (name === 'chauffeurInsurance') === isLiable;
  const who = isChauffeur ? 'Como chofer' : 'Como ya no es chofer,';
  return `${who} ${isLiable ? '' : 'no '}se le retiene ${TAXES[name]}: ${more}.`;
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
    case 'limit-anew':
      return `Su ${TAXES[note.tax]} comienza otra vez, ${dollars(note.amount)}, porque el máximo es de cada año y este pago es de ${note.year}.`;
    case 'limit-left':
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

function insteadOf(before: Cents, after: Cents): string {
  if (before === 0) return `${dollars(after)}, y la vez anterior nada`;
  return after === 0
    ? `nada, y la vez anterior ${dollars(before)}`
    : `${dollars(after)} en vez de ${dollars(before)}`;
}

function difference(before: Cents, after: Cents): string {
  return `${dollars(Math.abs(after - before))} ${after > before ? 'más' : 'menos'}`;
}

function share(rate: Rate): string {
  return percent(rate).text;
}
