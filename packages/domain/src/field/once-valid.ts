import type { z } from 'zod';

/**
 * For the `when` of a rule across fields: run it as soon as the fields it reads are right by themselves. Without it such
 * a rule would stay silent until every other field of the form is right, and people would meet their errors in two rounds.
 */
export function onceValid(fields: z.ZodType) {
  return (payload: { readonly value: unknown }): boolean => fields.safeParse(payload.value).success;
}
