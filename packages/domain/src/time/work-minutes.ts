import { z } from 'zod';
import { type FieldCode, type Issue, requiredOr } from '../field-code.ts';
import { mulDiv } from '../money/mul-div.ts';

/** Worked time: an integer number of minutes. Balances may be negative, worked time may not. */
export type Minutes = number;

/** The most that a person may type in one bucket: 99,999 hours and 59 minutes. */
export const MAX_MINUTES: Minutes = 99_999 * 60 + 59;

const unlessMinutes = {
  error: ({ input }: Issue): FieldCode =>
    requiredOr(typeof input === 'string' ? minutesError(input) : 'hours-invalid').error({ input }),
};

/**
 * Worked time of one kind, in minutes. Codes: `required`, `hours-invalid`, `hours-negative`,
 * `hours-too-large`.
 */
export const minutesSchema = z
  .int(unlessMinutes)
  .min(0, 'hours-negative')
  .max(MAX_MINUTES, 'hours-too-large');

/**
 * Minutes as 'HH:MM' with at least two digits of hours; a negative balance carries its sign: -90 → '-01:30'.
 */
export function formatMinutes(minutes: Minutes): string {
  const size = Math.abs(minutes);
  const hours = String(Math.trunc(size / 60)).padStart(2, '0');
  return `${minutes < 0 ? '-' : ''}${hours}:${String(size % 60).padStart(2, '0')}`;
}

/**
 * Reads 'HH:MM', more than a bucket takes too, for the schema to refuse; undefined when it has another form
 * or 60 minutes and more (the doors refuse, only the field caps).
 */
export function parseMinutes(text: string): Minutes | undefined {
  const match = /^(\d{1,9}):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/**
 * Reads hours with a fraction, after a point or a comma: '37.5' is 37 hours and 30 minutes, to the nearest
 * minute. Undefined for any other text.
 */
export function parseDecimalHours(text: string): Minutes | undefined {
  const [, hours, fraction] = /^(\d{0,9})[.,](\d{0,9})$/.exec(text) ?? [];
  if (hours === undefined || fraction === undefined || hours + fraction === '') return undefined;
  return Number(hours) * 60 + mulDiv(Number(fraction), 60, 10 ** fraction.length);
}

/** Why a text that is no time is none. */
export function minutesError(text: string): 'hours-negative' | 'hours-invalid' {
  return /^\s*[-−]/.test(text) ? 'hours-negative' : 'hours-invalid';
}

/**
 * Returns the minutes of the two boxes of an hours field: empty is zero, minutes of 60 and more become 59.
 */
export function minutesFromFields(hours: string, minutes: string): Minutes {
  return Number(hours || '0') * 60 + Math.min(Number(minutes || '0'), 59);
}
