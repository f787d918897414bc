import { leaveBalancesAt, NO_MOVEMENTS } from '@garita/domain/employee/leave-balance';
import { amountsOf } from '@garita/domain/pay/amounts';
import type { CompanyLineAmount } from '@garita/domain/pay/company-line';
import { withholdingOf } from '@garita/domain/pay/pay-statement';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { allOf } from '@garita/ledger/database/all-of';
import type { Database } from '@garita/ledger/database/client';
import { pipelinedTransaction } from '@garita/ledger/database/pipelined-transaction';
import { leaveMovementsOfCompany } from '@garita/ledger/queries/leave/leave-movements';
import { openingBalancesOfYear } from '@garita/ledger/queries/opening-balance/opening-balance';
import { type StubTotals, stubTotals } from '@garita/ledger/queries/pay/stub-totals';
import { timeEntriesOf } from '@garita/ledger/queries/pay/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { companyTaxRegistry } from '@garita/ledger/registry/records/company-taxes';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import type { CompanyScope, SavedRecord } from '@garita/ledger/registry/registry';
import type { PayStubData, StubCompanyLine } from '@garita/reports/pay-stub/pay-stub-data';
import { orNotFound } from '../../../refusal/app-error.ts';

/** Reads what the stubs of some entries print, in their order. */
export type ReadStubs = (entries: readonly TimeEntryView[]) => Promise<PayStubData[]>;

/**
 * Makes the reader of the stubs of some employees of a company. The records that all stubs print are read
 * here, what belongs to entries once for each part. Errors: `not-found` for the company or an employee.
 */
export async function stubsReader(
  db: Database,
  scope: CompanyScope,
  employeeIds: readonly number[],
): Promise<ReadStubs> {
  const { companyId } = scope;
  const { found, printed, taxes } = await allOf({
    found: companyRegistry.find(db, scope, companyId),
    printed: employeeRegistry.listByIds(db, scope, employeeIds),
    taxes: companyTaxRegistry.list(db, scope),
  });
  const company = orNotFound(found);
  const people = new Map(printed.map((employee) => [employee.id, employee]));
  return async (requested) => {
    const { entries, totals, openings, movements } = await asOfOneMoment(db, companyId, requested);
    return entries.map((entry) => {
      const { entryId, employeeId, period, payDate, paid, inputs, statement, facts, memo, corrects } = entry;
      const employee = orNotFound(people.get(employeeId));
      const ofYear = orNotFound(totals.get(entryId));
      const opening = openings.get(entry.taxYear)?.get(employeeId);
      return {
        entryId,
        company,
        employee: { ...employee, socialSecurityLast4: employee.socialSecurityNumber.slice(-4) },
        period,
        payDate,
        paid,
        current: amountsOf(inputs, statement),
        year: ofYear.amounts,
        companyLines: stubLines(taxes, statement.companyLines, ofYear),
        // A correction of a salary changes no paid time.
        salariedMinutes: statement.typed.salary > 0 && !corrects ? facts.leavePolicy.salariedMinutes : 0,
        rates: facts.rates,
        openingBalance: opening && opening.asOf <= payDate ? opening.amounts : null,
        withholding: withholdingOf(statement.incomeTax),
        leave: leaveBalancesAt(movements.get(employeeId) ?? NO_MOVEMENTS, period.end),
        memo,
        corrects: corrects?.period,
      };
    });
  };
}

/**
 * Reads entries again together with their sums at one moment. Pay may change while a long file is made, and
 * the sums must be those of the lines. An entry that was deleted meanwhile is printed as it was requested.
 */
async function asOfOneMoment(db: Database, companyId: number, requested: readonly TimeEntryView[]) {
  const entryIds = requested.map(({ entryId }) => entryId);
  const employeeIds = [...new Set(requested.map(({ employeeId }) => employeeId))];
  return pipelinedTransaction(
    db,
    async (tx) => {
      const { live, ...beside } = await allOf({
        live: timeEntriesOf(tx, companyId, entryIds),
        totals: stubTotals(tx, companyId, entryIds),
        openings: openingsOf(tx, companyId, requested),
        movements: leaveMovementsOfCompany(tx, { companyId, employeeIds }),
      });
      const now = new Map(live.map((entry) => [entry.entryId, entry]));
      return { entries: requested.map((entry) => now.get(entry.entryId) ?? entry), ...beside };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Returns the opening balances of the entries' tax years: one year, or two if pay of December was paid in
 * January. No change takes an entry to another year.
 */
async function openingsOf(db: Database, companyId: number, entries: readonly TimeEntryView[]) {
  const years = [...new Set(entries.map(({ taxYear }) => taxYear))];
  const openings = await Promise.all(years.map((year) => openingBalancesOfYear(db, [companyId], year)));
  return new Map(years.map((year, at) => [year, openings[at]]));
}

/**
 * Lists every line of the entry or the year, under the name that the entry froze, otherwise under the
 * company's name of the line.
 */
function stubLines(
  taxes: readonly SavedRecord<CompanyTax>[],
  current: readonly CompanyLineAmount[],
  { companyLines }: StubTotals,
): StubCompanyLine[] {
  const ofYearOnly = taxes.filter(
    ({ id }) => companyLines.has(id) && !current.some(({ taxId }) => taxId === id),
  );
  return [
    ...current.map(({ taxId, name, direction, amount }) => ({
      taxId,
      name,
      direction,
      current: amount,
      year: companyLines.get(taxId) ?? amount,
    })),
    ...ofYearOnly.map(({ id, name, direction }) => ({
      taxId: id,
      name,
      direction,
      current: 0,
      year: companyLines.get(id) ?? 0,
    })),
  ];
}
