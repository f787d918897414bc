import { depositSchedule } from '@garita/domain/filing/deposits';
import { federalUnemployment } from '@garita/domain/filing/federal-unemployment';
import { ficaReturn } from '@garita/domain/filing/fica';
import { lookbackQuarters, quarterMonths } from '@garita/domain/filing/quarter';
import { withheldQuarter } from '@garita/domain/filing/withheld-quarter';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { countEmployeesPaidFor } from '@garita/ledger/queries/paid-entries';
import {
  federalFarmYear,
  federalQuarter,
  federalUnemploymentYear,
  withheldReturn,
} from '@garita/reports/catalogue';
import type { Context } from '../use-case.ts';
import { type Download, rendered } from './download.ts';
import { federallyTaxed, formHead, locallyTaxed, lookbackTotal, ofQuarter, paidInYear } from './filed-pay.ts';

/** Form 941 of a quarter. */
export async function federalReturnOfQuarter(
  context: Context,
  { companyId, year, quarter }: ReportRequestOf<'form-941'>,
): Promise<Download> {
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
  return rendered(federalQuarter, {
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
  });
}

/** Form 943 of a year. Its lookback period is the second calendar year before. Source: IRS Pub. 15, sec. 11. */
export async function federalReturnOfYear(
  context: Context,
  { companyId, year }: ReportRequestOf<'form-943'>,
): Promise<Download> {
  const { database } = context.dependencies;
  const lines = wholeYear(await federallyTaxed(database, companyId, year));
  const lookback = wholeYear(await federallyTaxed(database, companyId, year - 2)).total;
  return rendered(federalFarmYear, {
    ...(await formHead(context, companyId)),
    year,
    employees: await countEmployeesPaidFor(database, companyId, twelfthOf(year, 3)),
    lines,
    schedule: depositSchedule({ small: [lines.total], lookback, liabilities: lines.liabilities }),
  });
}

/** Form 940 of a year. */
export async function federalUnemploymentOfYear(
  context: Context,
  { companyId, year }: ReportRequestOf<'form-940'>,
): Promise<Download> {
  const { entries, before } = await paidInYear(context.dependencies.database, companyId, year);
  return rendered(federalUnemploymentYear, {
    ...(await formHead(context, companyId)),
    year,
    lines: federalUnemployment(entries, before),
  });
}

/** Form 499 R-1B of a quarter. */
export async function withheldOfQuarter(
  context: Context,
  { companyId, year, quarter }: ReportRequestOf<'form-499'>,
): Promise<Download> {
  const ofYear = (of: number) => locallyTaxed(context, companyId, of);
  const lines = withheldQuarter(await ofYear(year), quarter);
  const lookback = await lookbackTotal(
    lookbackQuarters(year),
    ofYear,
    (of, each) => withheldQuarter(of, each).withheld,
  );
  return rendered(withheldReturn, {
    ...(await formHead(context, companyId)),
    year,
    quarter,
    ...lines,
    schedule: depositSchedule({ small: [lines.withheld], lookback, liabilities: lines.liabilities }),
  });
}

function wholeYear(entries: Awaited<ReturnType<typeof federallyTaxed>>) {
  return ficaReturn(
    entries,
    (employeeId) => entries.filter((entry) => entry.employeeId === employeeId).length,
  );
}

function twelfthOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-12`;
}
