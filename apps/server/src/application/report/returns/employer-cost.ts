import { byName } from '@garita/domain/pay/concepts';
import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { peopleTotal, sumTotal } from '@garita/domain/report/report-total';
import { EMPLOYER_TAXES, type EmployerCost, taxesOf } from '@garita/domain/returns/employer-cost';
import { compareBySurname } from '@garita/domain/text/spanish-order';
import { parsePeriodId } from '@garita/domain/time/period-id';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { employerCost } from '@garita/reports/catalogue';
import { orNotFound } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { fingerprintsOfSpan } from '../lists/closing-fingerprints.ts';
import { onlyEmployee } from '../lists/employees-paid.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { costsInSpan, type PaySpan, paidBetween, paidOfPeriod } from '../span-pay.ts';
import { listPaidEmployeeIds } from '../taxable-pay.ts';

/** Prepares the employer's cost beside the pay of a date range, of everybody or of one employee. */
export async function employerCostBetween(
  context: UseCaseContext,
  { companyId, employeeId, start, end }: ReportRequestOf<'employer-cost'>,
): Promise<PreparedReport> {
  return costOf(context, { companyId, employeeId }, paidBetween(start, end));
}

/**
 * Prepares the employer's cost beside the pay of a period, in years within the user's access. Errors:
 * `not-found` for an unknown period.
 */
export async function employerCostOfPeriod(
  context: UseCaseContext,
  { companyId, employeeId, periodId }: ReportRequestOf<'period-employer-cost'>,
): Promise<PreparedReport> {
  const span = await paidOfPeriod(context, { companyId, periodId });
  return costOf(context, { companyId, employeeId }, span);
}

async function costOf(
  context: UseCaseContext,
  { companyId, employeeId }: { companyId: number; employeeId: number | null },
  span: PaySpan,
): Promise<PreparedReport> {
  const { dependencies, actor } = context;
  const { database, today } = dependencies;
  const company = orNotFound(await companyRegistry.find(database, actor, companyId));
  const scope = companyScope(actor, companyId);
  const isWanted = (id: number) => employeeId === null || id === employeeId;
  const costs = (await costsInSpan(database, { company, accountId: actor.accountId }, span))
    .filter(({ cost }) => isWanted(cost.employeeId))
    .map(({ cost, entry }) => ({ ...cost, period: parsePeriodId(entry.periodId)?.number ?? 0 }));
  const paid = await employeeRegistry.listByIds(database, scope, listPaidEmployeeIds(costs));
  const data = {
    company,
    date: today(),
    onlyEmployee: await onlyEmployee(context, { companyId, employeeId }),
    ...span.days,
    yearsLeftOut: span.yearsLeftOut,
    monthFingerprints: await fingerprintsOfSpan(database, companyId, span),
    employees: paid.toSorted(compareBySurname).flatMap((employee) => {
      const own = costs.filter(({ employeeId: id }) => id === employee.id);
      return own.length > 0 ? [{ id: employee.id, name: employee, costs: own }] : [];
    }),
  };
  return prepareReport(employerCost, data, {
    boxes: boxParts(costs, {
      ...byName(
        EMPLOYER_TAXES,
        (tax) =>
          ({ taxes }: EmployerCost) =>
            taxes[tax],
      ),
      gross: ({ gross }) => gross,
      employerShare: taxesOf,
      totalCost: (cost) => cost.gross + taxesOf(cost),
    }),
    totals: [
      peopleTotal('employees', costs, ({ gross }) => gross),
      sumTotal('gross', costs, ({ gross }) => gross),
      sumTotal('employerShare', costs, taxesOf),
    ],
  });
}
