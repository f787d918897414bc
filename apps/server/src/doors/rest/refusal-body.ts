import type { Context, ErrorHandler } from 'hono';
import type { Dependencies } from '../../application/dependencies.ts';
import { type AppError, httpStatus } from '../../refusal/app-error.ts';
import { refusalOf } from '../../refusal/thrown-error.ts';
import { errorDetail, fieldsDetail, fieldText } from '../../text/errors.es.ts';
import { listedErrors } from '../body-bounds.ts';
import type { HttpEnv } from '../http-env.ts';
import { contractorStatementAnswer } from './contractor/contractor-time.wire.ts';
import { statementAnswer } from './pay/statement.wire.ts';

/**
 * Returns the body of a refusal: `{detail, errors?}`. The detail names the first fields, because programs
 * may show nothing else; the statement comes with a total that is not the confirmed one.
 */
export function refusalBody(c: Context<HttpEnv>, { code, facts }: AppError): Response {
  const { errors, statement, contractorPayment, retryAfterSeconds } = facts;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const listed = errors && listedErrors(errors, c.get('actor') !== undefined);
  const fields = listed?.map(({ path, code: of }) => ({ field: path.join('.'), msg: fieldText(of, facts) }));
  return c.json(
    {
      detail:
        code === 'invalid-input' && fields ? fieldsDetail(fields, c.get('tag')) : errorDetail(code, facts),
      errors: fields,
      statement: statement && statementAnswer(statement),
      payment: contractorPayment && contractorStatementAnswer(contractorPayment),
    },
    httpStatus(code),
  );
}

/** Answers whatever was thrown; what nobody expected is logged, and said to be nothing but that. */
export function answerFailure({ logger }: Dependencies): ErrorHandler<HttpEnv> {
  return (error, c) => refusalBody(c, refusalOf(error, logger, { requestId: c.get('requestId') }));
}
