import { parseCents } from '@garita/domain/money/cents';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { fieldText } from '../text/validation.es.ts';

/** What is wrong with which fields: the first sentence for each path. */
export type Problems = ReadonlyMap<string, string>;

/**
 * What a schema has against some values, in Spanish. Our own resolver rather than the library's, because the reason why a
 * text is no amount is in the text, which only stands beside the issue here.
 */
export function problemsOf(schema: z.ZodType, values: unknown): Problems {
  const problems = new Map<string, string>();
  for (const issue of schema.safeParse(values, { reportInput: true }).error?.issues ?? []) {
    const path = issue.path.join('.');
    if (!problems.has(path)) problems.set(path, fieldText(reasonOf(issue)));
  }
  return problems;
}

function reasonOf({ message, input }: z.core.$ZodIssue): string {
  if (message !== 'amount-invalid' || typeof input !== 'string') return message;
  const parsed = parseCents(input);
  return parsed.ok ? message : parsed.code;
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
