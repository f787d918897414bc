import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { companyTaxRegistry, scopeOfCompanyTax } from '@garita/ledger/registry/records/company-taxes';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope, requireCompany } from '../access.ts';
import {
  type ActiveChange,
  applyChange,
  type RecordChangeOf,
  requireCurrentVersion,
  setRecordActive,
  type VersionedInput,
  versionedRequest,
} from '../records/record-change.ts';
import { useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

export type CompanyTaxRecord = SavedRecord<CompanyTax>;

type OfCompany = { companyId: number };

/**
 * Lists every tax line of a company, disabled ones included, in the order of their creation. Errors:
 * `not-found`.
 */
export const listCompanyTaxes = useCase(
  'records:read',
  async ({ dependencies, actor }, { companyId }: OfCompany): Promise<CompanyTaxRecord[]> => {
    const { database } = dependencies;
    await requireCompany(database, actor, companyId);
    return companyTaxRegistry.list(database, companyScope(actor, companyId));
  },
);

/** Returns one tax line of a company. Errors: `not-found`. */
export const getCompanyTax = useCase(
  'records:read',
  async (
    { dependencies, actor },
    { companyId, taxId }: OfCompany & { taxId: number },
  ): Promise<CompanyTaxRecord> => {
    const scope = companyScope(actor, companyId);
    return orNotFound(await companyTaxRegistry.find(dependencies.database, scope, taxId));
  },
);

/** Creates a tax line of a company. Errors: `not-found`, those of a key. */
export const createCompanyTax = useCase(
  'records:write',
  (
    context,
    { companyId, tax, commandId }: IdempotentInput & OfCompany & { tax: CompanyTax },
  ): Promise<CompanyTaxRecord> =>
    writeIdempotently(
      context,
      { operation: 'companyTaxes.create', commandId, request: [companyId, tax] },
      async (tx, stamp) => {
        const scope = companyScope(context.actor, companyId);
        return orNotFound(await companyTaxRegistry.insert(tx, stamp, scope, tax));
      },
    ),
);

/**
 * Changes a tax line; past pay keeps the lines that it froze. Errors: `not-found`, `record-changed`, those of
 * a key.
 */
export const updateCompanyTax = useCase(
  'records:write',
  (
    context,
    {
      taxId,
      tax: change,
      version,
      ...command
    }: VersionedInput & { taxId: number; tax: RecordChangeOf<CompanyTax> },
  ): Promise<CompanyTaxRecord> =>
    writeIdempotently(
      context,
      {
        operation: 'companyTaxes.update',
        ...command,
        request: versionedRequest([taxId, change], version),
      },
      async (tx, stamp) => {
        const scope = orNotFound(await scopeOfCompanyTax(tx, context.actor, taxId));
        const saved = orNotFound(await companyTaxRegistry.lockForChange(tx, scope, taxId));
        await requireCurrentVersion(
          tx,
          { tableName: 'company_taxes', accountId: scope.accountId, actorId: stamp.actorId },
          saved,
          version,
        );
        const tax = applyChange(change, saved);
        return orNotFound(await companyTaxRegistry.update(tx, stamp, scope, taxId, tax));
      },
    ),
);

/**
 * Switches a tax line on or off; past pay keeps the lines that it froze. Errors: `not-found`, those of a key.
 */
export const setCompanyTaxActive = useCase(
  'records:write',
  (context, { taxId: id, ...change }: ActiveChange & { taxId: number }): Promise<CompanyTaxRecord> =>
    setRecordActive(
      context,
      { ...change, id },
      {
        operation: 'companyTaxes.setActive',
        registry: companyTaxRegistry,
        scopeOf: scopeOfCompanyTax,
        answer: (tax) => tax,
      },
    ),
);
