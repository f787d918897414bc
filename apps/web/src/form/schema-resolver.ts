import { fieldErrors } from '@garita/domain/field/field-errors';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { fieldText } from '../text/validation.es.ts';

/** What is wrong with which fields: the first sentence for each path. */
export type Problems = ReadonlyMap<string, string>;

/** What a schema has against some values, in Spanish. */
export function problemsOf(schema: z.ZodType, values: unknown): Problems {
  const { error } = schema.safeParse(values);
  const problems = new Map<string, string>();
  for (const { path, code } of error ? fieldErrors(error) : []) {
    const name = path.join('.');
    if (!problems.has(name)) problems.set(name, fieldText(code));
  }
  return problems;
}

/** The schema of a form as react-hook-form asks for it. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values, _context, options) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const [path, message] of problemsOf(schema, values)) errors[path] = { type: 'schema', message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
