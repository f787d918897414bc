import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appRouter } from './router.ts';

type Schema = {
  type?: string;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  maxItems?: number;
  maximum?: number;
  enum?: unknown[];
  const?: unknown;
};

/** The numbers whose schema refuses all but a list of its own, which JSON Schema cannot say. */
const LISTED = /municipalityId$/;

/** Returns the paths of lists without a longest length, and of whole numbers without a largest value. */
function unbounded(schema: Schema, path: string): string[] {
  const { type, items, properties = {}, maxItems, maximum } = schema;
  const isOpenList = type === 'array' && maxItems === undefined && !schema.prefixItems;
  const isNamed = schema.enum !== undefined || schema.const !== undefined || LISTED.test(path);
  const isOpenNumber =
    (type === 'integer' || type === 'number') && !isNamed && (maximum ?? Infinity) >= Number.MAX_SAFE_INTEGER;
  return [
    ...(isOpenList || isOpenNumber ? [path] : []),
    ...(items ? unbounded(items, `${path}[]`) : []),
    ...Object.entries(properties).flatMap(([name, inner]) => unbounded(inner, `${path}.${name}`)),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((all) =>
      (all ?? []).flatMap((one) => unbounded(one, path)),
    ),
  ];
}

describe('the input of a typed procedure', () => {
  const {
    _def: { procedures },
  } = appRouter;

  it.each(Object.entries(procedures))('%s has a bound for every list and number', (_, procedure) => {
    const { _def: definition } = procedure as unknown as { _def: { inputs: z.ZodType[] } }; // of `.input()`
    const paths = definition.inputs.flatMap((input) =>
      unbounded(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema, ''),
    );
    expect([...new Set(paths)]).toEqual([]);
  });
});
