import { depositSchedule } from '@garita/domain/filing/deposits';
import type { IncomeTaxedEntry } from '@garita/domain/filing/exempt-wages';
import { federalUnemployment } from '@garita/domain/filing/federal-unemployment';
import { type FicaReturn, ficaReturn, type TaxableEntry } from '@garita/domain/filing/fica';
import { countOf } from '@garita/domain/filing/paid-entry';
import { lookbackQuarters, quarterMonths } from '@garita/domain/filing/quarter';
import { withheldQuarter } from '@garita/domain/filing/withheld-quarter';
import type { Cents } from '@garita/domain/money/cents';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { people, type ReportTotal, summed, workedOut } from '@garita/domain/report/report-total';
import { countEmployeesPaidFor } from '@garita/ledger/queries/paid-entries';
import {
  federalFarmYear,
  federalQuarter,
  federalUnemploymentYear,
  withheldReturn,
} from '@garita/reports/catalogue';
import type { Context } from '../use-case.ts';
import {
  entriesOfQuarter,
  federallyTaxed,
  formHead,
  locallyTaxed,
  lookbackTotal,
  ofQuarter,
  paidInYear,
} from './filed-pay.ts';
import { type GatheredReport, gathered } from './gathered-report.ts';

/** Form 941 of a quarter. */
export async function federalReturnOfQuarter(
  context: Context,
  { companyId, year, quarter }: ReportRequestOf<'form-941'>,
): Promise<GatheredReport> {
  const { database } = context.dependencies;
  const ofYear = (of: number) => federallyTaxed(database, companyId, of);
  const thisYear = await ofYear(year);
  const lines = ofQuarter(thisYear, quarter);
  const previous = quarter > 1 ? ofQuarter(thisYear, quarter - 1) : ofQuarter(await ofYear(year - 1), 4);
  const lookback = await lookbackTotal(
    lookbackQuarters(year),
    ofYear,
    (of, each) => ofQuarter(of, each).total,
  );
  const data = {
    ...(await formHead(context, companyId)),
    year,
    quarter,
    employees: await countEmployeesPaidFor(
      database,
      companyId,
      twelfthOf(year, quarterMonths(quarter).at(-1) ?? 3),
    ),
    lines,
    schedule: depositSchedule({
      small: [lines.total, previous.total],
      lookback,
      liabilities: lines.liabilities,
    }),
  };
  return gathered(federalQuarter, data, ficaFigures(entriesOfQuarter(thisYear, quarter), lines));
}

/** Form 943 of a year. Its lookback period is the second calendar year before. Source: IRS Pub. 15, sec. 11. */
export async function federalReturnOfYear(
  context: Context,
  { companyId, year }: ReportRequestOf<'form-943'>,
): Promise<GatheredReport> {
  const { database } = context.dependencies;
  const entries = await federallyTaxed(database, companyId, year);
  const lines = wholeYear(entries);
  const lookback = wholeYear(await federallyTaxed(database, companyId, year - 2)).total;
  const data = {
    ...(await formHead(context, companyId)),
    year,
    employees: await countEmployeesPaidFor(database, companyId, twelfthOf(year, 3)),
    lines,
    schedule: depositSchedule({ small: [lines.total], lookback, liabilities: lines.liabilities }),
  };
  return gathered(federalFarmYear, data, ficaFigures(entries, lines));
}

/** Form 940 of a year. */
export async function federalUnemploymentOfYear(
  context: Context,
  { companyId, year }: ReportRequestOf<'form-940'>,
): Promise<GatheredReport> {
  const { entries, before } = await paidInYear(context.dependencies.database, companyId, year);
  const lines = federalUnemployment(entries, before);
  const gross = summed('gross', entries, ({ amounts }) => amounts.gross);
  return gathered(
    federalUnemploymentYear,
    { ...(await formHead(context, companyId)), year, lines },
    {
      totals: [
        people('employees', entries, ({ amounts }) => amounts.gross),
        gross,
        workedOut('taxable', lines.taxable, gross),
        workedOut('due', lines.tax, gross),
      ],
    },
  );
}

/** Form 499 R-1B of a quarter. */
export async function withheldOfQuarter(
  context: Context,
  { companyId, year, quarter }: ReportRequestOf<'form-499'>,
): Promise<GatheredReport> {
  const ofYear = (of: number) => locallyTaxed(context, companyId, of);
  const entriesOfYear = await ofYear(year);
  const lines = withheldQuarter(entriesOfYear, quarter);
  const lookback = await lookbackTotal(
    lookbackQuarters(year),
    ofYear,
    (of, each) => withheldQuarter(of, each).withheld,
  );
  const data = {
    ...(await formHead(context, companyId)),
    year,
    quarter,
    ...lines,
    schedule: depositSchedule({ small: [lines.withheld], lookback, liabilities: lines.liabilities }),
  };
  return gathered(withheldReturn, data, {
    totals: incomeTaxTotals(entriesOfQuarter(entriesOfYear, quarter)),
  });
}

/** What a federal return is checked by, and what its rounding line leaves out. */
function ficaFigures(entries: readonly TaxableEntry[], { total, differences }: FicaReturn) {
  const gross = summed('gross', entries, ({ medicareWages }) => medicareWages);
  const totals = [
    people('employees', entries, ({ medicareWages }) => medicareWages),
    gross,
    summed('withheld', entries, ({ withheld }) => withheld),
    workedOut('due', total, gross),
  ];
  return { totals, differences };
}

function incomeTaxTotals(entries: readonly IncomeTaxedEntry[]): ReportTotal[] {
  return [
    people('employees', entries, grossOf),
    summed('gross', entries, grossOf),
    summed('exempt', entries, ({ exempt }) => exempt),
    summed('withheld', entries, ({ withheld }) => withheld),
  ];
}

function grossOf({ exempt, wages, commissions, concessions, tips }: IncomeTaxedEntry): Cents {
  return exempt + wages + commissions + concessions + tips;
}

function wholeYear(entries: readonly TaxableEntry[]): FicaReturn {
  return ficaReturn(entries, countOf(entries));
}

function twelfthOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-12`;
}
