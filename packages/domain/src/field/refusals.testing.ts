import type { z } from 'zod';

/**
 * Returns what a schema refuses of a value, as 'path: code' lines in the order of the fields; none where it
 * accepts the value.
 */
export function refusals(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
}
