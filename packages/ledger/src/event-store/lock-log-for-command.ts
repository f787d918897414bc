import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';
import type { AppendCommand } from './append.ts';
import type { AppendRefused, AppendResult } from './append-outcome.ts';
import { parseAppendOutcome } from './parse-append-outcome.ts';
import { requestHash } from './request-hash.ts';

/** Where a company's log ends, 0 for an empty one; and what a command was answered that was recorded before. */
export type LogLock = { lastSeq: number; earlierOutcome: AppendResult | AppendRefused | undefined };

/**
 * Waits for the company's turn. From here to the end of the transaction nobody else records anything for this company: what is
 * read now is what an append will meet. A command that was recorded before has its answer, so that nobody decides it again; it is
 * refused with `idempotency-key-reused` when the key came with another request. It is sent before this returns: what the caller asks
 * next over the transaction, without waiting, is asked when the turn has come.
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
