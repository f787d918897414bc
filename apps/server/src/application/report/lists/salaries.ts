import type { Employee } from '@garita/domain/employee/employee.schema';
import type { PaidEntry } from '@garita/domain/filing/returns/paid-entry';
import { payParts } from '@garita/domain/report/pay-parts';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { summed } from '@garita/domain/report/report-total';
import { monthOfDay } from '@garita/domain/time/calendar-month';
import type { Database } from '@garita/ledger/database/client';
import { companyLinesPaid } from '@garita/ledger/queries/pay/company-lines-paid';
import { correctionsPaid } from '@garita/ledger/queries/pay/corrections';
import type { PayDates } from '@garita/ledger/queries/pay/paid-entries';
import { companyTaxes } from '@garita/ledger/registry/records/company-taxes';
import type { Registered } from '@garita/ledger/registry/registry';
import { salaries } from '@garita/reports/catalogue';
import type { MonthSeal } from '@garita/reports/lists/month-seal';
import type { PaidPerson, SalariesData } from '@garita/reports/lists/salaries';
import { companyScope } from '../../company-scope.ts';
import type { Context } from '../../use-case.ts';
import { type GatheredReport, gathered } from '../gathered-report.ts';
import { employeesPaid, entriesOf, grossTotals } from './employees-paid.ts';
import { listHead } from './list-head.ts';
import { monthSeals } from './month-seals.ts';
import { onlyEmployee } from './only-employee.ts';
import { periodSeals } from './period-seals.ts';
import { withOwn } from './with-own.ts';

/** What everybody, or one employee, was paid between two days. */
export async function salariesBetween(
  context: Context,
  { companyId, employeeId, start, end }: ReportRequestOf<'salaries'>,
): Promise<GatheredReport> {
  const paid = await employeesPaid(context, companyId, { from: start, to: end });
  const wanted = paid.filter(({ employee }) => employeeId === null || employee.id === employeeId);
  const all = entriesOf(wanted);
  const { database } = context.dependencies;
  const sealed = await monthSeals(database, companyId, { from: start, to: end });
  const data = {
    ...(await listHead(context, companyId)),
    start,
    end,
    only: await onlyEmployee(context, { companyId, employeeId }),
    monthSeals: sealed,
    // The seal of a month proves the closings of its periods, too.
    seals: await periodSeals(database, companyId, periodsOf(outside(all, sealed))),
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
  return gathered(salaries, data, {
    boxes: payParts(all),
    totals: [
      ...grossTotals(all),
      summed('withheld', all, ({ amounts }) => amounts.incomeTaxWithheld),
      summed('net', all, ({ amounts }) => amounts.net),
    ],
  });
}

/** Each of the company's own lines that was in the pay of these people, with what it came to in whose. */
async function companyLinesOf(
  context: Context,
  companyId: number,
  { paid, range }: { paid: readonly Registered<Employee>[]; range: PayDates },
): Promise<SalariesData['companyLines']> {
  const { database } = context.dependencies;
  const lines = await companyLinesPaid(database, companyId, range);
  const taxes = await companyTaxes.list(database, companyScope(context.actor, companyId));
  return withOwn(taxes, lines, ({ taxId }) => taxId).flatMap(([{ name }, ofLine]) => {
    const whose = withOwn(paid, ofLine, ({ employeeId }) => employeeId).map(([employee, amounts]) => ({
      ...paidPerson(employee),
      amounts,
    }));
    return whose.length > 0 ? [{ name, employees: whose }] : [];
  });
}

function paidPerson(employee: Registered<Employee>): PaidPerson {
  return { id: employee.id, name: employee, socialSecurityLast4: employee.socialSecurityNumber.slice(-4) };
}

/** What of it is paid in none of these months. */
function outside(entries: readonly PaidEntry[], sealed: readonly MonthSeal[]): PaidEntry[] {
  const months = new Set(sealed.map(({ month }) => month));
  return entries.filter(({ payDate }) => !months.has(monthOfDay(payDate)));
}

function periodsOf(entries: readonly PaidEntry[]) {
  return entries.map(({ periodId: id, periodStart: start, periodEnd: end }) => ({ id, start, end }));
}

/** What these people were paid between two days that corrects pay of a closed period. */
async function correctionsOf(
  db: Database,
  companyId: number,
  { paid, range }: { paid: readonly { employee: Registered<Employee> }[]; range: PayDates },
): Promise<SalariesData['corrections']> {
  const names = new Map(paid.map(({ employee }) => [employee.id, employee]));
  const corrections = await correctionsPaid(db, companyId, range);
  return corrections.flatMap(({ employeeId, payDate, periodStart: start, periodEnd: end }) => {
    const name = names.get(employeeId);
    return name ? [{ name, payDate, start, end }] : [];
  });
}
