import type { ErrorCode } from '@garita/domain/error-code';
import type { Database } from '../database/client.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import { lockLogForCommand } from '../event-store/lock-log.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';
import { isChequeNumberTaken, nextChequeNumber } from '../queries/pay/cheques.ts';
import { appendCompanyEvents } from './append-company-event.ts';

type StateNextCheque = Omit<YearCommand, 'reason'> & { number: number };

/**
 * Sets the number of the company's next cheque; an unchanged number records nothing. Refuses with
 * `cheque-number-used` if a cheque, void or not, has the number, and with `idempotency-key-reused`.
 */
export async function setNextCheque(
  db: Database,
  { number, ...command }: StateNextCheque,
): Promise<AppendResult | { ok: false; code: ErrorCode }> {
  const { companyId } = command;
  return db.transaction(async (tx) => {
    const { earlierOutcome } = await lockLogForCommand(tx, command);
    if (earlierOutcome) return earlierOutcome;
    if (await isChequeNumberTaken(tx, companyId, number)) return { ok: false, code: 'cheque-number-used' };
    const isSame = (await nextChequeNumber(tx, companyId)) === number;
    return appendCompanyEvents(tx, command, isSame ? [] : [{ type: 'NextChequeStated', data: { number } }]);
  });
}
