import { fullName } from '@garita/domain/employee/full-name';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { listSearchableCompanies, listSearchableEmployees } from '@garita/ledger/registry/searchable-records';
import { useCase } from './use-case.ts';

type FoundRecord = { id: number; name: string; isActive: boolean };

/** The names under which one looks for the records of an account, each kind in a list of its own. */
export type SearchableRecords = {
  companies: FoundRecord[];
  /** Of all companies of the account. */
  employees: (FoundRecord & { companyId: number; payFrequency: PayFrequency })[];
};

/**
 * Everything of the account that can be looked for by name, in one answer of names and ids: whoever types filters it on the
 * spot instead of asking again at every letter.
 */
export const searchRecords = useCase(
  'records:read',
  async ({ dependencies: { database }, actor }): Promise<SearchableRecords> => {
    const [companies, employees] = await Promise.all([
      listSearchableCompanies(database, actor),
      listSearchableEmployees(database, actor),
    ]);
    return {
      companies,
      employees: employees.map(({ id, companyId, isActive, payFrequency, ...names }) => ({
        id,
        companyId,
        name: fullName(names),
        payFrequency,
        isActive,
      })),
    };
  },
);
