import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import {
  listSearchableCompanies,
  listSearchableContractors,
  listSearchableEmployees,
} from '@garita/ledger/registry/searchable-records';
import { useCase } from '../use-case.ts';

type FoundRecord = { id: number; name: string; isActive: boolean };

/** The names under which one looks for the records of an account, each kind in a list of its own. */
export type SearchableRecords = {
  companies: (FoundRecord & { employerIdentificationNumber: string })[];
  /** Of all companies of the account. */
  employees: (FoundRecord & { companyId: number; payFrequency: PayFrequency; lastFour: string })[];
  /** Of all companies of the account, too. */
  contractors: (FoundRecord & { companyId: number; lastFour: string })[];
};

/**
 * Everything of the account that can be looked for by name, in one answer of names and ids: whoever types filters it on the
 * spot instead of asking again at every letter.
 */
export const searchRecords = useCase(
  'records:read',
  async ({ dependencies: { database }, actor }): Promise<SearchableRecords> => {
    const [companies, employees, contractors] = await Promise.all([
      listSearchableCompanies(database, actor),
      listSearchableEmployees(database, actor),
      listSearchableContractors(database, actor),
    ]);
    return { companies, employees: employees.map(named), contractors: contractors.map(named) };
  },
);

function named<Rest extends object>({
  firstName,
  middleName,
  lastName,
  motherLastName,
  ...rest
}: PersonName & Rest) {
  return { ...rest, name: fullName({ firstName, middleName, lastName, motherLastName }) };
}
