import type { z } from 'zod';
import { type FieldPlace, fieldDescription } from './field-places.ts';

/** A JSON Schema of the document. */
export type Schema = z.core.JSONSchema.BaseSchema;

/**
 * Returns a schema in which every property has the sentence about it, and what each value of a list means. A
 * property that already says something keeps it.
 */
export function describedSchema(schema: Schema, place: FieldPlace): Schema {
  const inside = <Kind extends Inner>(inner: Kind) => describedInner(inner, place);
  const { properties, items, anyOf, oneOf, allOf } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, (name, value) => property(name, value, place)) }),
    ...(items !== undefined && !Array.isArray(items) && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map((one) => inside(one)) }),
    ...(oneOf && { oneOf: oneOf.map((one) => inside(one)) }),
    ...(allOf && { allOf: allOf.map((one) => inside(one)) }),
  };
}

type Inner = Schema | boolean;

function describedInner<Kind extends Inner>(inner: Kind, place: FieldPlace): Kind {
  return typeof inner === 'object' ? (describedSchema(inner, place) as Kind) : inner; // of the same kind
}

function property<Kind extends Inner>(name: string, value: Kind, place: FieldPlace): Kind {
  if (typeof value !== 'object') return value;
  const inner = describedInner(value, { ...place, within: [...place.within, name] });
  const description = value.description ?? fieldDescription(name, place, valuesOf(value));
  return description === undefined ? inner : { ...inner, description };
}

/**
 * Returns the values that a schema lists, in it, in its list or in one of its kinds; none where it lists
 * none.
 */
export function valuesOf(schema: Schema): readonly unknown[] | undefined {
  const { items, anyOf = [] } = schema;
  if (schema.enum) return schema.enum;
  const inner = [...anyOf, ...(items !== undefined && !Array.isArray(items) ? [items] : [])];
  return inner.flatMap((one) => (typeof one === 'object' ? [valuesOf(one)] : [])).find((found) => found);
}

function mapValues<Value>(
  all: Record<string, Value>,
  made: (name: string, value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, made(name, value)]));
}
