import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import type { Database } from '@garita/ledger/database/client';
import { isChequeNumberTaken, nextChequeNumber } from '@garita/ledger/queries/pay/cheques';
import { AppError } from '../app-error.ts';

type ToPay = {
  companyId: number;
  /** What is said of the payment; null where a mark is taken back. */
  paid: PaidMark | null;
  /** The cheque that paid it before. A program that writes back what it read asks for no other. */
  before: number | undefined;
};

/** The number that a mark takes if it is of a cheque: the one it says, or the company's next. Errors: `cheque-number-used`. */
export async function chequeNumber(
  tx: Database,
  { companyId, paid, before }: ToPay,
): Promise<number | undefined> {
  if (paid?.method !== 'check') return undefined;
  const { chequeNumber: said } = paid;
  if (said === undefined || said === before) return nextChequeNumber(tx, companyId);
  if (!(await isChequeNumberTaken(tx, companyId, said))) return said;
  throw new AppError('cheque-number-used', {
    errors: [{ path: ['chequeNumber'], code: 'cheque-number-used' }],
  });
}
