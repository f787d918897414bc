import { IN_USE_CODES, isInUse } from '@garita/domain/error-code';
import type { Context, ErrorHandler } from 'hono';
import { z } from 'zod';
import type { Dependencies } from '../../application/dependencies.ts';
import { createPause } from '../../application/long-work.ts';
import type { Removed } from '../../application/records/remove-records.ts';
import { AppError } from '../../refusal/app-error.ts';
import { httpStatus } from '../../refusal/error-status.ts';
import { refusalOf } from '../../refusal/thrown-error.ts';
import { errorDetail, fieldsDetail, fieldText } from '../../text/errors.es.ts';
import { MESSAGES } from '../../text/messages.es.ts';
import { listedErrors } from '../body-bounds.ts';
import type { HttpEnv } from '../connection.ts';
import { contractorStatementAnswer } from './contractor/saved-contractor-time.wire.ts';
import { statementAnswer } from './pay/statement.wire.ts';
import type { RouteAnswer } from './route-spec.ts';
import type { AnswerWire } from './wire/answer-wire.ts';

const JSON_TYPE = 'application/json';

/** Answers the result without an envelope. */
export function bareAnswer<Result>(wire: AnswerWire<Result>): RouteAnswer<Result> {
  return {
    contentType: JSON_TYPE,
    schema: wire.schema,
    send: async (c, work) => {
      const result = await work;
      return wire.jsonInTurns
        ? c.body(await wire.jsonInTurns(result, createPause({})), 200, { 'Content-Type': JSON_TYPE })
        : c.json(wire(result));
    },
  };
}

/** Answers the result in the envelope `{ok, msg, result}`. A list is written in turns with other requests. */
export function envelopedAnswer<Result>(msg: string, wire: AnswerWire<Result>): RouteAnswer<Result> {
  return {
    contentType: JSON_TYPE,
    schema: () => z.strictObject({ ok: z.literal(true), msg: z.literal(msg), result: wire.schema() }),
    send: async (c, work) => {
      const result = await work;
      if (!wire.jsonInTurns) return c.json({ ok: true, msg, result: wire(result) });
      const json = await wire.jsonInTurns(result, createPause({}));
      const body = `{"ok":true,"msg":${JSON.stringify(msg)},"result":${json}}`;
      return c.body(body, 200, { 'Content-Type': JSON_TYPE });
    },
  };
}

export const foundAnswer = <Result>(wire: AnswerWire<Result>) => envelopedAnswer(MESSAGES.found, wire);
export const createdAnswer = <Result>(wire: AnswerWire<Result>) => envelopedAnswer(MESSAGES.created, wire);
export const updatedAnswer = <Result>(wire: AnswerWire<Result>) => envelopedAnswer(MESSAGES.updated, wire);
export const switchedAnswer = <Result>(wire: AnswerWire<Result>) => envelopedAnswer(MESSAGES.switched, wire);

const nothing: AnswerWire<unknown> = Object.assign(() => null, { schema: () => z.null() });

/** Answers only that the call was done. */
export const doneAnswer = (msg: string): RouteAnswer<unknown> => envelopedAnswer(msg, nothing);

/**
 * Answers a removal. A record that is in use is refused in the envelope of a success, with `ok: false` and
 * the code of the refusal.
 */
export const removedAnswer: RouteAnswer<Removed> = {
  contentType: JSON_TYPE,
  schema: () =>
    z.strictObject({
      ok: z.boolean(),
      msg: z.string(),
      code: z.enum(IN_USE_CODES).optional(),
      result: removal.nullable(),
    }),
  send: async (c, work) => {
    try {
      return c.json({ ok: true, msg: MESSAGES.removed, result: await work });
    } catch (error) {
      if (!(error instanceof AppError && isInUse(error.code))) throw error;
      const { code, facts } = error;
      return c.json({ ok: false, msg: errorDetail(code, facts), code, result: null });
    }
  },
};

const removal = z.strictObject({ id: z.int() }) satisfies z.ZodType<Removed>;

/** Answers a result with its version, which the next change names in `If-Match`. */
export function versionedAnswer<Result extends { version: number }>(
  answer: RouteAnswer<Result>,
): RouteAnswer<Result> {
  return {
    ...answer,
    headers: ['ETag'],
    send: async (c, work) => {
      const response = await answer.send(c, work);
      response.headers.set('ETag', `"${(await work).version}"`);
      return response;
    },
  };
}

/**
 * Returns the body of a refusal: `{code, detail, errors?, retry_after?}`. The detail names the first fields,
 * because programs may show nothing else. A total that differs from the confirmed one comes with the
 * statement.
 */
export function refusalBody(c: Context<HttpEnv>, { code, facts }: AppError): Response {
  const { errors, statement, contractorPayment, retryAfterSeconds, holder, latestChange } = facts;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const listed = errors && listedErrors(errors, c.get('actor') !== undefined);
  const fields = listed?.map(({ path, code: of, holder: by = holder, rowChange }) => ({
    field: path.join('.'),
    msg: fieldText(of, { ...facts, holder: by, rowChange }),
  }));
  return c.json(
    {
      code,
      retry_after: retryAfterSeconds,
      employer_id: holder?.employeeId,
      version: latestChange?.version,
      detail:
        code === 'invalid-input' && fields ? fieldsDetail(fields, c.get('tag')) : errorDetail(code, facts),
      errors: fields,
      statement: statement && statementAnswer(statement),
      payment: contractorPayment && contractorStatementAnswer(contractorPayment),
    },
    httpStatus(code),
  );
}

/** Answers a thrown error. An unexpected error is logged and answered without details. */
export function answerFailure({ logger }: Dependencies): ErrorHandler<HttpEnv> {
  return (error, c) =>
    isBrokenOff(c)
      ? refusalBody(c, new AppError('unreadable-body', {}, { cause: error }))
      : refusalBody(c, refusalOf(error, logger, { requestId: c.get('requestId') }));
}

/**
 * Returns true if the connection ended before the whole body had arrived. That is no fault of ours, and
 * nobody reads the answer.
 */
function isBrokenOff(c: Context<HttpEnv>): boolean {
  const incoming = c.env?.incoming;
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}
