import { z } from 'zod';
import type { FieldCode } from '../field-code.ts';

/**
 * Parameters of a refinement that compares fields: its code, the field that shows it, and the fields that it
 * reads. It runs as soon as those are right by themselves; left to its default it would stay silent until the
 * whole form is right, and people would meet their errors in two rounds.
 */
export function crossRule(code: FieldCode, path: string[], reads: z.ZodRawShape) {
  const fields = z.object(reads);
  return {
    error: code,
    path,
    when: (payload: { readonly value: unknown }) => fields.safeParse(payload.value).success,
  };
}
