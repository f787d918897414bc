import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';
import { readRows } from '../database/rows.ts';
import type { AppendCommand } from './append.ts';
import type { AppendRefused, AppendResult } from './append-outcome.ts';
import { parseAppendOutcome } from './parse-append-outcome.ts';
import { requestHash } from './request-hash.ts';

/**
 * Locks the company's log and returns the number of its last event, 0 in an empty log. Until the end of the
 * transaction nobody else records anything for this company, so that an append meets the state that is read
 * now.
 */
export async function lockLog(tx: Transaction, companyId: number): Promise<number> {
  const [head] = await readRows<{ lastSeq: number }>(
    tx,
    sql`select last_seq as "lastSeq" from ledger_code.lock_log(${companyId})`,
  );
  return head?.lastSeq ?? 0;
}

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
  const [locked] = await lockedLog(tx, { companyId, commandId, hash: requestHash(request) });
  if (!locked) throw new TypeError('ledger_code.lock_log always answers');
  return { lastSeq: locked.lastSeq, earlierOutcome: parseAppendOutcome(locked.answer) };
}

/**
 * Locks the logs of some companies of one employer, as `lockLogForCommand` does, in the order of their ids.
 * The employer is locked before the first of them, so that nobody who has one log waits for another. Returns
 * the end of each log, and the earlier answer of the command's own company or the refusal of any.
 */
export async function lockLogsForCommand(
  tx: Transaction,
  {
    companyIds,
    ...command
  }: Pick<AppendCommand, 'companyId' | 'commandId' | 'request'> & { companyIds: readonly number[] },
): Promise<{ lastSeqs: ReadonlyMap<number, number> } & Pick<LogLock, 'earlierOutcome'>> {
  const lastSeqs = new Map<number, number>();
  let earlierOutcome: LogLock['earlierOutcome'];
  for (const companyId of companyIds.toSorted((a, b) => a - b)) {
    const lock = await lockLogForCommand(tx, { ...command, companyId });
    lastSeqs.set(companyId, lock.lastSeq);
    if (companyId === command.companyId || lock.earlierOutcome?.ok === false)
      earlierOutcome ??= lock.earlierOutcome;
  }
  return { lastSeqs, earlierOutcome };
}

const lockedLog = preparedQuery(
  (db, { companyId, commandId, hash }: Places<{ companyId: number; commandId: string; hash: string }>) =>
    db
      .select({ lastSeq: sql<number>`last_seq`, answer: sql<string | null>`answer::text` })
      .from(sql`ledger_code.lock_log(${companyId}::bigint, ${commandId}::uuid, decode(${hash}, 'hex'))`),
);
