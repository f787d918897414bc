import { z } from 'zod';
import type { FieldCode } from '../field-code.ts';

/**
 * Returns the parameters of a refinement that compares fields: its code, the field that shows it, and the
 * fields that it reads. It runs as soon as these fields are valid. By default it would wait until the whole
 * form is valid, and users would see their errors in two rounds.
 */
export function crossRule(code: FieldCode, path: string[], reads: z.ZodRawShape) {
  const fields = z.object(reads);
  return {
    error: code,
    path,
    when: (payload: { readonly value: unknown }) => fields.safeParse(payload.value).success,
  };
}
