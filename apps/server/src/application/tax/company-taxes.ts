import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { companies } from '@garita/ledger/registry/records/companies';
import { companyTaxes, scopeOfCompanyTax } from '@garita/ledger/registry/records/company-taxes';
import type { Registered } from '@garita/ledger/registry/registry';
import { companyScope } from '../company-scope.ts';
import { existing } from '../existing.ts';
import { type Change, changed } from '../records/change.ts';
import { useCase } from '../use-case.ts';
import { type Commanded, writeOnce } from '../write-once.ts';

export type CompanyTaxRecord = Registered<CompanyTax>;

type OfCompany = { companyId: number };

/** Every tax line of a company, disabled ones included, in the order in which they came. Errors: `not-found`. */
export const listCompanyTaxes = useCase(
  'records:read',
  async ({ dependencies, actor }, { companyId }: OfCompany): Promise<CompanyTaxRecord[]> => {
    const { database } = dependencies;
    existing(await companies.find(database, actor, companyId));
    return companyTaxes.list(database, companyScope(actor, companyId));
  },
);

/** One tax line of a company. Errors: `not-found`. */
export const getCompanyTax = useCase(
  'records:read',
  async (
    { dependencies, actor },
    { companyId, taxId }: OfCompany & { taxId: number },
  ): Promise<CompanyTaxRecord> => {
    const scope = companyScope(actor, companyId);
    return existing(await companyTaxes.find(dependencies.database, scope, taxId));
  },
);

/** A new tax line of a company. Errors: `not-found`, those of a key. */
export const createCompanyTax = useCase(
  'records:write',
  (
    context,
    { companyId, tax, commandId }: Commanded & OfCompany & { tax: CompanyTax },
  ): Promise<CompanyTaxRecord> =>
    writeOnce(
      context,
      { operation: 'companyTaxes.create', commandId, request: [companyId, tax] },
      async (tx, stamp) => {
        const scope = companyScope(context.actor, companyId);
        return existing(await companyTaxes.insert(tx, stamp, scope, tax));
      },
    ),
);

/** Changes a tax line; pay of the past keeps the lines it froze. Errors: `not-found`, those of a key. */
export const updateCompanyTax = useCase(
  'records:write',
  (
    context,
    { taxId, tax: change, ...command }: Commanded & { taxId: number; tax: Change<CompanyTax> },
  ): Promise<CompanyTaxRecord> =>
    writeOnce(
      context,
      { operation: 'companyTaxes.update', ...command, request: [taxId, change] },
      async (tx, stamp) => {
        const scope = existing(await scopeOfCompanyTax(tx, context.actor, taxId));
        const tax = changed(change, existing(await companyTaxes.find(tx, scope, taxId)));
        return existing(await companyTaxes.update(tx, stamp, scope, taxId, tax));
      },
    ),
);
