import { amountsOf } from '@garita/domain/pay/amounts';
import type { CompanyLineAmount } from '@garita/domain/pay/company-line';
import { withholdingLabelRate } from '@garita/domain/pay/pay-statement';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import type { Database } from '@garita/ledger/database/client';
import { leaveMovementsOf } from '@garita/ledger/queries/leave-movements';
import { type StubTotals, stubTotals } from '@garita/ledger/queries/stub-totals';
import { findTimeEntry, timeEntriesOfPeriod } from '@garita/ledger/queries/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/time-entry-view';
import { companies } from '@garita/ledger/registry/companies';
import { companyTaxes } from '@garita/ledger/registry/company-taxes';
import type { Registered } from '@garita/ledger/registry/registry';
import { employeeStubs, periodStubs } from '@garita/reports/catalogue';
import type { PayStubData, StubCompanyLine } from '@garita/reports/pay-stub/pay-stub-data';
import type { Report } from '@garita/reports/report';
import { AppError } from './app-error.ts';
import { existing } from './existing.ts';
import { type PaySubject, paySubjectIn } from './pay-facts.ts';
import { leaveBalancesAt } from './time-entry-record.ts';
import { type Context, useCase } from './use-case.ts';

/** A file as a person downloads it. */
export type Download = { fileName: string; contentType: string; bytes: Uint8Array };

type OfCompany = { companyId: number };
type OfEmployee = OfCompany & { employeeId: number };

type Paid = { subject: PaySubject; entry: TimeEntryView };

/** The stub of one entry. Errors: `not-found`. */
export const stubOfEntry = useCase(
  'pay:read',
  async (context, request: OfEmployee & { entryId: number }): Promise<Download> => {
    const subject = await subjectOf(context, request);
    const entry = await findTimeEntry(context.dependencies.database, request.entryId);
    return employeeDownload(context, subject, entry ? [entry] : []);
  },
);

/** The stubs of an employee's entries in a period, in the order in which they were loaded. Errors: `not-found`. */
export const stubsOfEmployee = useCase(
  'pay:read',
  async (context, request: OfEmployee & { periodId: number }): Promise<Download> => {
    const subject = await subjectOf(context, request);
    const { database } = context.dependencies;
    return employeeDownload(
      context,
      subject,
      await timeEntriesOfPeriod(database, request.companyId, request.periodId),
    );
  },
);

/** One file with the stubs of everyone who was paid in a period. Errors: `not-found`. */
export const stubsOfPeriod = useCase(
  'pay:read',
  async (context, request: OfCompany & { periodId: number }): Promise<Download> => {
    const { dependencies, actor } = context;
    existing(await companies.find(dependencies.database, actor, request.companyId));
    const paid: Paid[] = [];
    for (const entry of await timeEntriesOfPeriod(
      dependencies.database,
      request.companyId,
      request.periodId,
    )) {
      paid.push({ entry, subject: await subjectOf(context, entry) });
    }
    return download(context, periodStubs, paid);
  },
);

function subjectOf(
  { dependencies, actor }: Context,
  { companyId, employeeId }: OfEmployee,
): Promise<PaySubject> {
  return paySubjectIn(dependencies.database, { accountId: actor.accountId, companyId }, employeeId);
}

// An entry of somebody else under this employee's address is as absent as none.
function employeeDownload(
  context: Context,
  subject: PaySubject,
  entries: readonly TimeEntryView[],
): Promise<Download> {
  const { company, employee } = subject;
  const theirs = entries.filter(
    (entry) => entry.companyId === company.id && entry.employeeId === employee.id,
  );
  return download(
    context,
    employeeStubs,
    theirs.map((entry) => ({ subject, entry })),
  );
}

async function download(
  context: Context,
  report: Report<PayStubData[]>,
  paid: readonly Paid[],
): Promise<Download> {
  if (paid.length === 0) throw new AppError('not-found');
  const stubs: PayStubData[] = [];
  for (const { subject, entry } of paid)
    stubs.push(await stubData(context.dependencies.database, subject, entry));
  return {
    fileName: report.fileName(stubs),
    contentType: report.contentType,
    bytes: await report.render(stubs),
  };
}

async function stubData(
  db: Database,
  { scope, company, employee }: PaySubject,
  entry: TimeEntryView,
): Promise<PayStubData> {
  const totals = await stubTotals(db, entry);
  const movements = await leaveMovementsOf(db, entry);
  const { period, statement, facts } = entry;
  return {
    company,
    employee: { ...employee, socialSecurityLast4: employee.socialSecurityNumber.slice(-4) },
    period,
    payDate: entry.payDate,
    entryId: entry.entryId,
    current: amountsOf(entry.inputs, statement),
    year: totals.amounts,
    companyLines: stubLines(await companyTaxes.list(db, scope), statement.companyLines, totals),
    salariedMinutes: statement.typed.salary > 0 ? facts.leavePolicy.salariedMinutes : 0,
    rates: facts.rates,
    withholdingRate: withholdingLabelRate(statement.incomeTax),
    isWithholdingEdited: statement.incomeTax.isEdited,
    leave: leaveBalancesAt(movements, period.end),
    memo: entry.memo,
  };
}

/** Every line that this entry or the year has, under the name the entry froze or else the company's own. */
function stubLines(
  taxes: readonly Registered<CompanyTax>[],
  current: readonly CompanyLineAmount[],
  { companyLines }: StubTotals,
): StubCompanyLine[] {
  const ofYearOnly = taxes.filter(
    ({ id }) => companyLines.has(id) && !current.some(({ taxId }) => taxId === id),
  );
  return [
    ...current.map(({ taxId, name, direction, amount }) => ({
      name,
      direction,
      current: amount,
      year: companyLines.get(taxId) ?? amount,
    })),
    ...ofYearOnly.map(({ id, name, direction }) => ({
      name,
      direction,
      current: 0,
      year: companyLines.get(id) ?? 0,
    })),
  ];
}
