import { z } from 'zod';
import { type FieldCode, type Issue, requiredOr } from '../field-code.ts';
import { mulDiv } from '../money/mul-div.ts';

/** Worked time: an integer number of minutes. Balances may be negative, worked time may not. */
export type Minutes = number;

/** The largest worked time that a person may type in one field: 99,999 hours and 59 minutes. */
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
 * Formats minutes as 'HH:MM' with at least two digits of hours; a negative balance carries its sign: -90 →
 * '-01:30'.
 */
export function formatMinutes(minutes: Minutes): string {
  const size = Math.abs(minutes);
  const hours = String(Math.trunc(size / 60)).padStart(2, '0');
  return `${minutes < 0 ? '-' : ''}${hours}:${String(size % 60).padStart(2, '0')}`;
}

/**
 * Parses 'HH:MM', undefined for another form or for 60 minutes and more. Accepts more hours than
 * `MAX_MINUTES`, which the schema refuses.
 */
export function parseMinutes(text: string): Minutes | undefined {
  const match = /^(\d{1,9}):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/**
 * Parses hours with a fraction after a point or a comma, to the nearest minute: '37.5' is 37 hours and 30
 * minutes. Returns undefined for any other text.
 */
export function parseDecimalHours(text: string): Minutes | undefined {
  const [, hours, fraction] = /^(\d{0,9})[.,](\d{0,9})$/.exec(text) ?? [];
  if (hours === undefined || fraction === undefined || hours + fraction === '') return undefined;
  return Number(hours) * 60 + mulDiv(Number(fraction), 60, 10 ** fraction.length);
}

/**
 * Parses hours as people type them, in every form with one meaning: '40', '37.5', '37,5', '40:30',
 * '40:30:00', '37h30', '37 h 30 min', '7.5h', '8 horas'. Returns undefined for any other text: '1,234' may
 * mean more than a thousand hours, and '12am' is a time of day. Accepts more than `MAX_MINUTES`, which the
 * schema refuses.
 */
export function readHours(text: string): Minutes | undefined {
  const tidied = text.trim().toLowerCase();
  if (/,\d{3}$/.test(tidied)) return undefined;
  const [, hours, minutes = ''] = CLOCK.exec(tidied) ?? IN_WORDS.exec(tidied) ?? [];
  if (hours !== undefined) return parseMinutes(`${hours}:${minutes.padStart(2, '0')}`);
  const figure = tidied.replace(/\s*(?:h|hrs?|horas?|hours?)\.?$/, '');
  return parseDecimalHours(/[.,]/.test(figure) ? figure : `${figure}.`);
}

const CLOCK = /^(\d+):(\d{2})(?::00)?$/;
// One digit of minutes needs its unit: '37h5' may mean five minutes or half an hour.
const IN_WORDS =
  /^(\d+)\s*(?:h|hrs?|horas?|hours?)\.?\s*(\d{2}|\d(?=\s*m))\s*(?:m|min|minutos?|minutes?)?\.?$/;

/** Returns the error code of a text that is not a time. */
export function minutesError(text: string): 'hours-negative' | 'hours-invalid' {
  return /^\s*[-−]/.test(text) ? 'hours-negative' : 'hours-invalid';
}
