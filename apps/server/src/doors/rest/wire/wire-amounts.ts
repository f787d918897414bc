import { type Cents, centsToDecimal, MAX_AMOUNT, parseCents } from '@garita/domain/money/cents';
import { z } from 'zod';
import { percent } from './wire-percentages.ts';
import {
  AS_IN_RECORD,
  asNumber,
  codec,
  isBlank,
  orNull,
  type ReadContext,
  refuse,
  textOf,
  unlessBlank,
  type WireForm,
} from './wire-value.ts';

/* The spelling of money and percentages on the wire, in both directions. */

const DOLLARS: WireForm = {
  type: 'number',
  minimum: 0,
  maximum: Number(centsToDecimal(MAX_AMOUNT)),
  examples: [16.28],
};

/** Money as a JSON number exact to the cent; a text is read too. */
export const amount = codec(DOLLARS, unlessBlank(undefined, centsIn), (cents) => dollars(asNumber(cents)));

/** An amount that may be negative, as a JSON number exact to the cent. It is only written. */
export const signedAmount = z.number().meta({ examples: [-16.28] });

/** Returns cents as a JSON number of dollars, exact to the cent. */
export function dollars(cents: Cents): number {
  return Number(centsToDecimal(cents));
}

/** Required money, for fields that no schema checks afterwards. */
export const requiredAmount = codec(
  DOLLARS,
  (wire, context) => (isBlank(wire) ? refuse(context, 'required') : centsIn(wire, context)),
  (cents) => dollars(asNumber(cents)),
);

/** Money that may be left out, and is then absent in an answer too. */
export const amountOrAbsent = amount.optional();

/** Money that is zero when left out. */
export const optionalAmount = codec(DOLLARS, unlessBlank(0, centsIn), (cents) => dollars(asNumber(cents)));

/** Money that is null when left out. */
export const amountOrNull = codec(orNull(DOLLARS), unlessBlank(null, centsIn), (cents) =>
  cents === null ? null : dollars(asNumber(cents)),
);

/** Money that may be negative, such as a loss, and is null when left out. */
export const signedAmountOrNull = codec(
  orNull({ ...DOLLARS, minimum: -Number(centsToDecimal(MAX_AMOUNT)), examples: [-16.28] }),
  (wire, context) => {
    const text = textOf(wire).trim();
    if (isBlank(wire)) return null;
    return text.startsWith('-') ? -centsIn(text.slice(1), context) : centsIn(wire, context);
  },
  (cents) => (cents === null ? null : dollars(asNumber(cents))),
);

/**
 * The limit of a year. No limit is written as the largest amount, and read from it too, because programs
 * compare what they withhold with the limit.
 */
export const limit = codec(
  DOLLARS,
  (wire, context) => (isBlank(wire) ? null : noneIfLargest(centsIn(wire, context))),
  (cents) => dollars(asNumber(cents ?? MAX_AMOUNT)),
);

function noneIfLargest(cents: Cents): Cents | null {
  return cents === MAX_AMOUNT ? null : cents;
}

/** Dollars as the company form has them: a text of two decimals, with or without a zero before the point. */
export const dollarsText = ({ leadingZero }: { leadingZero: boolean }) =>
  codec(
    {
      type: 'string',
      pattern: `^\\d${leadingZero ? '+' : '*'}\\.\\d{2}$`,
      examples: [leadingZero ? '0.50' : '.80'],
    },
    unlessBlank(undefined, centsIn),
    (cents) => {
      const decimal = centsToDecimal(asNumber(cents));
      return leadingZero ? decimal : decimal.replace(/^0(?=\.)/, '');
    },
  );

/**
 * An amount whose kind, money or percentage, is unknown: what is neither is refused as money. The record gets
 * no value.
 */
export const amountOfSomeKind = codec(AS_IN_RECORD, (wire, context) => {
  if (isBlank(wire)) return undefined;
  return percent().safeParse(wire).success ? 0 : centsIn(wire, context);
});

function centsIn(wire: unknown, context: ReadContext): Cents {
  const parsed = parseCents(decimalText(wire));
  return parsed.ok ? parsed.cents : refuse(context, parsed.code);
}

// In a JSON number the point is the decimal point; added zeros keep 1.234 from being read as ambiguous.
function decimalText(wire: unknown): string {
  if (typeof wire !== 'number') return typeof wire === 'string' ? wire : '?';
  const digitsOf = String(wire);
  return digitsOf.includes('.') ? `${digitsOf}0000` : digitsOf;
}
