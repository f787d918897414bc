import { type Contractor, maskedTaxpayerNumber } from '@garita/domain/contractor/contractor.schema';
import type { ContractorOrder } from '@garita/domain/contractor/contractor-page.schema';
import { maskedAccount } from '@garita/domain/field/digits.schema';
import type { PageRequest } from '@garita/domain/field/page.schema';
import { allOf } from '@garita/ledger/database/all-of';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import type { Transaction } from '@garita/ledger/database/client';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import type { RecordPage, SavedRecord } from '@garita/ledger/registry/registry';
import {
  listContractorsOfCompany,
  type SearchableContractor,
} from '@garita/ledger/registry/searchable-records';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope, requireCompany } from '../access.ts';
import { mayShowWhole } from '../records/whole-numbers.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { CONTRACTOR_NUMBERS, type ContractorNumber } from './contractor-numbers.ts';

/**
 * A contractor as shown. Numbers and accounts are whole only for users who may write them, otherwise
 * ***-**-1234 and *****1234.
 */
export type ContractorRecord = SavedRecord<Contractor> & { companyId: number };

export type OfCompany = { companyId: number };
/** A contractor by id; if a company is named too, it must be the contractor's company. */
export type AnyContractor = { contractorId: number; companyId?: number | undefined };

/**
 * Lists every contractor of a company, disabled ones included, by name; numbers and accounts masked. Errors:
 * `not-found`.
 */
export const listContractors = useCase(
  'records:read',
  async ({ dependencies, actor }, { companyId }: OfCompany): Promise<ContractorRecord[]> => {
    const { database } = dependencies;
    await requireCompany(database, actor, companyId);
    const all = await contractorRegistry.list(database, companyScope(actor, companyId));
    return all.map((contractor) => ({ ...contractor, companyId }));
  },
);

/**
 * Lists the contractors of a company for a choice, inactive ones included, with a tenth of the data of their
 * list. Errors: `not-found`.
 */
export const listContractorChoices = useCase(
  'records:read',
  async ({ dependencies, actor }, { companyId }: OfCompany): Promise<SearchableContractor[]> => {
    const { database } = dependencies;
    const { company, choices } = await batchQueries(database, (db) => ({
      company: companyRegistry.find(db, actor, companyId),
      choices: listContractorsOfCompany(db, companyScope(actor, companyId)),
    }));
    orNotFound(company);
    return choices;
  },
);

/**
 * Lists a page of the contractors of a company, as `listContractors` shows them. Errors: `not-found`, also
 * for the record that the page starts beside.
 */
export const listContractorPage = useCase(
  'records:read',
  async (
    context,
    { companyId, ...pageRequest }: OfCompany & PageRequest<ContractorOrder>,
  ): Promise<RecordPage<ContractorRecord>> => {
    const { database } = context.dependencies;
    const scope = companyScope(context.actor, companyId);
    const { company, page } = await allOf({
      company: companyRegistry.find(database, context.actor, companyId),
      page: contractorRegistry.listPage(database, scope, pageRequest),
    });
    orNotFound(company);
    const { rows, found } = orNotFound(page);
    return { rows: rows.map((contractor) => ({ ...contractor, companyId })), found };
  },
);

/**
 * Returns one contractor. Numbers and accounts are whole for users who may write them, because a program has
 * to send them back; this is recorded and counted. Beyond the limit of whole numbers they are masked.
 * `isMasked` requests only the last four characters. Errors: `not-found`.
 */
export const getContractor = useCase(
  'records:read',
  async (
    context,
    {
      companyId,
      contractorId,
      isMasked = false,
    }: OfCompany & { contractorId: number; isMasked?: boolean | undefined },
  ): Promise<ContractorRecord> => {
    const isWhole = await mayShowWhole(context, { isMasked });
    return context.dependencies.database.transaction(async (tx) => {
      const { find } = isWhole ? opened(context) : contractorRegistry;
      const contractor = orNotFound(await find(tx, companyScope(context.actor, companyId), contractorId));
      if (isWhole) await recordNumbersShown(tx, context, contractor);
      return { ...contractor, companyId };
    });
  },
);

export type Numbers = Record<ContractorNumber, string>;

export function sentNumbers({ taxpayerNumber, bankAccount, retirementAccount }: Contractor): Numbers {
  return { taxpayerNumber, bankAccount, retirementAccount };
}

export function shownNumbers(known: Contractor): Numbers {
  return {
    taxpayerNumber: maskedTaxpayerNumber(known),
    bankAccount: maskedAccount(known.bankAccount),
    retirementAccount: maskedAccount(known.retirementAccount),
  };
}

async function recordNumbersShown(
  tx: Transaction,
  { dependencies: { now }, actor }: UseCaseContext,
  contractor: SavedRecord<Contractor>,
): Promise<void> {
  const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
  for (const field of CONTRACTOR_NUMBERS.filter((name) => contractor[name] !== '')) {
    await recordDisclosure(tx, stamp, { tableName: 'contractors', recordId: contractor.id, field });
  }
}

// The registry with the key: numbers are read and written whole.
export function opened({ dependencies }: UseCaseContext) {
  return contractorRegistry.withKeyring(dependencies.keyring);
}
