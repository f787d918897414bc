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

/**
 * Reads hours as people type them, in every form that has one meaning: '40', '37.5', '37,5', '40:30',
 * '40:30:00', '37h30', '37 h 30 min', '7.5h', '8 horas'. Undefined for any other text: '1,234' may be more
 * than a thousand hours, and '12am' is a time of the day. More than a bucket takes is read, for the schema
 * to refuse.
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
// '37h5' may be five minutes or half an hour: one digit needs its unit.
const IN_WORDS =
  /^(\d+)\s*(?:h|hrs?|horas?|hours?)\.?\s*(\d{2}|\d(?=\s*m))\s*(?:m|min|minutos?|minutes?)?\.?$/;

/** Why a text that is no time is none. */
export function minutesError(text: string): 'hours-negative' | 'hours-invalid' {
  return /^\s*[-−]/.test(text) ? 'hours-negative' : 'hours-invalid';
}
