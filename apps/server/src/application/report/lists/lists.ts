import { fullName } from '@garita/domain/employee/full-name';
import { boxParts } from '@garita/domain/report/box-source';
import { payParts } from '@garita/domain/report/pay-parts';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { sumTotal } from '@garita/domain/report/report-total';
import { policyRange } from '@garita/domain/returns/quarter';
import { compareBySurname } from '@garita/domain/text/spanish-order';
import { contractorPaymentsBetween } from '@garita/ledger/queries/contractor/contractor-totals';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import {
  contractorPayments,
  contractorYear,
  nonResidents,
  workersCompensation,
} from '@garita/reports/catalogue';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import type { ReportContext } from '../report-cache.ts';
import { daysOfYear } from '../taxable-pay.ts';
import { bonusOfYear } from './christmas-bonus.ts';
import { monthFingerprints } from './closing-fingerprints.ts';
import { contractorFigures } from './contractor-figures.ts';
import {
  earnedByQuarter,
  employeesPaid,
  entriesOf,
  grossTotals,
  omittedPayOf,
  withRowsOfEach,
} from './employees-paid.ts';
import { leaveBetween } from './leave.ts';
import { listHead } from './list-head.ts';
import { salariesBetween } from './salaries.ts';

/** The function that prepares each list, by its name. */
export const LISTS = {
  salaries: salariesBetween,
  leave: leaveBetween,
  'christmas-bonus': bonusOfYear,
  'workers-compensation': insuredPayroll,
  'non-residents': nonResidentsOfYear,
  'contractor-payments': contractorsPaidBetween,
  'contractor-year': contractorsOfYear,
};

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

/** Prepares a year's pay of non-residents, month by month, and the tax withheld from it. */
async function nonResidentsOfYear(
  context: ReportContext,
  { companyId, year }: ReportRequestOf<'non-residents'>,
): Promise<PreparedReport> {
  const days = daysOfYear(year);
  const paid = (await employeesPaid(context, companyId, days)).flatMap(({ employee, entries }) => {
    const own = entries.filter(({ isNonResident }) => isNonResident);
    return own.length === 0 ? [] : [{ employee, entries: own }];
  });
  const entries = entriesOf(paid);
  const data = {
    ...(await listHead(context, companyId)),
    monthFingerprints: await monthFingerprints(context.dependencies.database, companyId, days),
    year,
    people: paid.map(({ employee, entries: own }) => ({
      id: employee.id,
      name: fullName(employee),
      socialSecurityLast4: employee.socialSecurityNumber.slice(-4),
      payments: own.map(({ payDate, amounts: { gross, incomeTaxWithheld } }) => ({
        payDate,
        gross,
        incomeTaxWithheld,
      })),
    })),
  };
  return prepareReport(nonResidents, data, {
    boxes: payParts(entries),
    totals: [
      ...grossTotals(entries),
      sumTotal('withheld', entries, ({ amounts }) => amounts.incomeTaxWithheld),
    ],
  });
}

/** Prepares the insured payroll: the earnings of everybody in the year of a CFSE policy. */
async function insuredPayroll(
  context: ReportContext,
  request: ReportRequestOf<'workers-compensation'>,
): Promise<PreparedReport> {
  const { companyId, fiscalYear } = request;
  const everybody = await employeesPaid(context, companyId, policyRange(fiscalYear));
  const paid = earnedByQuarter(everybody, { firstMonth: 7 });
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
