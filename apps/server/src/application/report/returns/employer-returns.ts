import type { DepositFacts } from '@garita/domain/company/deposit-facts.schema';
import { depositedQuarter, depositedYear } from '@garita/domain/filing/due/deposited-return';
import { boxParts, firstKnownParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { derivedTotal, earnersTotal, sumTotal } from '@garita/domain/report/report-total';
import {
  type FicaReturn,
  ficaLiabilities,
  ficaReturnOfQuarter,
  type TaxablePay,
} from '@garita/domain/returns/fica';
import { ficaReturnOfYear } from '@garita/domain/returns/fica-of-year';
import { FUTA_WAGE_BASE, federalUnemployment, futaWages } from '@garita/domain/returns/form-940';
import { openingBalancePay } from '@garita/domain/returns/opening-balance-of-year';
import { entriesOfQuarter, quarterMonths } from '@garita/domain/returns/quarter';
import { allOf } from '@garita/ledger/database/all-of';
import type { PeriodPay } from '@garita/ledger/queries/pay/paid-entries';
import { findDepositFacts } from '@garita/ledger/registry/records/deposit-facts';
import { getEmployerLaw } from '@garita/ledger/registry/records/pay-parameters';
import { form940, form941, form943 } from '@garita/reports/catalogue';
import { employerHead, employerIn, employerOf } from '../employer.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { type ReportContext, reportCacheOf } from '../report-cache.ts';
import { federalTaxableYear, payAndOpeningBalancesOf, withTwoYearsBefore } from '../taxable-pay.ts';
import { countOfPeople, paidOnTwelfthOfMonth } from './paid-on-twelfth.ts';

/** Prepares Form 941 of a quarter. */
export async function loadForm941(
  context: ReportContext,
  { companyId, year, quarter }: ReportRequestOf<'form-941'>,
): Promise<PreparedReport> {
  const cache = reportCacheOf(context);
  const { employer, ficaEmployer } = await ficaEmployerOf(context, { report: 'form-941', companyId });
  const { companyIds } = ficaEmployer;
  const { years, counted, head, depositFacts } = await allOf({
    years: withTwoYearsBefore(year, (of) => federalTaxableYear(cache, { employer, companyIds }, of)),
    counted: paidOnTwelfthOfMonth(cache, companyIds, { year, month: quarterMonths(quarter).at(-1) ?? 3 }),
    head: employerHead(context, ficaEmployer),
    depositFacts: depositFactsOf(context, { companyIds, year }),
  });
  const [, , thisYear] = years;
  const lines = ficaReturnOfQuarter(thisYear.entries, quarter);
  const liabilities = years.flatMap(({ entries }) => ficaLiabilities(entries));
  const payer = { ...head.company, depositFacts };
  const { schedule, unknown } = depositedQuarter('fica', liabilities, { year, quarter }, payer);
  const data = { ...head, year, quarter, employees: countOfPeople(counted), lines, schedule };
  const entries = entriesOfQuarter(thisYear.entries, quarter);
  const figures = ficaFigures({ entries, counted }, lines);
  return prepareReport(form941, data, { ...figures, unknownDeposits: unknown });
}

/** Prepares Form 943 of a year. */
export async function loadForm943(
  context: ReportContext,
  { companyId, year }: ReportRequestOf<'form-943'>,
): Promise<PreparedReport> {
  const cache = reportCacheOf(context);
  const { employer, ficaEmployer } = await ficaEmployerOf(context, { report: 'form-943', companyId });
  const { companyIds } = ficaEmployer;
  const { years, counted, head, depositFacts } = await allOf({
    years: withTwoYearsBefore(year, (of) => federalTaxableYear(cache, { employer, companyIds }, of)),
    counted: paidOnTwelfthOfMonth(cache, companyIds, { year, month: 3 }),
    head: employerHead(context, ficaEmployer),
    depositFacts: depositFactsOf(context, { companyIds, year }),
  });
  const [, , thisYear] = years;
  const lines = ficaReturnOfYear(thisYear);
  const liabilities = years.flatMap((each) => ficaReturnOfYear(each).liabilities);
  const { schedule, unknown } = depositedYear(liabilities, year, { ...head.company, depositFacts });
  const data = { ...head, year, employees: countOfPeople(counted), lines, schedule };
  const openingPay = thisYear.openingBalances.map((pay) => ({ ...pay, entryId: null }));
  const entries = [...openingPay, ...thisYear.entries];
  const figures = ficaFigures({ entries, counted }, lines);
  return prepareReport(form943, data, { ...figures, unknownDeposits: unknown });
}

/** Prepares Form 940 of a year. */
export async function loadForm940(
  context: ReportContext,
  { companyId, year }: ReportRequestOf<'form-940'>,
): Promise<PreparedReport> {
  const employer = await employerOf(context, companyId);
  const {
    ofYear: { entries, before },
    head,
    law,
  } = await allOf({
    ofYear: payAndOpeningBalancesOf(reportCacheOf(context), employer.companyIds, year),
    head: employerHead(context, employer),
    law: getEmployerLaw(context.dependencies.database, year),
  });
  const lines = federalUnemployment(entries, before, law.futaReduction);
  const paid = [...openingBalancePay(before), ...entries];
  const taxable = new Map(futaWages(entries, before).map(({ entryId, cents }) => [entryId, cents]));
  const gross = sumTotal('gross', paid, ({ amounts }) => amounts.gross);
  return prepareReport(
    form940,
    { ...head, year, lines },
    {
      boxes: boxParts(paid, {
        gross: ({ amounts }) => amounts.gross,
        futaWages: ({ entryId, amounts }) =>
          entryId === null ? Math.min(amounts.gross, FUTA_WAGE_BASE) : (taxable.get(entryId) ?? 0),
      }),
      totals: [
        earnersTotal(paid, ({ amounts }) => amounts.gross),
        gross,
        derivedTotal('taxable', lines.taxable, gross),
        derivedTotal('due', lines.due, gross),
      ],
    },
  );
}

/** Reads an employer, and those of its companies that are in a federal return. */
async function ficaEmployerOf(
  context: ReportContext,
  of: { report: 'form-941' | 'form-943'; companyId: number },
) {
  const employer = await employerOf(context, of.companyId);
  return { employer, ficaEmployer: await employerIn(context, of) };
}

/** Reads what an employer states about its deposits in a year. */
export function depositFactsOf(
  { dependencies: { database }, actor }: ReportContext,
  { companyIds, year }: { companyIds: readonly number[]; year: number },
): Promise<DepositFacts | undefined> {
  return findDepositFacts(database, { accountId: actor.accountId, companyIds }, year);
}

type FicaPay = TaxablePay & { entryId: number | null };

/** Returns the figures by which a federal return is checked, and what its rounding line leaves out. */
function ficaFigures(
  { entries, counted }: { entries: readonly FicaPay[]; counted: readonly PeriodPay[] },
  { total, differences }: FicaReturn,
) {
  const gross = sumTotal('gross', entries, ({ medicareWages }) => medicareWages);
  const taxed = boxParts(entries, {
    socialSecurityWages: (entry) => entry.socialSecurityWages,
    socialSecurityTips: (entry) => entry.socialSecurityTips,
    socialSecurityPay: (entry) => entry.socialSecurityWages + entry.socialSecurityTips,
    medicareWages: (entry) => entry.medicareWages,
    additionalMedicareWages: (entry) => entry.additionalMedicareWages,
    ficaWithheld: (entry) => entry.withheld,
    ficaUncollected: ({ uncollected = 0 }) => -uncollected,
  });
  const boxes = firstKnownParts(taxed, boxParts(counted, { counted: ({ gross: earned }) => earned }));
  const totals = [
    earnersTotal(entries, ({ medicareWages }) => medicareWages),
    gross,
    sumTotal('withheld', entries, ({ withheld }) => withheld),
    derivedTotal('due', total, gross),
  ];
  return { totals, boxes, differences };
}
