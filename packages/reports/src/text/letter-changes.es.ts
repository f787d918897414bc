import type { AmountChange } from '@garita/domain/explanation/amount-change';
import type { Rate } from '@garita/domain/money/rate';
import type { WithholdingMethod } from '@garita/domain/reference/enumerations';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { PRINTED_AMOUNTS } from './labels.es.ts';
import { difference, HOURS, insteadOf, share, TAXES } from './pay-letter.es.ts';
import { dollars } from './printed-figure.ts';

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
      return `${HOURS[change.name]}: ${workedText(change)}${more}.`;
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
      return methodSentence(change, more);
    case 'withholding-rate':
      return rateSentence(change, more);
    case 'certificate-tax':
      return certificateSentence(change, more);
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

function methodSentence({ method, rate }: { method: WithholdingMethod; rate: Rate }, more: string): string {
  switch (method) {
    case 'table':
      return `Su contribución se busca ahora en la tabla, en la fila de ${share(rate)}: ${more}.`;
    case 'flat-rate':
      return `Su contribución es ahora un porcentaje fijo, ${share(rate)} de los ingresos: ${more}.`;
    case 'certificate':
      return `Su contribución se calcula ahora por su certificado 499 R-4: ${more}.`;
    case 'non-resident-citizen':
    case 'non-resident-alien':
      return `Su contribución es ahora la de un no residente, ${share(rate)} de los ingresos: ${more}.`;
  }
}

function rateSentence(
  { method, rate }: { method: WithholdingMethod; rate: Record<'before' | 'after', Rate> },
  more: string,
): string {
  const [is, was] = [share(rate.after), share(rate.before)];
  switch (method) {
    case 'table':
      return `Con estos ingresos su contribución sale de la fila de ${is} de la tabla y no de la de ${was}: ${more}.`;
    case 'flat-rate':
      return `Su retención fija es ahora ${is} y antes era ${was}: ${more}.`;
    case 'certificate':
      return `Con estos ingresos su contribución llega a la tasa de ${is} y no a la de ${was}: ${more}.`;
    case 'non-resident-citizen':
    case 'non-resident-alien':
      return `La contribución de un no residente es ahora ${is} y antes era ${was}: ${more}.`;
  }
}

/** Returns the parts of a tax by certificate that changed: 'del bono $70.00 en vez de $0.00'. */
function certificateSentence(
  change: Extract<AmountChange, { kind: 'certificate-tax' }>,
  more: string,
): string {
  const parts = [
    ['del pago regular', change.regular],
    ['del bono', change.bonus],
    ['de retención adicional', change.additional],
    ['pago exento por ser joven', change.exempt],
    ['exenciones del año', change.exemptions],
  ] as const;
  const changed = parts
    .filter(([, { before, after }]) => before !== after)
    .map(([name, { before, after }]) => `${name} ${insteadOf(before, after)}`);
  return `Su contribución por certificado: ${changed.join(', ')}: ${more}.`;
}

/**
 * Returns the changed hours and rate: '36:00 en vez de 40:00, a $11.00 la hora en vez de $10.50, '. A rate
 * without pay is left out.
 */
function workedText({ minutes, hourlyRate }: Extract<AmountChange, { kind: 'worked' }>): string {
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
