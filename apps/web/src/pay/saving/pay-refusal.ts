import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { AppRouter } from '@garita/server/router';
import { isTRPCClientError } from '@trpc/client';
import { errorCodeOf } from '../../lib/error-text.ts';

type ErrorData = NonNullable<ReturnType<typeof errorDataOf>>;

/** The pay that others loaded since the sheet was opened. */
export type PaidMeanwhile = NonNullable<ErrorData['paidMeanwhile']>;

/** The kinds of refusal of a change of pay, by what the user can do next. */
export type PayRefusal<Statement> =
  /** The server calculates another statement than was confirmed: show it and ask again. */
  | { kind: 'net-changed'; statement: Statement }
  /** Somebody else has loaded pay since the sheet was opened: name it and ask again. */
  | ({ kind: 'paid-meanwhile'; statement: Statement } & PaidMeanwhile)
  /** Somebody else has changed or deleted the entry: offer to open it again. */
  | { kind: 'outdated' }
  /** Somebody has closed the period: nothing is booked in it any more. */
  | { kind: 'closed' }
  /** No answer came: the change may be recorded, so the question may be sent again with the same key. */
  | { kind: 'unanswered' }
  | { kind: 'refused' };

/** A refusal that is answered by asking again. */
export type ConfirmableRefusal<Statement> = Extract<PayRefusal<Statement>, { statement: Statement }>;

/** Returns true for a refusal that is answered by asking again. */
export function isConfirmable<Statement>(
  refusal: PayRefusal<Statement>,
): refusal is ConfirmableRefusal<Statement> {
  return refusal.kind === 'net-changed' || refusal.kind === 'paid-meanwhile';
}

/** Sorts the error of a change of an employee's pay. */
export function entryRefusalOf(error: unknown): PayRefusal<PayStatement> {
  return sorted(error, errorDataOf(error)?.statement);
}

/** Sorts the error of a change of a contractor's payment. */
export function paymentRefusalOf(error: unknown): PayRefusal<ContractorPayment> {
  return sorted(error, errorDataOf(error)?.contractorPayment);
}

function errorDataOf(error: unknown) {
  return isTRPCClientError<AppRouter>(error) ? error.data : undefined;
}

function sorted<Statement>(error: unknown, statement: Statement | undefined): PayRefusal<Statement> {
  const code = errorCodeOf(error);
  if (code === 'net-changed' && statement) return { kind: 'net-changed', statement };
  const paid = errorDataOf(error)?.paidMeanwhile;
  if (paid && statement) return { kind: 'paid-meanwhile', statement, ...paid };
  if (code === 'stale-version' || code === 'entry-deleted') return { kind: 'outdated' };
  if (code === 'period-closed') return { kind: 'closed' };
  return { kind: code === undefined || code === 'busy' ? 'unanswered' : 'refused' };
}
