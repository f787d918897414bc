import { z } from 'zod';
import type { WireValue } from './wire-value.ts';

/* The spelling of objects and lists that are one value of a record. */

/**
 * Makes a value of an object, or of a list of objects, whose members have other names in the record.
 *
 * @param names the name in the record of each member on the wire
 */
export function renamed(names: Record<string, string>, value: z.ZodType, isList: boolean) {
  const wireNames = Object.fromEntries(Object.entries(names).map(([wire, record]) => [record, wire]));
  const all = (rename: Record<string, string>) => (read: unknown) =>
    isList && Array.isArray(read) ? read.map((one) => withNames(rename, one)) : withNames(rename, read);
  return z.codec(value, z.unknown(), { decode: all(names), encode: all(wireNames) });
}

function withNames(names: Record<string, string>, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [names[name] ?? name, inner]));
}

/**
 * Makes a value that may be left out or null. It is then read as `blank`, and it is written as null if the
 * record has none.
 */
export function orBlank(value: WireValue, blank: null | undefined) {
  return z.codec(value.nullish(), z.unknown(), {
    decode: (read) => read ?? blank,
    encode: (written) => written ?? null,
  });
}
