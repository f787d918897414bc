import { parseRate, type Rate, rateError, rateToPercent } from '@garita/domain/money/rate';
import {
  asNumber,
  codec,
  formOf,
  isBlank,
  orNull,
  type ReadContext,
  refuse,
  textOf,
  unlessBlank,
} from './wire-value.ts';

/** A percentage as a text: '6.2', '0.30' or '1.00%'. Read with or without its sign, from a number too. */
export const percent = ({ decimals = 0, sign = '' }: { decimals?: number; sign?: '' | '%' } = {}) =>
  codec(
    { type: 'string', pattern: `^\\d+(\\.\\d+)?${sign}$`, examples: [`6.20${sign}`] },
    unlessBlank(undefined, rateIn),
    (rate) => `${withDecimals(rateToPercent(asNumber(rate)), decimals)}${sign}`,
  );

/** A percentage that is null when left out. */
export const optionalPercent = (style: { decimals?: number; sign?: '' | '%' } = {}) => {
  const base = percent(style);
  return codec(orNull(formOf(base)), unlessBlank(null, rateIn), (rate) =>
    rate === null ? null : base.encode(rate),
  );
};

const signedPercent = percent({ sign: '%' });

/** A percentage with its sign; '0%' for none, because a form turns null into a blank field. */
export const percentOrNone = codec(
  formOf(signedPercent),
  (wire, context) => (isBlank(wire) ? null : rateIn(wire, context) || null),
  (rate) => signedPercent.encode(rate ?? 0),
);

/** A percentage with its sign that is zero when left out. */
export const percentOrZero = codec(formOf(signedPercent), unlessBlank(0, rateIn), (rate) =>
  signedPercent.encode(rate),
);

/** A percentage that may be left out; an answer without one has '0%'. */
export const percentOrAbsent = codec(formOf(signedPercent), unlessBlank(undefined, rateIn), (rate) =>
  signedPercent.encode(rate ?? 0),
);

function rateIn(wire: unknown, context: ReadContext): Rate {
  const percentage = textOf(wire).trim();
  return parseRate(percentage) ?? refuse(context, rateError(percentage));
}

function withDecimals(percentage: string, decimals: number): string {
  if (decimals === 0) return percentage;
  const [whole = '0', fraction = ''] = percentage.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}
