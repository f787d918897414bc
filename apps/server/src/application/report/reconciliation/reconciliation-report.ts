import { allTipsOf } from '@garita/domain/pay/amounts';
import { openingBalanceAmounts } from '@garita/domain/pay/opening-balance/opening-balance-amounts';
import { type BoxParts, boxParts, firstKnownParts } from '@garita/domain/report/box-source';
import { payParts } from '@garita/domain/report/pay-parts';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { openingBalancePay } from '@garita/domain/returns/opening-balance-of-year';
import type { Database } from '@garita/ledger/database/client';
import { openingBalancesOfYear } from '@garita/ledger/queries/opening-balance/opening-balance';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import { reconciliation } from '@garita/reports/catalogue';
import { employerOf } from '../employer.ts';
import { listHead, printedMoment } from '../lists/list-head.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import type { ReportContext } from '../report-cache.ts';
import { paidAmountsOf } from '../stubs/stub-figures.ts';
import { readBooks } from './reconciled-books.ts';
import { reconciledYear } from './reconciliation.ts';

/** Prepares the figures of a year from every source. Errors: those of `reconciledYear`. */
export async function reconciliationOfYear(
  context: ReportContext,
  { companyId, year }: ReportRequestOf<'reconciliation'>,
): Promise<PreparedReport> {
  const { dependencies, actor } = context;
  const { companyIds } = await employerOf(context, companyId);
  const { rows, quarters, unread, entries } = await reconciledYear(context, { companyId, year });
  const users = await listUserNames(dependencies.database, actor.accountId);
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const data = {
    ...(await listHead(context, companyId)),
    year,
    rows,
    quarters,
    unread,
    entries: entries.map(({ employee, events, ...entry }) => ({
      ...entry,
      name: employee?.name ?? '',
      events: events.map(({ seq, type, recordedAt, recordedBy, reason }) => ({
        seq,
        type,
        reason,
        ...printedMoment(recordedAt),
        recordedBy: names.get(recordedBy) ?? '',
      })),
    })),
  };
  // The books are read once, however many figures are asked for.
  let parts: Promise<BoxParts> | undefined;
  return prepareReport(reconciliation, data, {
    // It compares the totals of other documents and has none of its own.
    totals: [],
    boxes: async (source) => {
      parts ??= reconciledParts(dependencies.database, { companyIds, year });
      return (await parts)(source);
    },
  });
}

/**
 * Returns what each pay entry contributes to the figures of Cuadre. A book's figures come from that book;
 * those of the returns come from the pay on the screens and the opening balances.
 */
async function reconciledParts(
  db: Database,
  ofYear: { companyIds: readonly number[]; year: number },
): Promise<BoxParts> {
  const { ledger, entries, printed, payments } = await readBooks(db, ofYear);
  const before = await openingBalancesOfYear(db, ofYear.companyIds, ofYear.year);
  const days = new Map([...printed, ...entries].map(({ entryId, payDate }) => [entryId, payDate]));
  const booked = [
    ...ledger.map((entry) => ({
      ...entry,
      payDate: days.get(entry.entryId) ?? `${ofYear.year}-12-31`,
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
      {
        socialSecurityWithheld: ({ amounts }) => amounts.socialSecurity + amounts.socialSecurityOnTips,
        allTips: ({ amounts }) => allTipsOf(amounts),
      },
      isLabelled,
    ),
    boxParts(
      payments,
      { totalPaid: ({ gross }) => gross, totalWithheld: ({ incomeTaxWithheld }) => incomeTaxWithheld },
      () => true,
    ),
  );
}
