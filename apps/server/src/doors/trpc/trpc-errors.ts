import { fieldErrors } from '@garita/domain/field/field-errors';
import type { TRPCError } from '@trpc/server';
import type { Logger } from 'pino';
import { ZodError } from 'zod';
import { AppError, type ErrorFacts } from '../../refusal/app-error.ts';
import { refusalOf } from '../../refusal/thrown-error.ts';
import { fieldText } from '../../text/errors.es.ts';
import { listedErrors } from '../body-bounds.ts';

/** Returns the facts of a refusal that its answer shows. */
export function shownFacts(facts: ErrorFacts, isSignedIn: boolean) {
  const errors = listedErrors(facts.errors ?? [], isSignedIn).map(({ path, code, holder, rowChange }) => ({
    field: path.join('.'),
    msg: fieldText(code, { ...facts, holder, rowChange }),
  }));
  const { statement, contractorPayment, filed, paidMeanwhile, retryAfterSeconds, holder, latestChange } =
    facts;
  return {
    errors,
    holder,
    version: latestChange?.version,
    statement,
    contractorPayment,
    filed: filed && [...filed],
    paidMeanwhile: paidMeanwhile && { ...paidMeanwhile, payments: [...paidMeanwhile.payments] },
    retryAfterSeconds,
  };
}

/** Returns the refusal of an unknown procedure or a wrong kind of request, which never reach a procedure. */
export function outsideProcedures({ code }: TRPCError): AppError {
  if (code === 'INTERNAL_SERVER_ERROR') return new AppError('unexpected');
  return new AppError(code === 'NOT_FOUND' ? 'not-found' : 'invalid-input');
}

/**
 * Returns the refusal for what a procedure threw: the refusal itself, `invalid-input` for an input that its
 * schema or its format refuses, otherwise that of `refusalOf`.
 */
export async function refusalOfProcedure(
  cause: unknown,
  { getRawInput, logger, path }: { getRawInput: () => Promise<unknown>; logger: Logger; path: string },
): Promise<AppError> {
  const isUnreadable = !(cause instanceof AppError) && !(await isReadable(getRawInput));
  if (isUnreadable) return new AppError('invalid-input', {}, { cause });
  return invalidInput(cause) ?? refusalOf(cause, logger, { procedure: path });
}

// A body that is no JSON and no form is noticed when the input is first read, and would look like a fault of
// ours.
function isReadable(getRawInput: () => Promise<unknown>): Promise<boolean> {
  return getRawInput().then(
    () => true,
    () => false,
  );
}

function invalidInput(cause: unknown): AppError | undefined {
  return cause instanceof ZodError
    ? new AppError('invalid-input', { errors: fieldsOfRecord(cause) })
    : undefined;
}

// An input is flat except for the one record in it (`{ companyId, company }`); fields are named as in the
// form.
function fieldsOfRecord(error: ZodError) {
  return fieldErrors(error).map(({ path, code }) => ({ code, path: path.length > 1 ? path.slice(1) : path }));
}
