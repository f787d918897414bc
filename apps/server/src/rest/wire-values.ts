import type { FieldCode } from '@garita/domain/field-code';
import { type Cents, centsToDecimal, parseCents } from '@garita/domain/money/cents';
import { parseRate, type Rate, rateToPercent, whyNoRate } from '@garita/domain/money/rate';
import { formatMinutes, type Minutes, parseMinutes, whyNoMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import { dateInPuertoRico } from '../dependencies.ts';

/*
 * How single values are spelled on the wire, both ways. Reading is generous – a browser of the documented interface sends
 * numbers as text and texts as numbers – and writing has one form. What cannot be read is refused with its own code, or
 * handed on as it came for the record's schema to refuse.
 */

/**
 * How one kind of value is spelled on the wire, from one definition: `decode` reads it, `encode` writes it, and
 * `z.toJSONSchema` has the form in which it is written, which is also always read.
 */
export type WireValue = z.ZodType;

type Form = z.core.JSONSchema.BaseSchema;

/** Spelled as the record has it: the record's own schema says how. */
const AS_IN_RECORD: Form = {};
const DOLLARS: Form = { type: 'number', minimum: 0, examples: [16.28] };
const HOURS: Form = { type: 'number', minimum: 0, examples: [8] };
const CLOCK: Form = { type: 'string', pattern: '^\\d{2,}:[0-5]\\d$', examples: ['40:00'] };

type Context = z.core.ParsePayload;

function refuse(context: Context, code: FieldCode): never {
  context.issues.push({ code: 'custom', input: context.value, message: code });
  return z.NEVER;
}

/** A value that was left out: absent, null or an emptied box. */
function isBlank(wire: unknown): boolean {
  return wire === undefined || wire === null || (typeof wire === 'string' && wire.trim() === '');
}

/** A value as it is. */
export const plain: WireValue = z.unknown();

// An array or an object spells nothing, and some objects cannot even be made a text of.
function textOf(wire: unknown): string {
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire) : 'no text';
}

/** A text; a number counts as its digits. */
export const text = codec(AS_IN_RECORD, (wire) =>
  typeof wire === 'number' ? String(wire) : (wire ?? undefined),
);

/** A text that may be left out. */
export const optionalText = codec(AS_IN_RECORD, (wire) =>
  typeof wire === 'number' ? String(wire) : (wire ?? ''),
);

/** A date that may be left out. */
export const optionalDate = codec(AS_IN_RECORD, (wire) => (isBlank(wire) ? null : wire));

/** The id of a record, or another whole number that has to be there. */
export const wholeNumber = codec(AS_IN_RECORD, (wire) => (isBlank(wire) ? undefined : numberIn(wire)));

/** A whole number that may be left out, and is `fallback` then. */
export const wholeNumberOr = (fallback: number | null) =>
  codec(AS_IN_RECORD, (wire) => (isBlank(wire) ? fallback : numberIn(wire)));

/** The id of a record, or null for all of them: 0 on the wire, or left out. */
export const idOrEverybody = codec(
  { type: 'integer', minimum: 0, examples: [0] },
  (wire) => (isBlank(wire) || numberIn(wire) === 0 ? null : numberIn(wire)),
  (id) => id ?? 0,
);

/** A date; of a moment in time, the day that it has in Puerto Rico. */
export const dateOrMoment = codec({ type: 'string', format: 'date' }, (wire) =>
  isBlank(wire) ? undefined : dayIn(wire),
);

/** True or false, as JSON or as a checkbox sends it; `fallback` when left out. */
export const flagOr = (fallback: boolean) =>
  codec(AS_IN_RECORD, (wire) => (isBlank(wire) ? fallback : (FLAGS.get(textOf(wire).toLowerCase()) ?? wire)));

const FLAGS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** 'SI' or 'NO'. */
export const yesOrNo = codec(
  { type: 'string', enum: ['SI', 'NO'] },
  (wire) => (isBlank(wire) ? undefined : (YES_OR_NO.get(textOf(wire).toUpperCase()) ?? wire)),
  (value) => (value === true ? 'SI' : 'NO'),
);

const YES_OR_NO = new Map([
  ['SI', true],
  ['NO', false],
  ['TRUE', true],
  ['FALSE', false],
]);

/** What a number of a list stands for; null for nothing chosen. */
type Word = string | boolean | null;

/** One of a numbered list: `{ 1: 'weekly', … }`. Written as a number, or as text where the interface has it so. */
export function choice(words: Record<number, Word>, form: 'number' | 'text' = 'number') {
  const numbers = new Map(Object.entries(words).map(([number, word]) => [word, number]));
  const written = form === 'text' ? Object.keys(words) : Object.keys(words).map(Number);
  return codec(
    { enum: written },
    (wire) => (isBlank(wire) ? undefined : words[Number(textOf(wire))]),
    (word) => {
      const number = numbers.get(word as string); // whatever it is, it is found or not
      return form === 'text' ? number : Number(number);
    },
  );
}

/** As `choice`, with what is meant where nothing is said. */
export function choiceOr(fallback: Word, words: Record<number, Word>) {
  const stated = choice(words);
  return codec(
    formOf(stated),
    (wire) => (isBlank(wire) ? fallback : stated.decode(wire)),
    (word) => stated.encode(word),
  );
}

/** One of a numbered list, or null for none: 0 on the wire, or left out. */
export function optionalChoice(words: Record<number, string>) {
  const stated = choice(words);
  return codec(
    { enum: [0, ...Object.keys(words).map(Number)] },
    (wire) => (isBlank(wire) || textOf(wire) === '0' ? null : stated.decode(wire)),
    (word) => (word === null ? 0 : stated.encode(word)),
  );
}

/** A text, and what is meant where nothing is said. */
export const textOr = (fallback: string) => codec(AS_IN_RECORD, (wire) => (isBlank(wire) ? fallback : wire));

/** Digits under a mask ('###-##-####'); read with or without its separators. */
export function digits(mask: string) {
  return codec(
    // What is personal may stand masked in an answer.
    { type: 'string', pattern: `^${mask.replaceAll('#', '[\\d*]')}$`, examples: [mask.replaceAll('#', '0')] },
    (wire) => (typeof wire === 'number' ? String(wire) : withoutSeparators(wire ?? undefined)),
    (value) => masked(mask, String(value)),
  );
}

/** As `digits`, for what may be left out. */
export function optionalDigits(mask: string) {
  const stated = digits(mask);
  return codec(
    orEmpty(formOf(stated)),
    (wire) => (isBlank(wire) ? '' : stated.decode(wire)),
    (value) => stated.encode(value),
  );
}

/** Money as a JSON number exact to the cent; read from a text too. */
export const amount = codec(
  DOLLARS,
  (wire, context) => (isBlank(wire) ? undefined : centsIn(wire, context)),
  (cents) => dollars(asNumber(cents)),
);

/** Cents as a JSON number of dollars, exact to the cent. */
export function dollars(cents: Cents): number {
  return Number(centsToDecimal(cents));
}

/** Money that may be left out, and then is absent in an answer too. */
export const amountOrAbsent = amount.optional();

/** Money that is zero when left out. */
export const optionalAmount = codec(
  DOLLARS,
  (wire, context) => (isBlank(wire) ? 0 : centsIn(wire, context)),
  (cents) => dollars(asNumber(cents)),
);

/** Money that is null when left out, and in an answer. */
export const amountOrNull = codec(
  orNull(DOLLARS),
  (wire, context) => (isBlank(wire) ? null : centsIn(wire, context)),
  (cents) => (cents === null ? null : dollars(asNumber(cents))),
);

/** Dollars as the company form has them: a text of two decimals, with or without a zero before the point. */
export const dollarsText = ({ leadingZero }: { leadingZero: boolean }) =>
  codec(
    {
      type: 'string',
      pattern: `^\\d${leadingZero ? '+' : '*'}\\.\\d{2}$`,
      examples: [leadingZero ? '0.50' : '.80'],
    },
    (wire, context) => (isBlank(wire) ? undefined : centsIn(wire, context)),
    (cents) => {
      const decimal = centsToDecimal(asNumber(cents));
      return leadingZero ? decimal : decimal.replace(/^0(?=\.)/, '');
    },
  );

/** A percentage as a text: '6.2', '0.30' or '1.00%'. Read with or without its sign, from a number too. */
export const percent = ({ decimals = 0, sign = '' }: { decimals?: number; sign?: '' | '%' } = {}) =>
  codec(
    { type: 'string', pattern: `^\\d+(\\.\\d+)?${sign}$`, examples: [`6.20${sign}`] },
    (wire, context) => (isBlank(wire) ? undefined : rateIn(wire, context)),
    (rate) => `${withDecimals(rateToPercent(asNumber(rate)), decimals)}${sign}`,
  );

/** A percentage that is null when left out. */
export const optionalPercent = (style: { decimals?: number; sign?: '' | '%' } = {}) => {
  const stated = percent(style);
  return codec(
    orNull(formOf(stated)),
    (wire, context) => (isBlank(wire) ? null : rateIn(wire, context)),
    (rate) => (rate === null ? null : stated.encode(rate)),
  );
};

/** A percentage with its sign that is zero when left out. */
export const percentOrZero = codec(
  formOf(percent({ sign: '%' })),
  (wire, context) => (isBlank(wire) ? 0 : rateIn(wire, context)),
  (rate) => percent({ sign: '%' }).encode(rate),
);

/** A percentage that may be left out; null in an answer that has none. */
export const percentOrAbsent = codec(
  orNull(formOf(percent({ sign: '%' }))),
  (wire, context) => (isBlank(wire) ? undefined : rateIn(wire, context)),
  (rate) => (rate === undefined ? null : `${rateToPercent(asNumber(rate))}%`),
);

/** Time as a number of hours. */
export const hours = codec(
  HOURS,
  (wire, context) => (isBlank(wire) ? undefined : minutesIn(wire, context)),
  hoursOf,
);

/** Hours that are zero when left out. */
export const optionalHours = codec(
  HOURS,
  (wire, context) => (isBlank(wire) ? 0 : minutesIn(wire, context)),
  hoursOf,
);

/** Time as 'HH:MM'. */
export const clock = codec(
  CLOCK,
  (wire, context) => (isBlank(wire) ? undefined : minutesIn(wire, context)),
  (minutes) => formatMinutes(asNumber(minutes)),
);

/** Time as 'HH:MM', with a minus before it where it is taken away. */
export const signedClock = codec(
  { type: 'string', pattern: '^-?\\d{2,}:[0-5]\\d$', examples: ['-01:30'] },
  (wire, context) => (isBlank(wire) ? undefined : signedMinutesIn(wire, context)),
  (minutes) => formatMinutes(asNumber(minutes)),
);

/** Time as 'HH:MM', and nothing else: 60 minutes and more are refused. Zero when left out. */
export const clockOrZero = codec(
  CLOCK,
  (wire, context) => (isBlank(wire) ? 0 : (parseMinutes(textOf(wire)) ?? refuse(context, 'hours-invalid'))),
  (minutes) => formatMinutes(asNumber(minutes)),
);

function codec(
  form: Form,
  decode: (wire: unknown, context: Context) => unknown,
  encode: (value: unknown) => unknown = (value) => value,
) {
  return z.codec(z.unknown().meta(form), z.unknown(), { decode, encode });
}

/** The form in which a value is written, as JSON Schema; nothing where the record's own schema says it. */
export function formOf(value: WireValue): Form {
  const { $schema, ...form } = z.toJSONSchema(value, { io: 'input' });
  return form;
}

function orNull({ type, ...form }: Form): Form {
  return { type: [type, 'null'], ...form } as Form; // a list of types is as good as one in JSON Schema
}

function orEmpty({ pattern = '', ...form }: Form): Form {
  return { ...form, pattern: `^(${pattern.slice(1, -1)})?$` };
}

function numberIn(wire: unknown): unknown {
  return typeof wire === 'string' && /^\d+$/.test(wire.trim()) ? Number(wire) : wire;
}

// A moment without a zone is one of the clock on the wall, and has its day in front.
function dayIn(wire: unknown): unknown {
  if (typeof wire !== 'string' || !/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})?$/.test(wire)) return wire;
  const moment = new Date(wire);
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(wire.slice(10));
  return hasZone && !Number.isNaN(moment.getTime()) ? dateInPuertoRico(moment) : wire.slice(0, 10);
}

function centsIn(wire: unknown, context: Context): Cents {
  const parsed = parseCents(decimalText(wire));
  return parsed.ok ? parsed.cents : refuse(context, parsed.code);
}

// In a JSON number the point is the decimal point; zeros at its end keep 1.234 from being read as ambiguous.
function decimalText(wire: unknown): string {
  if (typeof wire !== 'number') return typeof wire === 'string' ? wire : '?';
  const digitsOf = String(wire);
  return digitsOf.includes('.') ? `${digitsOf}0000` : digitsOf;
}

function rateIn(wire: unknown, context: Context): Rate {
  const percentage = textOf(wire).trim();
  return parseRate(percentage) ?? refuse(context, whyNoRate(percentage));
}

function minutesIn(wire: unknown, context: Context): Minutes {
  const time = textOf(wire).trim().replace(',', '.');
  if (/^\d{1,9}(\.\d{1,6})?$/.test(time)) return Math.round(Number(time) * 60);
  return parseMinutes(time) ?? refuse(context, whyNoMinutes(time));
}

function signedMinutesIn(wire: unknown, context: Context): Minutes {
  const time = textOf(wire).trim();
  return time.startsWith('-') ? -minutesIn(time.slice(1), context) : minutesIn(time, context);
}

// Four decimals are enough for a minute (0.0167) to be read back as itself.
function hoursOf(minutes: unknown): number {
  return Math.round((asNumber(minutes) / 60) * 10_000) / 10_000;
}

function withDecimals(percentage: string, decimals: number): string {
  if (decimals === 0) return percentage;
  const [whole = '0', fraction = ''] = percentage.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}

function withoutSeparators(wire: unknown): unknown {
  return typeof wire === 'string' && /^[\d\s().-]*$/.test(wire) ? wire.replace(/\D/g, '') : wire;
}

function masked(mask: string, value: string): string {
  const blanks = mask.split('#').length - 1;
  if (!/^\d+$/.test(value) || value.length !== blanks) return value;
  let next = 0;
  return mask.replace(/#/g, () => value.charAt(next++));
}

function asNumber(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`A number was to be written, not ${typeof value}`);
  return value;
}
