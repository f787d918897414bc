import { depositedQuarter } from '@garita/domain/filing/due/deposited-return';
import { boxParts, firstKnownParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { earnersTotal, sumTotal } from '@garita/domain/report/report-total';
import { exemptPayOf, grossOf, type IncomeTaxedEntry } from '@garita/domain/returns/exempt-wages';
import { busiestDay, form499Lines, withheldByPayDate } from '@garita/domain/returns/form-499';
import { entriesOfQuarter } from '@garita/domain/returns/quarter';
import { allOf } from '@garita/ledger/database/all-of';
import { form499 } from '@garita/reports/catalogue';
import { employerHead, employerOf } from '../employer.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import type { ReportContext } from '../report-cache.ts';
import { localTaxedEntries, withTwoYearsBefore } from '../taxable-pay.ts';
import { depositFactsOf } from './employer-returns.ts';

/** Prepares Form 499 R-1B of a quarter. */
export async function loadForm499(
  context: ReportContext,
  { companyId, year, quarter }: ReportRequestOf<'form-499'>,
): Promise<PreparedReport> {
  const employer = await employerOf(context, companyId);
  const { companyIds } = employer;
  const { years, head, depositFacts } = await allOf({
    years: withTwoYearsBefore(year, (of) => localTaxedEntries(context, companyIds, of)),
    head: employerHead(context, employer),
    depositFacts: depositFactsOf(context, { companyIds, year }),
  });
  const [, , entriesOfYear] = years;
  const liabilities = years.flatMap(withheldByPayDate);
  const payer = { ...head.company, depositFacts };
  const { schedule, unknown } = depositedQuarter('income-tax', liabilities, { year, quarter }, payer);
  const data = { ...head, year, quarter, ...form499Lines(entriesOfYear, quarter), schedule };
  const figures = incomeTaxFigures(entriesOfQuarter(entriesOfYear, quarter));
  return prepareReport(form499, data, { ...figures, unknownDeposits: unknown });
}

function incomeTaxFigures(entries: readonly IncomeTaxedEntry[]) {
  const taxed = boxParts(entries, {
    totalPay: grossOf,
    exemptWages: exemptPayOf,
    taxableWages: ({ wages, commissions, concessions }) => wages + commissions + concessions,
    tips: ({ tips }) => tips,
    incomeTaxWithheld: ({ withheld }) => withheld,
  });
  const boxes = firstKnownParts(taxed, boxParts(busiestDay(entries), { counted: grossOf }));
  const totals = [
    earnersTotal(entries, grossOf),
    sumTotal('gross', entries, grossOf),
    sumTotal('exempt', entries, exemptPayOf),
    sumTotal('withheld', entries, ({ withheld }) => withheld),
  ];
  return { totals, boxes };
}
