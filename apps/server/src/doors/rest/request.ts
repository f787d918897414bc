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

/**
 * Returns an id of the path. An id that no record can have counts as a missing record. Errors: `not-found`.
 */
export function idIn(c: Context<HttpEnv>, name: string): number {
  const id = c.req.param(name) ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('not-found');
  return Number(id);
}

/** Returns the idempotency key of a write, if one was sent. */
export function keyOf(c: Context<HttpEnv>): string | undefined {
  return c.req.header('Idempotency-Key');
}

const jsonObject = z.record(z.string(), z.unknown());

/**
 * Reads the body, which must be a JSON object: in any other value every field would count as left out.
 * Errors: `unreadable-body`.
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

/** Reads the body as JSON, if there is one. Errors: `unreadable-body`. */
export async function optionalJsonBody(c: Context<HttpEnv>): Promise<unknown> {
  return (await c.req.text()) === '' ? undefined : jsonBody(c);
}

/** Reads the fields of a form, multipart or urlencoded. Errors: `unreadable-body`. */
export async function formBody(c: Context<HttpEnv>): Promise<unknown> {
  try {
    return await c.req.parseBody();
  } catch (cause) {
    throw new AppError('unreadable-body', {}, { cause });
  }
}
