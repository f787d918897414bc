import { depositedQuarter, depositedYear } from '@garita/domain/filing/due/deposited-return';
import { grossOf, type IncomeTaxedEntry } from '@garita/domain/filing/returns/exempt-wages';
import {
  FUTA_WAGE_BASE,
  federalUnemployment,
  futaWages,
} from '@garita/domain/filing/returns/federal-unemployment';
import {
  type FicaReturn,
  ficaLiabilities,
  ficaReturnOfQuarter,
  type TaxablePay,
} from '@garita/domain/filing/returns/fica';
import { ficaReturnOfYear } from '@garita/domain/filing/returns/fica-of-year';
import { broughtPay } from '@garita/domain/filing/returns/opened-year';
import { entriesOfQuarter, quarterMonths } from '@garita/domain/filing/returns/quarter';
import {
  busiestPeriod,
  withheldByPayDate,
  withheldQuarter,
} from '@garita/domain/filing/returns/withheld-quarter';
import { boxParts, partsOfAny } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { earners, summed, workedOut } from '@garita/domain/report/report-total';
import { together } from '@garita/ledger/database/together';
import type { PeriodPay } from '@garita/ledger/queries/pay/paid-entries';
import {
  federalFarmYear,
  federalQuarter,
  federalUnemploymentYear,
  withheldReturn,
} from '@garita/reports/catalogue';
import {
  booksOf,
  federallyTaxed,
  formHead,
  locallyTaxed,
  lookingBack,
  paidInYear,
  type ReportContext,
} from '../filed-pay.ts';
import { type GatheredReport, gathered } from '../gathered-report.ts';
import { countOfPeople, paidForTwelfth } from './paid-for-twelfth.ts';

/** Form 941 of a quarter. */
export async function federalReturnOfQuarter(
  context: ReportContext,
  { companyId, year, quarter }: ReportRequestOf<'form-941'>,
): Promise<GatheredReport> {
  const books = booksOf(context);
  const { years, counted, head } = await together({
    years: lookingBack(year, (of) => federallyTaxed(books, companyId, of)),
    counted: paidForTwelfth(books, companyId, { year, month: quarterMonths(quarter).at(-1) ?? 3 }),
    head: formHead(context, companyId),
  });
  const [, , thisYear] = years;
  const lines = ficaReturnOfQuarter(thisYear.entries, quarter);
  const liabilities = years.flatMap(({ entries }) => ficaLiabilities(entries));
  const data = {
    ...head,
    year,
    quarter,
    employees: countOfPeople(counted),
    lines,
    schedule: depositedQuarter('fica', liabilities, { year, quarter }).schedule,
  };
  const entries = entriesOfQuarter(thisYear.entries, quarter);
  return gathered(federalQuarter, data, ficaFigures({ entries, counted }, lines));
}

/** Form 943 of a year. */
export async function federalReturnOfYear(
  context: ReportContext,
  { companyId, year }: ReportRequestOf<'form-943'>,
): Promise<GatheredReport> {
  const books = booksOf(context);
  const { years, counted, head } = await together({
    years: lookingBack(year, (of) => federallyTaxed(books, companyId, of)),
    counted: paidForTwelfth(books, companyId, { year, month: 3 }),
    head: formHead(context, companyId),
  });
  const [, , thisYear] = years;
  const lines = ficaReturnOfYear(thisYear);
  const liabilities = years.flatMap((each) => ficaReturnOfYear(each).liabilities);
  const data = {
    ...head,
    year,
    employees: countOfPeople(counted),
    lines,
    schedule: depositedYear(liabilities, year).schedule,
  };
  const brought = thisYear.opened.map((pay) => ({ ...pay, entryId: null }));
  const entries = [...brought, ...thisYear.entries];
  return gathered(federalFarmYear, data, ficaFigures({ entries, counted }, lines));
}

/** Form 940 of a year. */
export async function federalUnemploymentOfYear(
  context: ReportContext,
  { companyId, year }: ReportRequestOf<'form-940'>,
): Promise<GatheredReport> {
  const {
    ofYear: { entries, before },
    head,
  } = await together({
    ofYear: paidInYear(booksOf(context), companyId, year),
    head: formHead(context, companyId),
  });
  const lines = federalUnemployment(entries, before);
  const paid = [...broughtPay(before), ...entries];
  const taxable = new Map(futaWages(entries, before).map(({ entryId, cents }) => [entryId, cents]));
  const gross = summed('gross', paid, ({ amounts }) => amounts.gross);
  return gathered(
    federalUnemploymentYear,
    { ...head, year, lines },
    {
      boxes: boxParts(paid, {
        gross: ({ amounts }) => amounts.gross,
        futaWages: ({ entryId, amounts }) =>
          entryId === null ? Math.min(amounts.gross, FUTA_WAGE_BASE) : (taxable.get(entryId) ?? 0),
      }),
      totals: [
        earners(paid, ({ amounts }) => amounts.gross),
        gross,
        workedOut('taxable', lines.taxable, gross),
        workedOut('due', lines.tax, gross),
      ],
    },
  );
}

/** Form 499 R-1B of a quarter. */
export async function withheldOfQuarter(
  context: ReportContext,
  { companyId, year, quarter }: ReportRequestOf<'form-499'>,
): Promise<GatheredReport> {
  const { years, head } = await together({
    years: lookingBack(year, (of) => locallyTaxed(context, companyId, of)),
    head: formHead(context, companyId),
  });
  const [, , entriesOfYear] = years;
  const data = {
    ...head,
    year,
    quarter,
    ...withheldQuarter(entriesOfYear, quarter),
    schedule: depositedQuarter('income-tax', years.flatMap(withheldByPayDate), { year, quarter }).schedule,
  };
  return gathered(withheldReturn, data, incomeTaxFigures(entriesOfQuarter(entriesOfYear, quarter)));
}

type FicaPay = TaxablePay & { entryId: number | null };

/** What a federal return is checked by, and what its rounding line leaves out. */
function ficaFigures(
  { entries, counted }: { entries: readonly FicaPay[]; counted: readonly PeriodPay[] },
  { total, differences }: FicaReturn,
) {
  const gross = summed('gross', entries, ({ medicareWages }) => medicareWages);
  const taxed = boxParts(entries, {
    socialSecurityWages: (entry) => entry.socialSecurityWages,
    socialSecurityTips: (entry) => entry.socialSecurityTips,
    socialSecurityPay: (entry) => entry.socialSecurityWages + entry.socialSecurityTips,
    medicareWages: (entry) => entry.medicareWages,
    additionalMedicareWages: (entry) => entry.additionalMedicareWages,
    ficaWithheld: (entry) => entry.withheld,
  });
  const boxes = partsOfAny(taxed, boxParts(counted, { counted: ({ gross: earned }) => earned }));
  const totals = [
    earners(entries, ({ medicareWages }) => medicareWages),
    gross,
    summed('withheld', entries, ({ withheld }) => withheld),
    workedOut('due', total, gross),
  ];
  return { totals, boxes, differences };
}

function incomeTaxFigures(entries: readonly IncomeTaxedEntry[]) {
  const taxed = boxParts(entries, {
    totalPay: grossOf,
    exemptWages: ({ exempt }) => exempt,
    taxableWages: ({ wages, commissions, concessions }) => wages + commissions + concessions,
    tips: ({ tips }) => tips,
    incomeTaxWithheld: ({ withheld }) => withheld,
  });
  const boxes = partsOfAny(taxed, boxParts(busiestPeriod(entries), { counted: grossOf }));
  const totals = [
    earners(entries, grossOf),
    summed('gross', entries, grossOf),
    summed('exempt', entries, ({ exempt }) => exempt),
    summed('withheld', entries, ({ withheld }) => withheld),
  ];
  return { totals, boxes };
}
