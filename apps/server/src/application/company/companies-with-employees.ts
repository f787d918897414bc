import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import type { CompanyOrder } from '@garita/domain/company/company-page.schema';
import type { PageRequest } from '@garita/domain/field/page.schema';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { listSearchableEmployees, type SearchableEmployee } from '@garita/ledger/registry/searchable-records';
import { orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import type { CompanyRecord } from './companies.ts';

/** A company with the facts from which one of its employees is chosen. */
export type CompanyWithEmployees = CompanyRecord & { employees: SearchableEmployee[] };

/**
 * Lists every company of the account with its employees, disabled ones included; companies by name,
 * employees in the order of their creation.
 */
export const listCompaniesWithEmployees = useCase(
  'records:read',
  async ({ dependencies: { database }, actor }): Promise<CompanyWithEmployees[]> => {
    const employees = await listSearchableEmployees(database, actor);
    return withEmployees(await companyRegistry.list(database, actor), employees);
  },
);

/**
 * Lists one page of companies, each with its employees; no other company's employees are read. Errors:
 * `not-found` for the record that the page starts beside.
 */
export const listCompanyPageWithEmployees = useCase(
  'records:read',
  async (
    { dependencies: { database }, actor },
    page: PageRequest<CompanyOrder>,
  ): Promise<CompanyWithEmployees[]> => {
    const { rows } = orNotFound(await companyRegistry.listPage(database, actor, page));
    // Without companies the filter by name would select all companies.
    if (rows.length === 0) return [];
    const access = { ...(actor.access ?? WHOLE_ACCOUNT), companyIds: rows.map(({ id }) => id) };
    return withEmployees(rows, await listSearchableEmployees(database, { ...actor, access }));
  },
);

function withEmployees(
  companies: readonly CompanyRecord[],
  employees: readonly SearchableEmployee[],
): CompanyWithEmployees[] {
  return companies.map((company) => ({
    ...company,
    employees: employees.filter(({ companyId }) => companyId === company.id),
  }));
}
