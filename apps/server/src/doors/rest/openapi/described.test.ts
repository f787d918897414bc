import { describe, expect, it } from 'vitest';
import { FIELD_TEXTS, TEXTS_IN } from '../../../text/described-fields.es.ts';
import { FIELD_VALUE_TEXTS } from '../../../text/described-values.es.ts';
import { ROUTE_GROUPS } from '../route-groups.ts';
import { openApiDocument } from './document.ts';

type Found = { place: string; name: string; description: string; values: readonly unknown[] };

const document: unknown = JSON.parse(JSON.stringify(openApiDocument(ROUTE_GROUPS)));

/** Every property and every parameter of the document, with its description and the values that it lists. */
const fields = fieldsIn(document, '');

function fieldsIn(part: unknown, place: string): Found[] {
  if (Array.isArray(part)) return part.flatMap((one) => fieldsIn(one, place));
  if (typeof part !== 'object' || part === null) return [];
  const { properties, name, schema, ...rest } = part as Record<string, unknown>; // any JSON object
  const own = Object.entries(properties ?? {}).map(([key, value]) => found(key, value, `${place}.${key}`));
  const parameter =
    typeof name === 'string' && schema !== undefined ? [found(name, part, `${place}?${name}`)] : [];
  const inside = Object.entries({ ...rest, ...(properties as object | undefined), schema });
  return [...own, ...parameter, ...inside.flatMap(([key, value]) => fieldsIn(value, `${place}/${key}`))];
}

function found(name: string, described: unknown, place: string): Found {
  const { description = '' } = described as { description?: string };
  return { name, place, description, values: valuesIn(described) };
}

function valuesIn(part: unknown): unknown[] {
  const {
    enum: listed = [],
    anyOf = [],
    items,
    schema,
  } = part as {
    enum?: unknown[];
    anyOf?: unknown[];
    items?: unknown;
    schema?: unknown;
  };
  return [...listed, ...[...anyOf, items, schema].flatMap((one) => (one ? valuesIn(one) : []))];
}

describe('the document of the interface', () => {
  it('describes every property and every parameter in a sentence', () => {
    expect(fields.length).toBeGreaterThan(2_000);
    const silent = fields.filter(({ description }) => !/^[A-ZÁÉÍÓÚ¿][^]*[.)]$/.test(description));
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it('says what each value of an enumeration means', () => {
    const listed = fields.filter(({ values }) => values.length > 0);
    expect(listed.length).toBeGreaterThan(100);
    const unexplained = listed.flatMap(({ place, description, values }) =>
      values
        .map(String)
        .flatMap((value) => (description.includes(`${value} = `) ? [] : [`${place}: ${value}`])),
    );
    expect(unexplained).toEqual([]);
    const required = fields.find(({ place }) => place.endsWith('CompanyTax.required'));
    expect(required?.description).toBe(
      'Si la línea se puede quitar de un pago. 1 = opcional, 2 = requerido.',
    );
  });

  it('has no sentence about a name that is nowhere in it', () => {
    const names = new Set(fields.map(({ name }) => name));
    const described = [
      ...Object.keys(FIELD_TEXTS),
      ...Object.values(TEXTS_IN).flatMap((texts) => Object.keys(texts)),
      ...Object.keys(FIELD_VALUE_TEXTS).map((place) => place.split('.').at(-1) ?? ''),
    ];
    expect(described.filter((name) => !names.has(name))).toEqual([]);
  });
});
