import type { Agency } from '../../reference/agencies.ts';
import type { Deposit } from './deposit-days.ts';
import type { DepositedReturn } from './deposited-return.ts';
import type { DueDates } from './due-dates.ts';
import type { DEPOSIT_KINDS, Due, DueDocument } from './obligation.ts';

/** Builds the obligation of a return; by default without payment or warnings. */
export function dueReturn(
  about: Pick<Due, 'kind' | 'period' | 'document'> &
    Partial<Pick<Due, 'cents' | 'nearsDeposits' | 'unknown'>>,
  dates: DueDates,
): Due {
  return { cents: null, nearsDeposits: false, unknown: [], ...about, ...dates };
}

/**
 * Builds the obligations of a return and its deposits. Below 2,500.00 there are no deposits, and the payment
 * is due with the return.
 */
export function dueWithDeposits(
  about: Pick<Due, 'kind' | 'period' | 'document'>,
  dates: DueDates,
  paid: DepositedReturn & { deposit: (typeof DEPOSIT_KINDS)[number] },
): Due[] {
  const cents = paid.schedule === 'with-return' ? paid.cents : null;
  return [
    ...paid.deposits.map((deposit) => ({
      ...dueDeposit(paid.deposit, dates.agency, deposit, about.document),
      unknown: paid.unknown,
    })),
    dueReturn({ ...about, cents, nearsDeposits: paid.nearsDeposits, unknown: paid.unknown }, dates),
  ];
}

/** Builds the obligation of a deposit. */
export function dueDeposit(
  kind: (typeof DEPOSIT_KINDS)[number],
  agency: Agency,
  { from, to, due, cents }: Deposit,
  document: DueDocument | null,
): Due {
  return {
    kind,
    agency,
    period: { from, to },
    due,
    later: null,
    cents,
    document,
    nearsDeposits: false,
    unknown: [],
  };
}
