import { z } from 'zod';

type Form = z.core.JSONSchema.BaseSchema;

/** Of a record's schema: the JSON Schema of the value at a path; of unions, the first that has it. Any value where none does. */
export function leafForms(schema: z.ZodType): (path: readonly string[]) => Form {
  const { $schema, ...form } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return (path) => at(form, path) ?? {};
}

function at(form: Form | boolean | undefined, [key, ...rest]: readonly string[]): Form | undefined {
  if (typeof form !== 'object') return undefined;
  if (key === undefined) return form;
  const variants = form.oneOf ?? form.anyOf ?? form.allOf ?? [];
  const inside = form.properties?.[key];
  if (inside !== undefined) return at(inside, rest);
  return variants.map((variant) => at(variant, [key, ...rest])).find((found) => found !== undefined);
}
