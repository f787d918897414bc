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
 * The spelling of one kind of value on the wire, from one definition: `decode` reads it, `encode` writes it,
 * and `z.toJSONSchema` has the form in which it is written, which is also always read.
 */
export type WireValue = z.ZodType;

/** The form in which a value is written, as JSON Schema. */
export type WireForm = z.core.JSONSchema.BaseSchema;

/** Spelled as the record has it: the record's own schema says how. */
export const AS_IN_RECORD: WireForm = {};

/** The context in which a reader may refuse a value. */
export type ReadContext = z.core.ParsePayload;

/** Refuses what was sent, with the code of what is wrong about it. */
export function refuse(context: ReadContext, code: FieldCode): never {
  context.issues.push({ code: 'custom', input: context.value, message: code });
  return z.NEVER;
}

/** A value that was left out: absent, null or an emptied box. */
export function isBlank(wire: unknown): boolean {
  return wire === undefined || wire === null || (typeof wire === 'string' && wire.trim() === '');
}

/**
 * A text or number as text. An array or an object spells nothing, and some objects cannot even be made a text
 * of.
 */
export function textOf(wire: unknown): string {
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire) : 'no text';
}

/** A value from its three parts: its form, how it is read, and how it is written; as it is unless said. */
export function codec(
  form: WireForm,
  decode: (wire: unknown, context: ReadContext) => unknown,
  encode: (value: unknown) => unknown = (value) => value,
) {
  return z.codec(z.unknown().meta(form), z.unknown(), { decode, encode });
}

/** The form in which a value is written, as JSON Schema; nothing where the record's own schema says it. */
export function formOf(value: WireValue): WireForm {
  const { $schema, ...form } = z.toJSONSchema(value, { io: 'input' });
  return form;
}

/** Returns the form of a value that may be null. */
export function orNull({ type, ...form }: WireForm): WireForm {
  return { type: [type, 'null'], ...form } as WireForm; // a list of types is as good as one in JSON Schema
}

/** The number that a record has to have there. Throws for anything else: a broken record is not written. */
export function asNumber(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`A number was to be written, not ${typeof value}`);
  return value;
}

/** The members of a JSON object; none for any other JSON. */
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
 * Reads several values, each by its name. The refusals of all readers are refused together. Errors:
 * `invalid-input`, or that of the only one that refuses.
 */
export function readAll<Read extends Record<string, unknown>>(
  readers: {
    [Name in keyof Read]: () => Read[Name];
  },
): Read {
  const refused: AppError[] = [];
  const read = Object.entries<() => unknown>(readers).map(([name, reader]) => [
    name,
    gathering(refused, reader),
  ]);
  const [only, ...others] = refused;
  if (only && others.length === 0) throw only;
  if (only)
    throw new AppError('invalid-input', { errors: refused.flatMap(({ facts }) => facts.errors ?? []) });
  return Object.fromEntries(read) as Read; // the same names, by their readers
}

/** As `readAll`, of every member of a list. */
export function readEach<Item, Read>(
  items: readonly Item[],
  reader: (item: Item, index: number) => Read,
): Read[] {
  const readers = Object.fromEntries(items.map((item, index) => [index, () => reader(item, index)]));
  return Object.values(readAll<Record<string, Read>>(readers));
}

function gathering(refused: AppError[], reader: () => unknown): unknown {
  try {
    return reader();
  } catch (error) {
    if (!(error instanceof AppError && error.facts.errors)) throw error;
    refused.push(error);
    return undefined;
  }
}
