import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { AppRouter } from '@garita/server/router';
import { isTRPCClientError } from '@trpc/client';
import { errorCodeOf } from '../../lib/error-text.ts';

/** What a refused change of pay leaves to do. */
export type Refusal<Statement> =
  /** The entry would come to something else than was confirmed: show it and ask again. */
  | { kind: 'net-changed'; statement: Statement }
  /** Somebody else has changed or deleted the entry: offer to open it again. */
  | { kind: 'outdated' }
  /** Somebody has closed the period: nothing is booked in it any more. */
  | { kind: 'closed' }
  /** No answer came, so that nobody knows whether it was recorded: the same question, under the same key, may be tried again. */
  | { kind: 'unanswered' }
  | { kind: 'refused' };

/** Sorts what came back instead of an answer to a change of an employee's pay. */
export function refusalOf(error: unknown): Refusal<PayStatement> {
  return sorted(error, factsOf(error)?.statement);
}

/** The same where a contractor is paid. */
export function contractorRefusalOf(error: unknown): Refusal<ContractorPayment> {
  return sorted(error, factsOf(error)?.contractorPayment);
}

function factsOf(error: unknown) {
  return isTRPCClientError<AppRouter>(error) ? error.data : undefined;
}

function sorted<Statement>(error: unknown, statement: Statement | undefined): Refusal<Statement> {
  const code = errorCodeOf(error);
  if (code === 'net-changed' && statement) return { kind: 'net-changed', statement };
  if (code === 'stale-version' || code === 'entry-deleted') return { kind: 'outdated' };
  if (code === 'period-closed') return { kind: 'closed' };
  return { kind: code === undefined || code === 'busy' ? 'unanswered' : 'refused' };
}
