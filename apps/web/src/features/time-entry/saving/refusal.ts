import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { AppRouter } from '@garita/server/router';
import { isTRPCClientError } from '@trpc/client';
import { errorCodeOf } from '../../../lib/error-text.ts';

/** What a refused change of pay leaves to do. */
export type Refusal =
  /** The entry would come to something else than was confirmed: show it and ask again. */
  | { kind: 'net-changed'; statement: PayStatement }
  /** Somebody else has changed or deleted the entry: offer to open it again. */
  | { kind: 'outdated' }
  /** No answer came, so that nobody knows whether it was recorded: the same question, under the same key, may be tried again. */
  | { kind: 'unanswered' }
  | { kind: 'refused' };

/** Sorts what came back instead of an answer. */
export function refusalOf(error: unknown): Refusal {
  const code = errorCodeOf(error);
  const statement = isTRPCClientError<AppRouter>(error) ? error.data?.statement : undefined;
  if (code === 'net-changed' && statement) return { kind: 'net-changed', statement };
  if (code === 'stale-version' || code === 'entry-deleted') return { kind: 'outdated' };
  return { kind: code === undefined || code === 'busy' ? 'unanswered' : 'refused' };
}
