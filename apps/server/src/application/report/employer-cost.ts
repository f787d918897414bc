import type { Company } from '@garita/domain/company/company.schema';
import { type EmployerCost, employerCosts, taxesOf } from '@garita/domain/filing/employer-cost';
import type { PaidEntry } from '@garita/domain/filing/paid-entry';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { people, summed } from '@garita/domain/report/report-total';
import { yearOf } from '@garita/domain/time/calendar-date';
import { type PayPeriod, payPeriodById } from '@garita/domain/time/pay-period';
import type { Database } from '@garita/ledger/database/client';
import { yearsPaidFor } from '@garita/ledger/queries/paid-entries';
import { companies } from '@garita/ledger/registry/companies';
import { employees } from '@garita/ledger/registry/employees';
import type { Registered } from '@garita/ledger/registry/registry';
import { employerCost } from '@garita/reports/catalogue';
import { existing } from '../existing.ts';
import type { Context } from '../use-case.ts';
import { paidInYear, wageBaseOf } from './filed-pay.ts';
import { type GatheredReport, gathered } from './gathered-report.ts';

/** What was paid between two days cost the employer beside itself, of everybody or of one employee. */
export async function employerCostBetween(
  context: Context,
  { companyId, employeeId, start, end }: ReportRequestOf<'employer-cost'>,
): Promise<GatheredReport> {
  const years = Array.from({ length: yearOf(end) - yearOf(start) + 1 }, (_, index) => yearOf(start) + index);
  const isOfIt = ({ payDate }: PaidEntry) => payDate >= start && payDate <= end;
  return costOf(context, { companyId, employeeId }, { span: { start, end }, years, isOfIt });
}

/** The same of the pay of a period, whenever it was paid. Errors: `not-found` for a period that there is not. */
export async function employerCostOfPeriod(
  context: Context,
  { companyId, employeeId, periodId }: ReportRequestOf<'period-employer-cost'>,
): Promise<GatheredReport> {
  const period = existing(payPeriodById(periodId));
  const years = await yearsPaidFor(context.dependencies.database, companyId, periodId);
  const isOfIt = (entry: PaidEntry) => entry.periodId === periodId;
  const span = { start: period.start, end: period.end, period };
  return costOf(context, { companyId, employeeId }, { span, years, isOfIt });
}

type Pay = {
  span: Pick<PayPeriod, 'start' | 'end'> & { period?: PayPeriod };
  years: readonly number[];
  isOfIt: (entry: PaidEntry) => boolean;
};

async function costOf(
  { dependencies, actor }: Context,
  { companyId, employeeId }: { companyId: number; employeeId: number | null },
  { span, years, isOfIt }: Pay,
): Promise<GatheredReport> {
  const { database } = dependencies;
  const company = existing(await companies.find(database, actor, companyId));
  const all = await employees.list(database, { accountId: actor.accountId, companyId });
  const wanted = all.filter(({ id }) => employeeId === null || id === employeeId);
  const costs: (EmployerCost & { period: number })[] = [];
  // Each year has bases of its own, which what it paid before has used up too.
  for (const year of years) {
    const { entries, costs: ofYear } = await costsInYear(database, { company, employees: all, year });
    const periods = new Map(
      entries.filter(isOfIt).map(({ entryId, periodId }) => [entryId, payPeriodById(periodId)?.number ?? 0]),
    );
    for (const cost of ofYear) {
      const period = periods.get(cost.entryId);
      if (period !== undefined) costs.push({ ...cost, period });
    }
  }
  const ofWanted = costs.filter(({ employeeId: id }) => employeeId === null || id === employeeId);
  const data = {
    company,
    date: dependencies.today(),
    ...span,
    employees: wanted.flatMap((employee) => {
      const own = ofWanted.filter(({ employeeId: id }) => id === employee.id);
      return own.length > 0 ? [{ name: employee, costs: own }] : [];
    }),
  };
  return gathered(employerCost, data, {
    totals: [
      people('employees', ofWanted, ({ gross }) => gross),
      summed('gross', ofWanted, ({ gross }) => gross),
      summed('employerShare', ofWanted, taxesOf),
    ],
  });
}

type YearOfCompany = {
  company: Registered<Company>;
  employees: readonly { id: number; isChauffeur: boolean }[];
  year: number;
};

/** What a company paid in a calendar year, and what each entry cost it beside. */
export async function costsInYear(
  db: Database,
  { company, employees: all, year }: YearOfCompany,
): Promise<{ entries: PaidEntry[]; costs: EmployerCost[] }> {
  const chauffeurs = new Set(all.filter(({ isChauffeur }) => isChauffeur).map(({ id }) => id));
  const { entries, before } = await paidInYear(db, company.id, year);
  const wageBase = await wageBaseOf(db, year);
  const costs = employerCosts(entries, {
    rates: company,
    before,
    isChauffeur: (id) => chauffeurs.has(id),
    ...(wageBase === undefined ? {} : { wageBase }),
  });
  return { entries, costs };
}
