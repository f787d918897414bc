import { MAX_MEMBERS } from '@garita/domain/field/bounded-list.schema';
import { fieldErrors } from '@garita/domain/field/field-errors';
import type { FieldCode } from '@garita/domain/field-code';
import { z } from 'zod';
import { AppError } from '../../../refusal/app-error.ts';

/*
 * The spelling of single values on the wire, both ways. Reading is generous – a browser of the documented
 * interface sends numbers as text and texts as numbers – and writing has one form. What cannot be read is
 * refused with its own code, or handed on as it came for the record's schema to refuse.
 */

/**
 * The spelling of one kind of value on the wire: `decode` reads it, `encode` writes it, and `z.toJSONSchema`
 * returns the written form, which is always readable too.
 */
export type WireValue = z.ZodType;

/** The form in which a value is written, as JSON Schema. */
export type WireForm = z.core.JSONSchema.BaseSchema;

/** The form of a value that is spelled as in the record; the record's schema defines it. */
export const AS_IN_RECORD: WireForm = {};

/** The context in which a reader may refuse a value. */
export type ReadContext = z.core.ParsePayload;

/** Refuses a value with a code. */
export function refuse(context: ReadContext, code: FieldCode): never {
  context.issues.push({ code: 'custom', input: context.value, message: code });
  return z.NEVER;
}

/** Returns true for a value that was left out: absent, null or an empty text. */
export function isBlank(wire: unknown): boolean {
  return wire === undefined || wire === null || (typeof wire === 'string' && wire.trim() === '');
}

/** Returns a reader that takes a blank as a given value, and reads the rest with another reader. */
export function unlessBlank<Blank, Value>(
  blank: Blank,
  read: (wire: unknown, context: ReadContext) => Value,
) {
  return (wire: unknown, context: ReadContext) => (isBlank(wire) ? blank : read(wire, context));
}

/** Returns a text or a number as text, and '' for anything else; some objects cannot even be converted. */
export function textOf(wire: unknown): string {
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire) : 'no text';
}

/**
 * Makes a value from its form, its reader and its writer, which writes the value unchanged by default. Zod
 * would call the writer between two checks that accept everything, ten times slower in a long list.
 */
export function codec(
  form: WireForm,
  decode: (wire: unknown, context: ReadContext) => unknown,
  encode: (value: unknown) => unknown = (value) => value,
) {
  return Object.assign(z.codec(z.unknown().meta(form), z.unknown(), { decode, encode }), {
    encode: (value: unknown) => encode(value),
  });
}

/** Returns the JSON Schema of a value's form; empty if the record's own schema defines it. */
export function formOf(value: WireValue): WireForm {
  const { $schema, ...form } = z.toJSONSchema(value, { io: 'input' });
  return form;
}

/** Returns the form of a value that may be null. */
export function orNull({ type, ...form }: WireForm): WireForm {
  return { type: [type, 'null'], ...form } as WireForm; // a list of types is as good as one in JSON Schema
}

/**
 * Returns the number that a record must have there. Throws for anything else, because a broken record is not
 * written.
 */
export function asNumber(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`A number was to be written, not ${typeof value}`);
  return value;
}

/** The members of a JSON object; empty for any other JSON. */
export const members = z.record(z.string(), z.unknown()).catch({});

/** Reads one value of a body. Errors: `invalid-input` at the path. */
export function readValue(value: WireValue, wire: unknown, ...path: string[]): unknown {
  const read = value.safeParse(wire);
  if (read.success) return read.data;
  throw new AppError('invalid-input', {
    errors: fieldErrors(read.error).map(({ code }) => ({ path, code })),
  });
}

/**
 * Reads several values by name. The refusals of all readers are thrown together. Errors: `invalid-input`, or
 * the only one that was thrown.
 */
export function readAll<Read extends Record<string, unknown>>(
  readers: {
    [Name in keyof Read]: () => Read[Name];
  },
): Read {
  const refused: AppError[] = [];
  const read = Object.entries<() => unknown>(readers).map(([name, reader]) => [
    name,
    readOrCollect(refused, reader),
  ]);
  const [only, ...others] = refused;
  if (only && others.length === 0) throw only;
  if (only)
    throw new AppError('invalid-input', { errors: refused.flatMap(({ facts }) => facts.errors ?? []) });
  return Object.fromEntries(read) as Read; // the same names, by their readers
}

/**
 * Reads every member of the list in a field as `readAll` does. A list that is too long is refused before its
 * members are read. Errors: `invalid-input`.
 */
export function readEach<Item, Read>(
  kind: keyof typeof MAX_MEMBERS,
  field: string,
  items: readonly Item[],
  reader: (item: Item, index: number) => Read,
): Read[] {
  if (items.length > MAX_MEMBERS[kind]) {
    throw new AppError('invalid-input', { errors: [{ path: [field], code: 'list-too-long' }] });
  }
  const readers = Object.fromEntries(items.map((item, index) => [index, () => reader(item, index)]));
  return Object.values(readAll<Record<string, Read>>(readers));
}

function readOrCollect(refused: AppError[], reader: () => unknown): unknown {
  try {
    return reader();
  } catch (error) {
    if (!(error instanceof AppError && error.facts.errors)) throw error;
    refused.push(error);
    return undefined;
  }
}
