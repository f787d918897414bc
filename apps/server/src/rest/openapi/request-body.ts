import { z } from 'zod';
import { AppError } from '../../application/app-error.ts';
import type { RouteSpec } from '../route.ts';
import type { BodyWire } from '../wire/field-names.ts';

/** What a body is made of: every field that is read, and required where an empty body is refused for want of it. */
export function bodySchema(body: BodyWire<unknown>): z.ZodType {
  const required = missedIn(body);
  const fields = Object.entries(body.shape()).map(([name, value]) => [
    name,
    required.has(name) ? value : value.optional(),
  ]);
  return z.looseObject(Object.fromEntries(fields));
}

/** The names that a body without any fields is refused for. */
export function missedIn(body: BodyWire<unknown>): Set<string | undefined> {
  if (body.required) return new Set(body.required);
  try {
    body.decode({});
    return new Set();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Set(error.facts.errors?.map(({ path: [name] }) => name));
  }
}

/** How a body travels. */
export function bodyContentType({ bodyKind }: RouteSpec): string {
  return bodyKind === 'form' ? 'multipart/form-data' : 'application/json';
}
