import { amountsOf } from '@garita/domain/pay/amounts';
import type { CompanyLineAmount } from '@garita/domain/pay/company-line';
import { withholdingOf } from '@garita/domain/pay/pay-statement';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import type { Database } from '@garita/ledger/database/client';
import { leaveMovementsOf } from '@garita/ledger/queries/leave-movements';
import { openingBalanceOf } from '@garita/ledger/queries/opening-balance';
import { type StubTotals, stubTotals } from '@garita/ledger/queries/stub-totals';
import type { TimeEntryView } from '@garita/ledger/queries/time-entry-view';
import { companyTaxes } from '@garita/ledger/registry/company-taxes';
import type { Registered } from '@garita/ledger/registry/registry';
import type { PayStubData, StubCompanyLine } from '@garita/reports/pay-stub/pay-stub-data';
import type { PaySubject } from '../pay/pay-facts.ts';
import { leaveBalancesAt } from '../pay/time-entry-record.ts';

/** An entry with whose it is. */
export type Paid = { subject: PaySubject; entry: TimeEntryView };

/** Everything that the stub of one entry prints. */
export async function stubData(db: Database, { subject, entry }: Paid): Promise<PayStubData> {
  const { scope, company, employee } = subject;
  const totals = await stubTotals(db, entry);
  const opening = await openingBalanceOf(db, entry);
  const movements = await leaveMovementsOf(db, entry);
  const { period, statement, facts } = entry;
  return {
    company,
    employee: { ...employee, socialSecurityLast4: employee.socialSecurityNumber.slice(-4) },
    period,
    payDate: entry.payDate,
    paid: entry.paid,
    current: amountsOf(entry.inputs, statement),
    year: totals.amounts,
    companyLines: stubLines(await companyTaxes.list(db, scope), statement.companyLines, totals),
    salariedMinutes: statement.typed.salary > 0 ? facts.leavePolicy.salariedMinutes : 0,
    rates: facts.rates,
    brought: opening && opening.asOf <= entry.payDate ? opening.amounts : null,
    withholding: withholdingOf(statement.incomeTax),
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
