import { z } from 'zod';
import { type FieldCode, type Issue, requiredOr } from '../field-code.ts';
import type { Cents } from './cents.ts';
import { mulDiv } from './mul-div.ts';

/** A percentage as integer parts per million: 6.2 % = 62 000. */
export type Rate = number;

/** One hundred percent. */
export const FULL_RATE: Rate = 1_000_000;
/** The longest percentage, without its sign: '6.2000', '100.00'. */
const MAX_CHARACTERS = 6;
/** Parts per million in one percent. */
const PER_PERCENT = 10_000;

const unlessRate = {
  error: ({ input }: Issue): FieldCode =>
    requiredOr(typeof input === 'string' ? rateError(input) : 'percent-invalid').error({ input }),
};

/**
 * A percentage that a person typed: 0 to 100 %, of at most six characters. Codes: `required`,
 * `percent-invalid`, `percent-negative`, `percent-too-large`, `percent-too-long`.
 */
export const rateSchema = z
  .int(unlessRate)
  .min(0, 'percent-negative')
  .max(FULL_RATE, 'percent-too-large')
  .refine((rate) => rate < 0 || rate > FULL_RATE || isShort(rateToPercent(rate)), 'percent-too-long');

/** Returns `cents × rate` in cents, rounded once, half away from zero. */
export function applyRate(cents: Cents, rate: Rate): Cents {
  return mulDiv(cents, rate, FULL_RATE);
}

/**
 * Parses '6.2', '6,2 %' or '.80' as parts per million. Returns undefined if the text is not a percentage of
 * at most six characters and four decimals.
 */
export function parseRate(text: string): Rate | undefined {
  const match = /^(\d*)(?:[.,](\d{0,4}))?\s*%?$/.exec(text.trim());
  if (!match || !/\d/.test(text)) return undefined;
  const [, whole = '', fraction = ''] = match;
  const rate = Number(whole || '0') * PER_PERCENT + Number(fraction.padEnd(4, '0'));
  // A percentage above 100 is returned at any length, so that the schema refuses it as too large.
  return rate > FULL_RATE || isShort(text) ? rate : undefined;
}

/** Returns the error code of a text that is not a percentage. */
export function rateError(text: string): 'percent-negative' | 'percent-too-long' | 'percent-invalid' {
  if (/^\s*[-−]/.test(text)) return 'percent-negative';
  return /^\s*[\d.,]+\s*%?\s*$/.test(text) && !isShort(text) ? 'percent-too-long' : 'percent-invalid';
}

function isShort(text: string): boolean {
  return text.replace(/[\s%]/g, '').length <= MAX_CHARACTERS;
}

/**
 * Formats parts per million as a percentage without trailing zeros: 62 000 → '6.2', 14 500 → '1.45', -1 →
 * '-0.0001'.
 */
export function rateToPercent(rate: Rate): string {
  const size = Math.abs(rate);
  const fraction = String(size % PER_PERCENT)
    .padStart(4, '0')
    .replace(/0+$/, '');
  const whole = `${rate < 0 ? '-' : ''}${Math.trunc(size / PER_PERCENT)}`;
  return fraction ? `${whole}.${fraction}` : whole;
}

/** Formats parts per million for screens, with at least two decimals: 62 000 → '6.20', 12 345 → '1.2345'. */
export function rateToShownPercent(rate: Rate): string {
  const [whole, fraction = ''] = rateToPercent(rate).split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
