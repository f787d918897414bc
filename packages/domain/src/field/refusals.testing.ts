import type { z } from 'zod';

/** What a schema has against a value, as 'path: code' lines in the order of the fields; nothing when it accepts it. */
export function refusals(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
}
