import { type MonthOfPay, yearByMonth } from '@garita/domain/filing/returns/year-by-month';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { orNotFound } from '../or-not-found.ts';
import { costsInYear } from '../report/span-pay.ts';
import { useCase } from '../use-case.ts';

/** What a company paid, withheld and bore in each month of a calendar year. Errors: `not-found`. */
export const companyYear = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { companyId, year }: { companyId: number; year: number },
  ): Promise<MonthOfPay[]> => {
    const company = orNotFound(await companyRegistry.find(database, actor, companyId));
    const { entries, costs } = await costsInYear(database, { company, year });
    return yearByMonth(entries, costs);
  },
);
