import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';
import type { AppendCommand } from './append.ts';
import type { AppendRefused, AppendResult } from './append-outcome.ts';
import { parseAppendOutcome } from './parse-append-outcome.ts';
import { requestHash } from './request-hash.ts';

/**
 * The end of a company's log, 0 for an empty one, and the earlier answer if the command was recorded before.
 */
export type LogLock = { lastSeq: number; earlierOutcome: AppendResult | AppendRefused | undefined };

/**
 * Locks the company's log. Until the end of the transaction nobody else records anything for this company,
 * so that an append meets the state that is read now. A command that was recorded before gets its earlier
 * answer, so that nobody decides it again; it is refused with `idempotency-key-reused` if the key came with
 * another request. The statement is sent before this returns: what the caller sends next over the
 * transaction, without waiting, runs once the lock is held.
 */
export async function lockLogForCommand(
  tx: Transaction,
  { companyId, commandId, request }: Pick<AppendCommand, 'companyId' | 'commandId' | 'request'>,
): Promise<LogLock> {
  const [turn] = await turnOf(tx, { companyId, commandId, hash: requestHash(request) });
  if (!turn) throw new TypeError('ledger_code.take_turn always answers');
  return { lastSeq: turn.lastSeq, earlierOutcome: parseAppendOutcome(turn.answer) };
}

const turnOf = preparedQuery(
  (db, { companyId, commandId, hash }: Places<{ companyId: number; commandId: string; hash: string }>) =>
    db
      .select({ lastSeq: sql<number>`last_seq`, answer: sql<string | null>`answer::text` })
      .from(sql`ledger_code.take_turn(${companyId}::bigint, ${commandId}::uuid, decode(${hash}, 'hex'))`),
);
