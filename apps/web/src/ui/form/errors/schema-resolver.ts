import { fieldErrors } from '@garita/domain/field/field-errors';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

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

/**
 * The schema of a form as react-hook-form asks for it. What the server found wrong with a field (`errorAt`) stays beside it
 * while the field is only gone through: the library asks whenever one is left, and the schema alone knows nothing of it. Then the
 * values are held against `leaving` alone, and what was told when saving stands for as long as it is so.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  leaving: z.ZodType,
  errorAt: (name: string) => FieldError | undefined,
): Resolver<Input, unknown, Output> {
  return (values, _context, options) => {
    const errors: Record<string, FieldError> = {};
    const isLeaving = options.names?.length === 1;
    for (const name of options.names ?? []) {
      const found = errorAt(name);
      if (found && (found.type === 'server' || problemsOf(schema, values).has(name))) errors[name] = found;
    }
    for (const [path, message] of problemsOf(isLeaving ? leaving : schema, values)) {
      errors[path] = { type: 'schema', message };
    }
    if (Object.keys(errors).length > 0) return { values: {}, errors: toNestErrors(errors, options) };
    return { values: schema.safeParse(values).data ?? {}, errors: {} };
  };
}
