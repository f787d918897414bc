import type { Employee } from '@garita/domain/employee/employee.schema';
import { payParts } from '@garita/domain/report/pay-parts';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { sumTotal } from '@garita/domain/report/report-total';
import type { PaidEntry } from '@garita/domain/returns/paid-entry';
import { monthOfDay } from '@garita/domain/time/calendar-month';
import type { Database } from '@garita/ledger/database/client';
import { companyLinesPaid } from '@garita/ledger/queries/pay/company-lines-paid';
import { correctionsPaid } from '@garita/ledger/queries/pay/corrections';
import type { PayDateRange } from '@garita/ledger/queries/pay/paid-entries';
import { companyTaxRegistry } from '@garita/ledger/registry/records/company-taxes';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { salaries } from '@garita/reports/catalogue';
import type { MonthFingerprint } from '@garita/reports/list/closing-fingerprints';
import type { ListedPerson, SalariesData } from '@garita/reports/lists/salaries';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { monthFingerprints, periodFingerprints } from './closing-fingerprints.ts';
import { employeesPaid, entriesOf, grossTotals, onlyEmployee, withRowsOfEach } from './employees-paid.ts';
import { listHead } from './list-head.ts';

/** Prepares the list of salaries between two days, of everybody or of one employee. */
export async function salariesBetween(
  context: UseCaseContext,
  { companyId, employeeId, start, end }: ReportRequestOf<'salaries'>,
): Promise<PreparedReport> {
  const paid = await employeesPaid(context, companyId, { from: start, to: end });
  const wanted = paid.filter(({ employee }) => employeeId === null || employee.id === employeeId);
  const all = entriesOf(wanted);
  const { database } = context.dependencies;
  const closedMonths = await monthFingerprints(database, companyId, { from: start, to: end });
  const data = {
    ...(await listHead(context, companyId)),
    start,
    end,
    onlyEmployee: await onlyEmployee(context, { companyId, employeeId }),
    monthFingerprints: closedMonths,
    // The fingerprint of a month also proves the closings of its periods.
    periodFingerprints: await periodFingerprints(
      database,
      companyId,
      periodsOf(outsideClosedMonths(all, closedMonths)),
    ),
    corrections: await correctionsOf(database, companyId, {
      paid: wanted,
      range: { from: start, to: end },
    }),
    employees: wanted.map(({ employee, entries }) => ({ ...paidPerson(employee), entries })),
    companyLines: await companyLinesOf(context, companyId, {
      paid: wanted.map(({ employee }) => employee),
      range: { from: start, to: end },
    }),
  };
  return prepareReport(salaries, data, {
    boxes: payParts(all),
    totals: [
      ...grossTotals(all),
      sumTotal('withheld', all, ({ amounts }) => amounts.incomeTaxWithheld),
      sumTotal('net', all, ({ amounts }) => amounts.net),
    ],
  });
}

/** Lists each of the company's own lines in the pay of these people, with its amounts by person. */
async function companyLinesOf(
  context: UseCaseContext,
  companyId: number,
  { paid, range }: { paid: readonly SavedRecord<Employee>[]; range: PayDateRange },
): Promise<SalariesData['companyLines']> {
  const { database } = context.dependencies;
  const lines = await companyLinesPaid(database, companyId, range);
  const taxes = await companyTaxRegistry.list(database, companyScope(context.actor, companyId));
  return withRowsOfEach(taxes, lines, ({ taxId }) => taxId).flatMap(([{ name }, ofLine]) => {
    const whose = withRowsOfEach(paid, ofLine, ({ employeeId }) => employeeId).map(([employee, amounts]) => ({
      ...paidPerson(employee),
      amounts,
    }));
    return whose.length > 0 ? [{ name, employees: whose }] : [];
  });
}

function paidPerson(employee: SavedRecord<Employee>): ListedPerson {
  return { id: employee.id, name: employee, socialSecurityLast4: employee.socialSecurityNumber.slice(-4) };
}

/** Returns the entries that are paid in none of these months. */
function outsideClosedMonths(
  entries: readonly PaidEntry[],
  closedMonths: readonly MonthFingerprint[],
): PaidEntry[] {
  const months = new Set(closedMonths.map(({ month }) => month));
  return entries.filter(({ payDate }) => !months.has(monthOfDay(payDate)));
}

function periodsOf(entries: readonly PaidEntry[]) {
  return entries.map(({ periodId: id, periodStart: start, periodEnd: end }) => ({ id, start, end }));
}

/** Lists the pay of these people between two days that corrects pay of a closed period. */
async function correctionsOf(
  db: Database,
  companyId: number,
  { paid, range }: { paid: readonly { employee: SavedRecord<Employee> }[]; range: PayDateRange },
): Promise<SalariesData['corrections']> {
  const names = new Map(paid.map(({ employee }) => [employee.id, employee]));
  const corrections = await correctionsPaid(db, companyId, range);
  return corrections.flatMap(({ employeeId, payDate, periodStart: start, periodEnd: end }) => {
    const name = names.get(employeeId);
    return name ? [{ name, payDate, start, end }] : [];
  });
}
