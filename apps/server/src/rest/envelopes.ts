import { isInUse } from '@garita/domain/error-code';
import type { Context } from 'hono';
import { AppError, httpStatus } from '../application/app-error.ts';
import { errorDetail, fieldText } from '../text/errors.es.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { statementAnswer } from './time-entry.wire.ts';

// The documented interface answers in three shapes. The bare one is the value itself: `c.json(value)`.

/** What was read. */
export function found(c: Context, result: unknown): Response {
  return done(c, MESSAGES.found, result);
}

/** What was done: `{ok, msg, result}`. */
export function done(c: Context, msg: string, result: unknown = null): Response {
  return c.json({ ok: true, msg, result });
}

/** What became of a removal: what is in use is refused in the envelope of success, with `ok: false`. */
export async function removed(c: Context, removal: Promise<unknown>): Promise<Response> {
  try {
    return done(c, MESSAGES.removed, await removal);
  } catch (error) {
    if (!(error instanceof AppError && isInUse(error.code))) throw error;
    return c.json({ ok: false, msg: errorDetail(error.code, error.facts), result: null });
  }
}

/** What was refused: `{detail, errors?}`; the statement comes with a total that is not the confirmed one. */
export function failed(c: Context, { code, facts }: AppError): Response {
  const { errors, statement, retryAfterSeconds } = facts;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const fields = errors?.map(({ path, code: of }) => ({ field: path.join('.'), msg: fieldText(of, facts) }));
  return c.json(
    { detail: errorDetail(code, facts), errors: fields, statement: statement && statementAnswer(statement) },
    httpStatus(code),
  );
}
