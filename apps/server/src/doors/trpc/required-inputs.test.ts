import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appRouter } from './router.ts';

type Schema = {
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/** Returns the paths of everything that an input has to have, whichever of several forms it takes. */
function requiredIn({ properties = {}, required = [], anyOf, oneOf }: Schema, path: string): string[] {
  const forms = (oneOf ?? anyOf ?? []).flatMap((form) => requiredIn(form, path));
  const inside = Object.entries(properties).flatMap(([name, field]) => requiredIn(field, `${path}.${name}`));
  return [...new Set([...required.map((name) => `${path}.${name}`), ...forms, ...inside])];
}

const {
  _def: { procedures },
} = appRouter;

const REQUIRED = Object.fromEntries(
  Object.entries(procedures).map(([name, procedure]) => {
    const { _def: definition } = procedure as unknown as { _def: { inputs: z.ZodType[] } }; // of `.input()`
    const schemas = definition.inputs.map((input) =>
      z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
    );
    return [name, schemas.flatMap((schema) => requiredIn(schema as Schema, '')).toSorted()];
  }),
);

/** The names that each procedure required when it was first there. */
const AT_FIRST: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('required-inputs.json', import.meta.url), 'utf8'),
);

describe('the input of a typed procedure', () => {
  it.each(Object.entries(AT_FIRST))('%s requires nothing that it did not at first', (name, atFirst) => {
    const added = (REQUIRED[name] ?? []).filter((path) => !atFirst.includes(path));
    expect(added).toEqual([]);
  });
});
