import { fullName } from '@garita/domain/employee/full-name';
import { type LeaveMovement, NO_MOVEMENTS } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { sumCents } from '@garita/domain/money/cents';
import { boxParts, firstKnownParts } from '@garita/domain/report/box-source';
import { bonusMinutes, christmasBonus as bonusOf, bonusYear } from '@garita/domain/report/christmas-bonus';
import type { ReportRequest, ReportRequestOf } from '@garita/domain/report/report-request';
import { derivedTotal, sumTotal } from '@garita/domain/report/report-total';
import type { PaidEntry } from '@garita/domain/returns/paid-entry';
import { policyRange } from '@garita/domain/returns/quarter';
import { compareBySurname } from '@garita/domain/text/spanish-order';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { contractorPaymentsBetween } from '@garita/ledger/queries/contractor/contractor-totals';
import { leaveMovementsOfCompany } from '@garita/ledger/queries/leave/leave-movements';
import type { PayDateRange } from '@garita/ledger/queries/pay/paid-entries';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import {
  christmasBonus,
  contractorPayments,
  contractorYear,
  leave,
  workersCompensation,
} from '@garita/reports/catalogue';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { omittedOpeningBalances } from '../omitted-opening-balances.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import type { ReportContext } from '../report-cache.ts';
import { listPaidEmployeeIds } from '../taxable-pay.ts';
import { monthFingerprints } from './closing-fingerprints.ts';
import { contractorFigures } from './contractor-figures.ts';
import { earnedByQuarter, entriesOf, grossTotals, withRowsOfEach } from './employees-paid.ts';
import { listHead } from './list-head.ts';
import { salariesBetween } from './salaries.ts';

/** The function that prepares each list, by its name. */
export const LISTS = {
  salaries: salariesBetween,
  leave: leaveBetween,
  'christmas-bonus': bonusOfYear,
  'workers-compensation': insuredPayroll,
  'contractor-payments': contractorsPaidBetween,
  'contractor-year': contractorsOfYear,
};

/**
 * Prepares the list of vacation and sick time between two days; inactive employees without any are left out.
 */
async function leaveBetween(
  context: UseCaseContext,
  { companyId, start, end }: ReportRequestOf<'leave'>,
): Promise<PreparedReport> {
  const { database } = context.dependencies;
  const movements = await leaveMovementsOfCompany(database, { companyId });
  const active = (await employeeRegistry.list(database, companyScope(context.actor, companyId)))
    .filter(({ isActive }) => isActive)
    .toSorted(compareBySurname);
  const data = {
    ...(await listHead(context, companyId)),
    start,
    end,
    employees: active.map((employee) => ({
      id: employee.id,
      name: employee,
      payFrequency: employee.payFrequency,
      movements: movements.get(employee.id) ?? NO_MOVEMENTS,
    })),
  };
  const taken = (kind: LeaveKind) =>
    active.flatMap(({ id }) =>
      takenBetween(movements.get(id)?.[kind] ?? [], { from: start, to: end }).map((part) => ({
        ...part,
        employeeId: id,
      })),
    );
  const [vacation, sick] = [taken('vacation'), taken('sick')];
  const minutesOf = ({ minutes }: { minutes: Minutes }) => minutes;
  return prepareReport(leave, data, {
    boxes: firstKnownParts(
      boxParts(vacation, { vacationTaken: minutesOf }),
      boxParts(sick, { sickTaken: minutesOf }),
    ),
    totals: [sumTotal('vacationTaken', vacation, minutesOf), sumTotal('sickTaken', sick, minutesOf)],
  });
}

/** Returns the entries that took leave between two days, with the time that they took. */
function takenBetween(movements: readonly LeaveMovement[], { from, to }: PayDateRange) {
  return movements.flatMap((movement) =>
    movement.cause === 'taken' && movement.date >= from && movement.date <= to
      ? [{ entryId: movement.entryId, payDate: movement.date, minutes: -movement.minutes }]
      : [],
  );
}

/**
 * Prepares the Christmas bonus of everybody who earned something in the bonus year; they are also the
 * head-count.
 */
async function bonusOfYear(
  context: UseCaseContext,
  request: ReportRequestOf<'christmas-bonus'>,
): Promise<PreparedReport> {
  const { companyId, year, bonusRule } = request;
  const paid = await earnedByQuarter(context, companyId, { range: bonusYear(year), firstMonth: 10 });
  const countedOf = ({ amounts, salariedMinutes }: PaidEntry) =>
    bonusMinutes(bonusRule, amounts, salariedMinutes);
  const data = {
    ...(await listHead(context, companyId)),
    monthFingerprints: await monthFingerprints(context.dependencies.database, companyId, bonusYear(year)),
    omittedPay: await omittedPayOf(context, request),
    year,
    employees: paid.map(({ employee, entries, quarters }) => {
      const minutes = entries.reduce((sum, entry) => sum + countedOf(entry), 0);
      return {
        id: employee.id,
        name: employee,
        socialSecurityLast4: employee.socialSecurityNumber.slice(-4),
        minutes,
        quarters,
        bonus: bonusOf(bonusRule, { headCount: paid.length, earned: sumCents(quarters), minutes }),
      };
    }),
  };
  const all = entriesOf(paid);
  const [employed, gross] = grossTotals(all);
  const bonus = derivedTotal('bonus', sumCents(data.employees.map((employee) => employee.bonus)), gross);
  return prepareReport(christmasBonus, data, {
    boxes: boxParts(all, { gross: ({ amounts }) => amounts.gross, countedMinutes: countedOf }),
    totals: [employed, gross, bonus],
  });
}

/** Lists the pay of another system that a list leaves out, by person. */
async function omittedPayOf(context: UseCaseContext, request: ReportRequest) {
  const omitted = await omittedOpeningBalances(context, request);
  const { dependencies, actor } = context;
  const scope = companyScope(actor, request.companyId);
  const people = await employeeRegistry.listByIds(dependencies.database, scope, listPaidEmployeeIds(omitted));
  return withRowsOfEach(people, omitted, ({ employeeId }) => employeeId).flatMap(([name, own]) =>
    own.map(({ gross, asOf }) => ({ name, gross, asOf })),
  );
}

/** Prepares the insured payroll: the earnings of everybody in the year of a CFSE policy. */
async function insuredPayroll(
  context: ReportContext,
  request: ReportRequestOf<'workers-compensation'>,
): Promise<PreparedReport> {
  const { companyId, fiscalYear } = request;
  const paid = await earnedByQuarter(context, companyId, { range: policyRange(fiscalYear), firstMonth: 7 });
  const data = {
    ...(await listHead(context, companyId)),
    monthFingerprints: await monthFingerprints(
      context.dependencies.database,
      companyId,
      policyRange(fiscalYear),
    ),
    omittedPay: await omittedPayOf(context, request),
    fiscalYear,
    employees: paid.map(({ employee, quarters }) => ({
      id: employee.id,
      name: employee,
      workersCompensationClass: employee.workersCompensationClass,
      quarters,
    })),
  };
  const insured = paid.flatMap(({ employee, entries }) =>
    entries.map((entry) => ({ ...entry, workersCompensationClass: employee.workersCompensationClass })),
  );
  return prepareReport(workersCompensation, data, {
    boxes: boxParts(
      insured,
      { gross: ({ amounts }) => amounts.gross },
      ({ workersCompensationClass }, label) => workersCompensationClass === label,
    ),
    totals: grossTotals(insured),
  });
}

/** Prepares the list of every payment of contractors between two days. */
async function contractorsPaidBetween(
  context: UseCaseContext,
  { companyId, start, end }: ReportRequestOf<'contractor-payments'>,
): Promise<PreparedReport> {
  const { database } = context.dependencies;
  const days = { from: start, to: end };
  const payments = await contractorPaymentsBetween(database, companyId, days);
  const all = await contractorRegistry.list(database, companyScope(context.actor, companyId));
  const data = {
    ...(await listHead(context, companyId)),
    monthFingerprints: await monthFingerprints(database, companyId, days),
    start,
    end,
    contractors: withRowsOfEach(
      all.toSorted(compareBySurname),
      payments,
      ({ contractorId }) => contractorId,
    ).map(([contractor, own]) => ({
      id: contractor.id,
      name: fullName(contractor),
      payments: own,
    })),
  };
  return prepareReport(contractorPayments, data, contractorFigures(payments));
}

/** Prepares a year's payments of contractors, month by month. */
async function contractorsOfYear(
  context: UseCaseContext,
  { companyId, year }: ReportRequestOf<'contractor-year'>,
): Promise<PreparedReport> {
  const { database } = context.dependencies;
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const payments = await contractorPaymentsBetween(database, companyId, days);
  const all = await contractorRegistry.list(database, companyScope(context.actor, companyId));
  const data = {
    ...(await listHead(context, companyId)),
    monthFingerprints: await monthFingerprints(database, companyId, days),
    year,
    contractors: withRowsOfEach(
      all.toSorted(compareBySurname),
      payments,
      ({ contractorId }) => contractorId,
    ).map(([contractor, own]) => ({
      id: contractor.id,
      name: fullName(contractor),
      entityType: contractor.entityType,
      taxpayerLast4: contractor.taxpayerNumber.slice(-4),
      payments: own,
    })),
  };
  return prepareReport(contractorYear, data, contractorFigures(payments));
}
