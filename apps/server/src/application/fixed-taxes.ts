import type { Cents } from '@garita/domain/money/cents';
import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
  type FixedTax,
} from '@garita/domain/tax/tax-parameters';
import { yearOf } from '@garita/domain/time/calendar-date';
import { yearToDateTotals } from '@garita/ledger/queries/withheld-so-far';
import { scopeOfEmployee } from '@garita/ledger/registry/employees';
import { listFixedTaxesInForce } from '@garita/ledger/registry/pay-parameters';
import { existing } from './existing.ts';
import { useCase } from './use-case.ts';

/** A fixed tax in force today. Its id, 1 to 5, is its concept's. */
export type FixedTaxRecord = FixedTax & { id: number };

/** The fixed taxes in force today, in the order of their ids. */
export const listFixedTaxes = useCase('records:read', async ({ dependencies }): Promise<FixedTaxRecord[]> => {
  const inForce = await listFixedTaxesInForce(dependencies.database, dependencies.today());
  return inForce.map((tax) => ({ ...tax, id: CONTRIBUTION_CONCEPTS.indexOf(tax.concept) + 1 }));
});

/** What an employee was withheld of each fixed tax in a tax year, in cents. */
export type FixedTaxTotals = Record<ContributionConcept, Cents>;

/** The five totals of an employee's tax year, the current one unless said, by pay date. Errors: `not-found`. */
export const fixedTaxTotals = useCase(
  'pay:read',
  async (
    { dependencies, actor },
    { employeeId, year = yearOf(dependencies.today()) }: { employeeId: number; year?: number | undefined },
  ): Promise<FixedTaxTotals> => {
    const { database } = dependencies;
    const { companyId } = existing(await scopeOfEmployee(database, actor, employeeId));
    const totals = existing((await yearToDateTotals(database, { companyId, employeeId }, [year]))[year]);
    const { disabilityInsurance, medicare, socialSecurity, socialSecurityOnTips, chauffeurInsurance } =
      totals;
    return { disabilityInsurance, medicare, socialSecurity, socialSecurityOnTips, chauffeurInsurance };
  },
);
