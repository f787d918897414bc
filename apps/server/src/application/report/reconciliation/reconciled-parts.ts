import { openingBalanceAmounts } from '@garita/domain/pay/opening-balance/opening-balance-amounts';
import { type BoxParts, boxParts, firstKnownParts } from '@garita/domain/report/box-source';
import { payParts } from '@garita/domain/report/pay-parts';
import { openingBalancePay } from '@garita/domain/returns/opening-balance-of-year';
import type { Database } from '@garita/ledger/database/client';
import { openingBalancesOfYear } from '@garita/ledger/queries/opening-balance/opening-balance';
import { paidAmountsOf } from '../stubs/stub-boxes.ts';
import { readBooks } from './reconciled-books.ts';

/**
 * Returns what each pay entry contributes to the figures of Cuadre. A book's figures come from that book;
 * those of the returns come from the pay on the screens and the opening balances.
 */
export async function reconciledParts(
  db: Database,
  companyYear: { companyId: number; year: number },
): Promise<BoxParts> {
  const { ledger, entries, printed, payments } = await readBooks(db, companyYear);
  const before = await openingBalancesOfYear(db, companyYear.companyId, companyYear.year);
  const days = new Map([...printed, ...entries].map(({ entryId, payDate }) => [entryId, payDate]));
  const booked = [
    ...ledger.map((entry) => ({
      ...entry,
      payDate: days.get(entry.entryId) ?? `${companyYear.year}-12-31`,
      book: 'ledger',
    })),
    ...entries.map((entry) => ({ ...entry, book: 'entries' })),
    ...printed.map((entry) => ({ ...paidAmountsOf(entry), book: 'stubs' })),
    ...openingBalancePay(before).map((pay) => ({
      ...pay,
      amounts: openingBalanceAmounts(pay.amounts),
      book: 'brought',
    })),
  ];
  const isLabelled = ({ book }: { book: string }, label: string) =>
    book === label || (label === 'returns' && (book === 'entries' || book === 'brought'));
  return firstKnownParts(
    payParts(booked, isLabelled),
    boxParts(
      booked,
      { socialSecurityWithheld: ({ amounts }) => amounts.socialSecurity + amounts.socialSecurityOnTips },
      isLabelled,
    ),
    boxParts(
      payments,
      { totalPaid: ({ gross }) => gross, totalWithheld: ({ incomeTaxWithheld }) => incomeTaxWithheld },
      () => true,
    ),
  );
}
