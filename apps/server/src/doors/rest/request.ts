import type { Context } from 'hono';
import { z } from 'zod';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../refusal/app-error.ts';
import { requireFewLevels } from '../body-bounds.ts';
import type { HttpEnv } from '../connection.ts';

/** Returns the user of a request. Errors: `not-signed-in`. */
export function actorOf(c: Context<HttpEnv>): Actor {
  const actor = c.get('actor');
  if (!actor) throw new AppError('not-signed-in');
  return actor;
}

/** An id in the path. One that no record can have is a record that does not exist. Errors: `not-found`. */
export function idIn(c: Context<HttpEnv>, name: string): number {
  const id = c.req.param(name) ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('not-found');
  return Number(id);
}

/** The key that makes repeating a write harmless, where one came. */
export function keyOf(c: Context<HttpEnv>): string | undefined {
  return c.req.header('Idempotency-Key');
}

const jsonObject = z.record(z.string(), z.unknown());

/**
 * The body, a JSON object: of anything else every field would count as left out. Errors: `unreadable-body`.
 */
export async function jsonBody(c: Context<HttpEnv>): Promise<unknown> {
  try {
    const body = jsonObject.parse(await c.req.json());
    requireFewLevels(body);
    return body;
  } catch (cause) {
    throw new AppError('unreadable-body', {}, { cause });
  }
}

/** The body as JSON where there is one. Errors: `unreadable-body`. */
export async function optionalJsonBody(c: Context<HttpEnv>): Promise<unknown> {
  return (await c.req.text()) === '' ? undefined : jsonBody(c);
}

/** The fields of a form, multipart or urlencoded. Errors: `unreadable-body`. */
export async function formBody(c: Context<HttpEnv>): Promise<unknown> {
  try {
    return await c.req.parseBody();
  } catch (cause) {
    throw new AppError('unreadable-body', {}, { cause });
  }
}
