import type { ErrorCode } from '@garita/domain/error-code';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import { lockLogForCommand } from '../event-store/lock-log.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';
import { appendCompanyEvent } from './append-company-event.ts';

/**
 * Erases every memo of an entry, and records who did it and the reason. Refuses with `not-found` if the
 * entry has no memo left to erase, and with `idempotency-key-reused`.
 */
export async function eraseMemos(
  db: Database,
  { entryId, ...command }: YearCommand & { entryId: number; reason: string },
): Promise<AppendResult | { ok: false; code: ErrorCode }> {
  const { companyId } = command;
  return db.transaction(async (tx) => {
    const { earlierOutcome } = await lockLogForCommand(tx, command);
    if (earlierOutcome) return earlierOutcome;
    const left = await readRows(
      tx,
      sql`select from ledger_code.recorded_memos(${companyId}::bigint)
          where entry_id = ${entryId}::bigint and not is_erased limit 1`,
    );
    if (left.length === 0) return { ok: false, code: 'not-found' };
    return appendCompanyEvent(tx, command, { type: 'MemosErased', data: { entryId } });
  });
}
