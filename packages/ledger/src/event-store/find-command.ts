import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import type { Append } from './append.ts';
import { outcomeOf } from './append-answer.ts';
import type { Appended, AppendRefused } from './append-outcome.ts';
import { requestHash } from './request-hash.ts';

/**
 * The answer to a command that was recorded before, so that nobody has to decide it again; undefined for a new one.
 * Refuses with `idempotency-key-reused` when the key came with another request.
 */
export async function findCommand(
  db: Database,
  { companyId, commandId, request }: Pick<Append, 'companyId' | 'commandId' | 'request'>,
): Promise<Appended | AppendRefused | undefined> {
  const hash = requestHash(request);
  const [row] = await readRows<{ answer: string | null }>(
    db,
    sql`select ledger_code.answer_of(${companyId}, ${commandId}, decode(${hash}, 'hex'))::text as answer`,
  );
  return outcomeOf(row?.answer);
}
