import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { people, summed } from '@garita/domain/report/report-total';
import {
  findTimeEntry,
  timeEntriesOfPeriod,
  timeEntriesPaidInYear,
} from '@garita/ledger/queries/time-entries';
import { employeeStubs, periodStubs, yearStubs } from '@garita/reports/catalogue';
import type { PayStubData } from '@garita/reports/pay-stub/pay-stub-data';
import type { Report } from '@garita/reports/report';
import { AppError } from '../app-error.ts';
import { type PaySubject, paySubjectIn } from '../pay/pay-facts.ts';
import type { Context } from '../use-case.ts';
import { type GatheredReport, gathered } from './gathered-report.ts';
import { type Paid, stubData } from './stub-data.ts';

type OfEmployee = { companyId: number; employeeId: number };

/** The stub of one entry. Errors: `not-found`. */
export async function stubOfEntry(
  context: Context,
  { companyId, employeeId, entryId }: ReportRequestOf<'entry-stub'>,
): Promise<GatheredReport> {
  const subject = await subjectOf(context, { companyId, employeeId });
  const entry = await findTimeEntry(context.dependencies.database, entryId);
  // An entry of somebody else under this employee's address is as absent as none.
  const isTheirs = entry?.companyId === companyId && entry.employeeId === employeeId;
  return stubs(context, employeeStubs, isTheirs ? [{ subject, entry }] : []);
}

/** One file with the stubs of a period, of an employee or of everyone, in the order in which they were loaded. Errors: `not-found`. */
export async function stubsOfPeriod(
  context: Context,
  { companyId, employeeId, periodId }: ReportRequestOf<'period-stubs'>,
): Promise<GatheredReport> {
  const entries = await timeEntriesOfPeriod(context.dependencies.database, companyId, periodId);
  const wanted = entries.filter((entry) => employeeId === null || entry.employeeId === employeeId);
  const paid: Paid[] = [];
  for (const entry of wanted) paid.push({ entry, subject: await subjectOf(context, entry) });
  return stubs(context, employeeId === null ? periodStubs : employeeStubs, paid);
}

/** One file with the stubs of an employee that were paid in a year, in the order of their pay dates. Errors: `not-found`. */
export async function stubsOfYear(
  context: Context,
  { companyId, employeeId, year }: ReportRequestOf<'year-stubs'>,
): Promise<GatheredReport> {
  const whose = { companyId, employeeId };
  const subject = await subjectOf(context, whose);
  const entries = await timeEntriesPaidInYear(context.dependencies.database, whose, year);
  const byPayDate = entries.toSorted((a, b) => a.payDate.localeCompare(b.payDate));
  return stubs(
    context,
    yearStubs,
    byPayDate.map((entry) => ({ subject, entry })),
  );
}

function subjectOf(
  { dependencies, actor }: Context,
  { companyId, employeeId }: OfEmployee,
): Promise<PaySubject> {
  return paySubjectIn(dependencies.database, { accountId: actor.accountId, companyId }, employeeId);
}

async function stubs(
  { dependencies }: Context,
  report: Report<PayStubData[]>,
  paid: readonly Paid[],
): Promise<GatheredReport> {
  if (paid.length === 0) throw new AppError('not-found');
  const data: PayStubData[] = [];
  for (const one of paid) data.push(await stubData(dependencies.database, one));
  const entries = paid.map(({ entry }) => entry);
  return gathered(report, data, {
    totals: [
      people('employees', entries, ({ statement }) => statement.gross),
      summed('gross', entries, ({ statement }) => statement.gross),
      summed('withheld', entries, ({ statement }) => statement.withheld),
      summed('net', entries, ({ statement }) => statement.net),
    ],
  });
}
