import { type EmployerCost, employerCosts, taxesOf } from '@garita/domain/filing/employer-cost';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { people, summed } from '@garita/domain/report/report-total';
import { yearOf } from '@garita/domain/time/calendar-date';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { companies } from '@garita/ledger/registry/companies';
import { employees } from '@garita/ledger/registry/employees';
import { employerCost } from '@garita/reports/catalogue';
import { existing } from '../existing.ts';
import type { Context } from '../use-case.ts';
import { paidInYear, wageBaseOf } from './filed-pay.ts';
import { type GatheredReport, gathered } from './gathered-report.ts';

/** What was paid between two days cost the employer beside itself, of everybody or of one employee. */
export async function employerCostBetween(
  { dependencies, actor }: Context,
  { companyId, employeeId, start, end }: ReportRequestOf<'employer-cost'>,
): Promise<GatheredReport> {
  const { database } = dependencies;
  const company = existing(await companies.find(database, actor, companyId));
  const all = await employees.list(database, { accountId: actor.accountId, companyId });
  const wanted = all.filter(({ id }) => employeeId === null || id === employeeId);
  const chauffeurs = new Set(all.filter(({ isChauffeur }) => isChauffeur).map(({ id }) => id));
  const costs: (EmployerCost & { period: number })[] = [];
  // Each year has bases of its own, which what it paid before the first day has used up too.
  for (let year = yearOf(start); year <= yearOf(end); year += 1) {
    const { entries, before } = await paidInYear(database, companyId, year);
    const periods = new Map(
      entries.map(({ entryId, periodId }) => [entryId, payPeriodById(periodId)?.number]),
    );
    const wageBase = await wageBaseOf(database, year);
    const ofYear = employerCosts(entries, {
      rates: company,
      before,
      isChauffeur: (id) => chauffeurs.has(id),
      ...(wageBase === undefined ? {} : { wageBase }),
    });
    const inRange = ofYear.filter(({ payDate }) => payDate >= start && payDate <= end);
    costs.push(...inRange.map((cost) => ({ ...cost, period: periods.get(cost.entryId) ?? 0 })));
  }
  const ofWanted = costs.filter(({ employeeId: id }) => employeeId === null || id === employeeId);
  const data = {
    company,
    date: dependencies.today(),
    start,
    end,
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
