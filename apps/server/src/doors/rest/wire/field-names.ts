import { fieldErrors } from '@garita/domain/field/field-errors';
import { z } from 'zod';
import { AppError, type FieldError } from '../../../refusal/app-error.ts';
import type { FieldTable, RecordWire, WireBody, WireField, WireShape } from './field-table.ts';
import { formOf, members, type WireForm } from './wire-value.ts';

/** Makes both directions of a record's spelling from its table and the schema that the typed door uses. */
export function recordWire<Shape extends object>(
  schema: z.ZodType<Shape>,
  table: FieldTable<Shape>,
): RecordWire<Shape> {
  const fields = Object.entries<WireField>(table);
  const named = (error: FieldError) => wireError(fields, error);
  return {
    decode: (body) => checkedBy(schema, fields, readFields(fields, members.parse(body))),
    encode: (record) =>
      Object.fromEntries(
        fields.map(([path, { name, value }]) => [name, value.encode(valueAt(record, path.split('.')))]),
      ),
    encodeDraft: (draft) =>
      Object.fromEntries(
        fields.flatMap(([path, { name, value }]) => {
          const known = valueAt(draft, path.split('.'));
          return known === undefined || known === null ? [] : [[name, value.encode(known)]];
        }),
      ),
    named,
    naming: (work) => withWireNames(work, named),
    shape: () => documentedShape(schema, fields),
  };
}

/**
 * Reads only the fields that a body names, for a change. Errors: `invalid-input`, also for a field that is
 * there without a value.
 */
export function decodeNamed<Change>(
  schema: z.ZodType<Change>,
  table: Record<string, WireField>,
  body: unknown,
): Change {
  const values = members.parse(body);
  const fields = Object.entries(table).filter(([, { name }]) => values[name] !== undefined);
  const { record, unreadable } = readFields(fields, values);
  const silent = fields.filter(([path]) => valueAt(record, path.split('.')) === undefined);
  const errors = silent.map(([, { name }]): FieldError => ({ path: [name], code: 'required' }));
  return checkedBy(schema, Object.entries(table), { record, unreadable: [...unreadable, ...errors] });
}

/** Awaits `work`, and names refused fields by `named`. */
export async function withWireNames<Result>(
  work: Promise<Result>,
  named: (error: FieldError) => FieldError,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError && error.facts.errors)) throw error;
    throw new AppError(
      error.code,
      { ...error.facts, errors: error.facts.errors.map((one) => ({ ...one, ...named(one) })) },
      { cause: error },
    );
  }
}

// A value that is spelled as in the record has the form of the record's schema.
function documentedShape(schema: z.ZodType, fields: Fields): WireShape {
  const leafForm = leafForms(schema);
  const values = fields.map(([path, { name, value }]) => {
    const hasOwnForm = Object.keys(formOf(value)).length > 0;
    return [name, hasOwnForm ? value : z.unknown().meta(leafForm(path.split('.')))];
  });
  return Object.fromEntries(values);
}

/**
 * Returns the function that finds the JSON Schema of the value at a path of a record's schema; in a union,
 * the first that has it. Any value is allowed if none has.
 */
function leafForms(schema: z.ZodType): (path: readonly string[]) => WireForm {
  const { $schema, ...form } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return (path) => at(form, path) ?? {};
}

function at(form: WireForm | boolean | undefined, [key, ...rest]: readonly string[]): WireForm | undefined {
  if (typeof form !== 'object') return undefined;
  if (key === undefined) return form;
  const variants = form.oneOf ?? form.anyOf ?? form.allOf ?? [];
  const inside = form.properties?.[key];
  if (inside !== undefined) return at(inside, rest);
  return variants.map((variant) => at(variant, [key, ...rest])).find((found) => found !== undefined);
}

type Fields = [path: string, field: WireField][];

type Read = { record: Record<string, unknown>; unreadable: FieldError[] };

function checkedBy<Shape>(schema: z.ZodType<Shape>, fields: Fields, { record, unreadable }: Read): Shape {
  const checked = schema.safeParse(record);
  const refused = checked.success ? [] : fieldErrors(checked.error);
  const errors = [...unreadable, ...refused.map((error) => wireError(fields, error))];
  if (!checked.success || errors.length > 0) {
    throw new AppError('invalid-input', { errors: firstOfEach(errors) });
  }
  return checked.data;
}

function readFields(fields: Fields, wire: WireBody): Read {
  const record: Record<string, unknown> = {};
  const unreadable: FieldError[] = [];
  for (const [path, { name, value }] of fields) {
    const read = value.safeParse(wire[name]);
    if (read.success) setAt(record, path.split('.'), read.data);
    else
      unreadable.push(
        ...fieldErrors(read.error).map(({ path: inside, code }) => ({ path: [name, ...inside], code })),
      );
  }
  return { record, unreadable };
}

// An error of a whole object (`rates`) goes to the first of its fields; names inside a list stay; unknown
// names stay as they were sent.
function wireError(fields: Fields, { path, code }: FieldError): FieldError {
  if (code === 'unknown-field') return { path, code };
  const dotted = path.join('.');
  const list = fields.find(([of]) => dotted.startsWith(`${of}.`));
  if (list) return { path: [list[1].name, ...path.slice(list[0].split('.').length)], code };
  const field = fields.find(([of]) => of === dotted) ?? fields.find(([of]) => of.startsWith(`${dotted}.`));
  return { path: field ? [field[1].name] : path, code };
}

// A field that could not be read is also missing from the record; only the first error counts.
function firstOfEach(errors: readonly FieldError[]): FieldError[] {
  const names = errors.map(({ path }) => path.join('.'));
  return errors.filter(
    (_, index) =>
      !names
        .slice(0, index)
        .some((earlier) => earlier === names[index] || earlier.startsWith(`${names[index]}.`)),
  );
}

function valueAt(record: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return record;
  return typeof record === 'object' && record !== null
    ? valueAt((record as Record<string, unknown>)[key], rest) // indexing any object by name
    : undefined;
}

function setAt(
  record: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    record[key] = value;
    return;
  }
  const inner = (record[key] ??= {}) as Record<string, unknown>; // made here, of the same kind
  setAt(inner, rest, value);
}
