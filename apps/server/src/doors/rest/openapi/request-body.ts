import { z } from 'zod';
import type { RouteSpec } from '../route.ts';
import type { BodyWire } from '../wire/field-names.ts';
import { missingNames } from '../wire/missing-names.ts';

/**
 * What a body is made of: every field that is read, and required where an empty body is refused for want of
 * it.
 */
export function bodySchema(body: BodyWire<unknown>): z.ZodType {
  const required = missingNames(body);
  const fields = Object.entries(body.shape()).map(([name, value]) => [
    name,
    required.has(name) ? value : value.optional(),
  ]);
  return z.looseObject(Object.fromEntries(fields));
}

/** How a body travels. */
export function bodyContentType({ bodyKind }: RouteSpec): string {
  return bodyKind === 'form' ? 'multipart/form-data' : 'application/json';
}
