import type { z } from 'zod';

/**
 * Returns the errors of a schema for a value, as 'path: code' lines in the order of the fields; none if the
 * value is valid.
 */
export function refusals(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
}
