import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { companies } from '@garita/ledger/registry/companies';
import { companyTaxes } from '@garita/ledger/registry/company-taxes';
import type { Registered } from '@garita/ledger/registry/registry';
import { existing } from './existing.ts';
import { useCase } from './use-case.ts';
import { type Commanded, writeOnce } from './write-once.ts';

export type CompanyTaxRecord = Registered<CompanyTax>;

type OfCompany = { companyId: number };

/** Every tax line of a company, disabled ones included, in the order in which they came. Errors: `not-found`. */
export const listCompanyTaxes = useCase(
  'records:read',
  async ({ dependencies, actor }, { companyId }: OfCompany): Promise<CompanyTaxRecord[]> => {
    const { database } = dependencies;
    existing(await companies.find(database, actor, companyId));
    return companyTaxes.list(database, { accountId: actor.accountId, companyId });
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
        const scope = { accountId: context.actor.accountId, companyId };
        return existing(await companyTaxes.insert(tx, stamp, scope, tax));
      },
    ),
);
