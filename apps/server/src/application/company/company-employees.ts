import { companies } from '@garita/ledger/registry/companies';
import { listSearchableEmployees, type SearchableEmployee } from '@garita/ledger/registry/searchable-records';
import { useCase } from '../use-case.ts';
import type { CompanyRecord } from './companies.ts';

/** A company with what it takes to choose one of its employees. */
export type CompanyWithEmployees = CompanyRecord & { employees: SearchableEmployee[] };

/** Every company of the account with its employees, disabled ones included; companies by name, employees as they came. */
export const listCompaniesWithEmployees = useCase(
  'records:read',
  async ({ dependencies: { database }, actor }): Promise<CompanyWithEmployees[]> => {
    const employees = await listSearchableEmployees(database, actor);
    const all = await companies.list(database, actor);
    return all.map((company) => ({
      ...company,
      employees: employees.filter(({ companyId }) => companyId === company.id),
    }));
  },
);
