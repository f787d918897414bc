import type { ErrorCode } from '@garita/domain/error-code';
import type { Database } from '../database/client.ts';
import type { Appended } from '../event-store/append-outcome.ts';
import { takeTurn } from '../event-store/take-turn.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';
import { isChequeNumberTaken } from '../queries/pay/cheques.ts';
import { recordAlone } from './record-alone.ts';

type StateNextCheque = Omit<YearCommand, 'reason'> & { number: number };

/**
 * Says which number the company's next cheque takes. Refuses with `cheque-number-used` where a cheque took it, void or not,
 * and with `idempotency-key-reused`.
 */
export async function stateNextCheque(
  db: Database,
  { number, ...command }: StateNextCheque,
): Promise<Appended | { ok: false; code: ErrorCode }> {
  const { companyId } = command;
  return db.transaction(async (tx) => {
    const { repeated } = await takeTurn(tx, command);
    if (repeated) return repeated;
    if (await isChequeNumberTaken(tx, companyId, number)) return { ok: false, code: 'cheque-number-used' };
    return recordAlone(tx, command, { type: 'NextChequeStated', data: { number } });
  });
}
