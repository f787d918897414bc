import { isFieldCode } from '@garita/domain/field-code';
import type { z } from 'zod';
import { AppError, type FieldError } from './app-error.ts';

/** The refusal of an input that a schema did not take, with what is wrong with each field. */
export function invalidInput(error: z.ZodError): AppError {
  return new AppError('invalid-input', { errors: fieldErrors(error) });
}

/** What a schema found, by path. A message that is none of our codes comes from a plain type check: `required`. */
export function fieldErrors({ issues }: z.ZodError): FieldError[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key): FieldError => ({ path: [...path, key], code: 'unknown-field' }));
    }
    return [{ path, code: isFieldCode(issue.message) ? issue.message : 'required' }];
  });
}
