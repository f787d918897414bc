import type { z } from 'zod';
import { type FieldCode, isFieldCode } from '../field-code.ts';

/** An error of a field: its path and its code. */
export type SchemaFieldError = { path: readonly string[]; code: FieldCode };

/**
 * Returns the errors that a schema found, by path, for forms and for the server. A message that is not a
 * field code comes from a plain type check and becomes `required`.
 */
export function fieldErrors({ issues }: z.ZodError): SchemaFieldError[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key): SchemaFieldError => ({ path: [...path, key], code: 'unknown-field' }));
    }
    return [{ path, code: isFieldCode(issue.message) ? issue.message : 'required' }];
  });
}
