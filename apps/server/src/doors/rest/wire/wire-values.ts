import { flagSchema } from '@garita/domain/field/flag.schema';
import { MAX_RECORD_NUMBER } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { dateInPuertoRico } from '../../../application/puerto-rico-time.ts';
import { AS_IN_RECORD, codec, formOf, isBlank, textOf, type WireForm, type WireValue } from './wire-value.ts';

/* The spelling of texts, dates, ids, choices and digits on the wire, in both directions. */

/** A value that is not converted. */
export const plain: WireValue = z.unknown();

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

/** The id of a record, or another required whole number. */
export const wholeNumber = codec(AS_IN_RECORD, (wire) => (isBlank(wire) ? undefined : numberIn(wire)));

/** The id of a record in a list, whose schema the document takes from here. */
export const listedId = codec({ type: 'integer', minimum: 1, maximum: MAX_RECORD_NUMBER }, (wire) =>
  isBlank(wire) ? undefined : numberIn(wire),
);

/** A whole number that may be left out; the default is `fallback`. */
export const wholeNumberOr = (fallback: number | null) =>
  codec(AS_IN_RECORD, (wire) => (isBlank(wire) ? fallback : numberIn(wire)));

/** A whole number, or null for 0 and for a missing value, which chooses everybody. */
export const numberOrNone = codec(
  { type: 'integer', minimum: 0, maximum: MAX_RECORD_NUMBER, examples: [0] },
  (wire) => (isBlank(wire) || numberIn(wire) === 0 ? null : numberIn(wire)),
  (number) => number ?? 0,
);

/** A date; a moment in time is read as its day in Puerto Rico. */
export const dateOrMoment = codec({ type: 'string', format: 'date' }, (wire) =>
  isBlank(wire) ? undefined : dayIn(wire),
);

/** True or false, as JSON or as a checkbox sends it; `fallback` when left out. */
export const flagOr = (fallback: boolean | null) =>
  codec(AS_IN_RECORD, (wire) => (isBlank(wire) ? fallback : (FLAGS.get(textOf(wire).toLowerCase()) ?? wire)));

/** True or false like `flagOr`, for fields that no schema checks afterwards: anything else is refused. */
export const checkedFlagOr = (fallback: boolean) => flagOr(fallback).pipe(flagSchema);

const FLAGS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** A text with a default. */
export const textOr = (fallback: string) => codec(AS_IN_RECORD, (wire) => (isBlank(wire) ? fallback : wire));

/** Digits under a mask ('###-##-####'), read with or without its separators. */
export function digits(mask: string) {
  return codec(
    // Personal digits may be masked in an answer.
    { type: 'string', pattern: `^${mask.replaceAll('#', '[\\d*]')}$`, examples: [mask.replaceAll('#', '0')] },
    (wire) => (typeof wire === 'number' ? String(wire) : withoutSeparators(wire ?? undefined)),
    (value) => applyMask(mask, String(value)),
  );
}

/**
 * Digits like `digits`, for a number of which another mask has the same length: with hyphens only this mask
 * is accepted, and anything else stays as it came.
 */
export function digitsOfMask(mask: string) {
  const base = digits(mask);
  const groups = new RegExp(`^${mask.replaceAll('#', '\\d')}$`);
  const isRead = (wire: unknown) =>
    typeof wire !== 'string' || !wire.includes('-') || groups.test(wire.trim());
  return codec(
    formOf(base),
    (wire) => (isRead(wire) ? base.decode(wire) : wire),
    (value) => base.encode(value),
  );
}

/** Optional digits like `digits`. */
export function optionalDigits(mask: string) {
  const base = digits(mask);
  return codec(
    orEmpty(formOf(base)),
    (wire) => (isBlank(wire) ? '' : base.decode(wire)),
    (value) => base.encode(value),
  );
}

function orEmpty({ pattern = '', ...form }: WireForm): WireForm {
  return { ...form, pattern: `^(${pattern.slice(1, -1)})?$` };
}

function numberIn(wire: unknown): unknown {
  return typeof wire === 'string' && /^\d+$/.test(wire.trim()) ? Number(wire) : wire;
}

// A moment without a zone is local time, and begins with its day.
function dayIn(wire: unknown): unknown {
  if (typeof wire !== 'string' || !/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})?$/.test(wire)) return wire;
  const moment = new Date(wire);
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(wire.slice(10));
  // Dates before year 1 have another form, and pay never has them.
  const isDated = !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 1;
  return hasZone && isDated ? dateInPuertoRico(moment) : wire.slice(0, 10);
}

function withoutSeparators(wire: unknown): unknown {
  return typeof wire === 'string' && /^[\d\s().-]*$/.test(wire) ? wire.replace(/\D/g, '') : wire;
}

function applyMask(mask: string, value: string): string {
  const blanks = mask.split('#').length - 1;
  if (!/^\d+$/.test(value) || value.length !== blanks) return value;
  let next = 0;
  return mask.replace(/#/g, () => value.charAt(next++));
}
