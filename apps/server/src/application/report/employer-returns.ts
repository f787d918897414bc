import { depositedQuarter, depositedYear } from '@garita/domain/filing/deposited-return';
import type { IncomeTaxedEntry } from '@garita/domain/filing/exempt-wages';
import { FUTA_WAGE_BASE, federalUnemployment, futaWages } from '@garita/domain/filing/federal-unemployment';
import {
  type FicaReturn,
  ficaLiabilities,
  ficaReturnOfQuarter,
  type TaxablePay,
} from '@garita/domain/filing/fica';
import { ficaReturnOfYear } from '@garita/domain/filing/fica-of-year';
import { broughtPay } from '@garita/domain/filing/opened-year';
import { entriesOfQuarter, quarterMonths } from '@garita/domain/filing/quarter';
import { withheldByPayDate, withheldQuarter } from '@garita/domain/filing/withheld-quarter';
import type { Cents } from '@garita/domain/money/cents';
import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { people, summed, workedOut } from '@garita/domain/report/report-total';
import { countEmployeesPaidFor } from '@garita/ledger/queries/paid-entries';
import {
  federalFarmYear,
  federalQuarter,
  federalUnemploymentYear,
  withheldReturn,
} from '@garita/reports/catalogue';
import {
  type Books,
  booksOf,
  federallyTaxed,
  formHead,
  locallyTaxed,
  lookingBack,
  paidInYear,
  type ReportContext,
} from './filed-pay.ts';
import { type GatheredReport, gathered } from './gathered-report.ts';

/** Form 941 of a quarter. */
export async function federalReturnOfQuarter(
  context: ReportContext,
  { companyId, year, quarter }: ReportRequestOf<'form-941'>,
): Promise<GatheredReport> {
  const books = booksOf(context);
  const [secondBefore, lastYear, thisYear] = await lookingBack(year, (of) =>
    federallyTaxed(books, companyId, of),
  );
  const lines = ficaReturnOfQuarter(thisYear.entries, quarter);
  const liabilities = [secondBefore, lastYear, thisYear].flatMap(({ entries }) => ficaLiabilities(entries));
  const data = {
    ...(await formHead(context, companyId)),
    year,
    quarter,
    employees: await paidOnTwelfth(books, companyId, { year, month: quarterMonths(quarter).at(-1) ?? 3 }),
    lines,
    schedule: depositedQuarter('fica', liabilities, { year, quarter }).schedule,
  };
  return gathered(federalQuarter, data, ficaFigures(entriesOfQuarter(thisYear.entries, quarter), lines));
}

/** Form 943 of a year. */
export async function federalReturnOfYear(
  context: ReportContext,
  { companyId, year }: ReportRequestOf<'form-943'>,
): Promise<GatheredReport> {
  const books = booksOf(context);
  const years = await lookingBack(year, (of) => federallyTaxed(books, companyId, of));
  const [, , thisYear] = years;
  const lines = ficaReturnOfYear(thisYear);
  const liabilities = years.flatMap((each) => ficaReturnOfYear(each).liabilities);
  const data = {
    ...(await formHead(context, companyId)),
    year,
    employees: await paidOnTwelfth(books, companyId, { year, month: 3 }),
    lines,
    schedule: depositedYear(liabilities, year).schedule,
  };
  const brought = thisYear.opened.map((pay) => ({ ...pay, entryId: null }));
  return gathered(federalFarmYear, data, ficaFigures([...brought, ...thisYear.entries], lines));
}

/** Form 940 of a year. */
export async function federalUnemploymentOfYear(
  context: ReportContext,
  { companyId, year }: ReportRequestOf<'form-940'>,
): Promise<GatheredReport> {
  const { entries, before } = await paidInYear(booksOf(context), companyId, year);
  const lines = federalUnemployment(entries, before);
  const paid = [...broughtPay(before), ...entries];
  const taxable = new Map(futaWages(entries, before).map(({ entryId, cents }) => [entryId, cents]));
  const gross = summed('gross', paid, ({ amounts }) => amounts.gross);
  return gathered(
    federalUnemploymentYear,
    { ...(await formHead(context, companyId)), year, lines },
    {
      boxes: boxParts(paid, {
        gross: ({ amounts }) => amounts.gross,
        futaWages: ({ entryId, amounts }) =>
          entryId === null ? Math.min(amounts.gross, FUTA_WAGE_BASE) : (taxable.get(entryId) ?? 0),
      }),
      totals: [
        people('employees', paid, ({ amounts }) => amounts.gross),
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
  const years = await lookingBack(year, (of) => locallyTaxed(context, companyId, of));
  const [, , entriesOfYear] = years;
  const data = {
    ...(await formHead(context, companyId)),
    year,
    quarter,
    ...withheldQuarter(entriesOfYear, quarter),
    schedule: depositedQuarter('income-tax', years.flatMap(withheldByPayDate), { year, quarter }).schedule,
  };
  return gathered(withheldReturn, data, incomeTaxFigures(entriesOfQuarter(entriesOfYear, quarter)));
}

/** What a federal return is checked by, and what its rounding line leaves out. */
function ficaFigures(
  entries: readonly (TaxablePay & { entryId: number | null })[],
  { total, differences }: FicaReturn,
) {
  const gross = summed('gross', entries, ({ medicareWages }) => medicareWages);
  const boxes = boxParts(entries, {
    socialSecurityWages: (entry) => entry.socialSecurityWages,
    socialSecurityTips: (entry) => entry.socialSecurityTips,
    socialSecurityPay: (entry) => entry.socialSecurityWages + entry.socialSecurityTips,
    medicareWages: (entry) => entry.medicareWages,
    additionalMedicareWages: (entry) => entry.additionalMedicareWages,
    ficaWithheld: (entry) => entry.withheld,
  });
  const totals = [
    people('employees', entries, ({ medicareWages }) => medicareWages),
    gross,
    summed('withheld', entries, ({ withheld }) => withheld),
    workedOut('due', total, gross),
  ];
  return { totals, boxes, differences };
}

function incomeTaxFigures(entries: readonly IncomeTaxedEntry[]) {
  const boxes = boxParts(entries, {
    totalPay: grossOf,
    exemptWages: ({ exempt }) => exempt,
    taxableWages: ({ wages, commissions, concessions }) => wages + commissions + concessions,
    tips: ({ tips }) => tips,
    incomeTaxWithheld: ({ withheld }) => withheld,
  });
  const totals = [
    people('employees', entries, grossOf),
    summed('gross', entries, grossOf),
    summed('exempt', entries, ({ exempt }) => exempt),
    summed('withheld', entries, ({ withheld }) => withheld),
  ];
  return { totals, boxes };
}

function grossOf({ exempt, wages, commissions, concessions, tips }: IncomeTaxedEntry): Cents {
  return exempt + wages + commissions + concessions + tips;
}

/** How many employees had pay for the period that holds the 12th of a month. */
function paidOnTwelfth(
  { database, leftOut }: Books,
  companyId: number,
  { year, month }: { year: number; month: number },
): Promise<number> {
  const day = `${year}-${String(month).padStart(2, '0')}-12`;
  return countEmployeesPaidFor(database, companyId, { day, leftOut });
}
