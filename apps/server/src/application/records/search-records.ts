import { fullName } from '@garita/domain/employee/full-name';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import {
  listSearchableCompanies,
  listSearchableContractors,
  listSearchableEmployees,
  type SearchableContractor,
  type SearchableEmployee,
} from '@garita/ledger/registry/searchable-records';
import { useCase } from '../use-case.ts';

type FoundRecord = { id: number; name: string; isActive: boolean };

/** The searchable records of an account, a list for each kind. */
export type SearchableRecords = {
  companies: (FoundRecord & { employerIdentificationNumber: string })[];
  /** The employees of all companies of the account. */
  employees: (FoundRecord & { companyId: number; payFrequency: PayFrequency; lastFour: string })[];
  /** The contractors of all companies of the account. */
  contractors: (FoundRecord & { companyId: number; lastFour: string })[];
};

/**
 * Returns everything of the account that can be searched by name, in one answer of names and ids. The browser
 * filters it while the user types, instead of asking again at every letter.
 */
export const searchRecords = useCase(
  'records:read',
  async ({ dependencies: { database }, actor }): Promise<SearchableRecords> => {
    const { companies, employees, contractors } = await batchQueries(database, (db) => ({
      companies: listSearchableCompanies(db, actor),
      employees: listSearchableEmployees(db, actor),
      contractors: listSearchableContractors(db, actor),
    }));
    return {
      companies,
      employees: employees.map(foundEmployee),
      contractors: contractors.map(foundContractor),
    };
  },
);

// Written out by name, because there may be ten thousand and a rest pattern takes five times as long.
function foundEmployee(employee: SearchableEmployee): SearchableRecords['employees'][number] {
  const { id, companyId, isActive, payFrequency, lastFour } = employee;
  return { id, companyId, isActive, payFrequency, lastFour, name: fullName(employee) };
}

function foundContractor(contractor: SearchableContractor): SearchableRecords['contractors'][number] {
  const { id, companyId, isActive, lastFour } = contractor;
  return { id, companyId, isActive, lastFour, name: fullName(contractor) };
}
