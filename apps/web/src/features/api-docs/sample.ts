import { type JsonSchema, referredTo } from './api-document.ts';

type Named = Record<string, JsonSchema>;

/** A value of the schema to begin with: its own example, or the simplest that it allows; of objects what is required. */
export function sampleOf(schema: JsonSchema, named: Named): unknown {
  const {
    const: only,
    enum: choices,
    examples,
    anyOf,
    properties,
    items,
    ...rest
  } = referredTo(named, schema);
  const stated = only ?? choices?.[0] ?? examples?.[0];
  if (stated !== undefined) return stated;
  if (anyOf?.[0]) return sampleOf(anyOf[0], named);
  if (properties) return sampleOfObject(properties, rest.required ?? [], named);
  if (items) return [sampleOf(items, named)];
  return SIMPLEST[rest.format ?? ''] ?? SIMPLEST[[rest.type].flat()[0] ?? ''] ?? null;
}

const SIMPLEST: Record<string, unknown> = {
  date: '2026-01-15',
  string: '',
  integer: 1,
  number: 0,
  boolean: false,
  array: [],
};

function sampleOfObject(properties: Named, required: readonly string[], named: Named) {
  const shown = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(shown.map(([name, schema]) => [name, sampleOf(schema, named)]));
}

/** A schema in a few words: `integer`, `string (date)`, `1 | 2`, `Company[]`. */
export function formText(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(formText).join(' | ');
  if (schema.items) return `${formText(schema.items)}[]`;
  const type = [schema.type].flat().join(' | ');
  const detail = schema.format ?? schema.examples?.map((each) => JSON.stringify(each))[0];
  return detail === undefined ? type : `${type} (${detail})`;
}
