import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import { usualExemptionType } from '@garita/domain/contractor/contractor-defaults';
import type { Transaction } from '@garita/ledger/database/client';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { contractorRegistry, scopeOfContractor } from '@garita/ledger/registry/records/contractors';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import {
  type ActiveChange,
  applyChange,
  type RecordChangeOf,
  requireBirthdayInPast,
  requireCurrentVersion,
  setRecordActive,
  type VersionedInput,
  versionedRequest,
} from '../records/record-change.ts';
import { useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';
import { CONTRACTOR_NUMBERS } from './contractor-numbers.ts';
import {
  type AnyContractor,
  type ContractorRecord,
  type Numbers,
  type OfCompany,
  opened,
  sentNumbers,
  shownNumbers,
} from './contractors.ts';

/** Creates a contractor. Errors: `not-found`, `birth-in-future`, those of a key. */
export const createContractor = useCase(
  'records:write',
  (
    context,
    { companyId, contractor, commandId }: IdempotentInput & OfCompany & { contractor: Contractor },
  ): Promise<ContractorRecord> =>
    writeIdempotently(
      context,
      { operation: 'contractors.create', commandId, request: [companyId, contractor] },
      async (tx, stamp) => {
        requireBirthdayInPast(context.dependencies.today(), contractor.birthday);
        const scope = companyScope(context.actor, companyId);
        const coded = await withUsualCode(tx, scope, contractor);
        return { ...orNotFound(await opened(context).insert(tx, stamp, scope, coded)), companyId };
      },
    ),
);

/**
 * Changes a contractor. Past payments keep the facts that they froze. A masked number or account stays
 * unchanged, and is answered masked. Errors: `not-found`, `record-changed`, `birth-in-future`,
 * `invalid-input` for the mask of another number, those of a key.
 */
export const updateContractor = useCase(
  'records:write',
  (
    context,
    {
      contractorId,
      companyId,
      contractor: change,
      version,
      ...command
    }: VersionedInput & AnyContractor & { contractor: RecordChangeOf<Contractor> },
  ): Promise<ContractorRecord> =>
    writeIdempotently(
      context,
      {
        operation: 'contractors.update',
        ...command,
        request: versionedRequest([contractorId, change], version),
      },
      async (tx, stamp) => {
        const scope = orNotFound(await scopeOfContractor(tx, context.actor, contractorId));
        if (companyId !== undefined && companyId !== scope.companyId) throw new AppError('not-found');
        const known = orNotFound(await opened(context).lockForChange(tx, scope, contractorId));
        await requireCurrentVersion(
          tx,
          { tableName: 'contractors', accountId: scope.accountId, actorId: stamp.actorId },
          known,
          version,
        );
        const changed = applyChange(change, { ...known, ...shownNumbers(known) });
        const contractor = await withUsualCode(tx, scope, changed);
        requireBirthdayInPast(context.dependencies.today(), contractor.birthday);
        const numbered = { ...contractor, ...numbersOf(contractor, known) };
        const updated = orNotFound(await opened(context).update(tx, stamp, scope, contractorId, numbered));
        return { ...updated, ...sentNumbers(contractor), companyId: scope.companyId };
      },
    ),
);

/**
 * Returns a contractor with the exemption code that is usual if none was chosen: A with the specification's
 * rule, none with the law's. Errors: `not-found` for the company.
 */
async function withUsualCode(
  tx: Transaction,
  { accountId, companyId }: CompanyScope,
  contractor: Contractor,
): Promise<Contractor> {
  if (contractor.exemptionType !== null) return contractor;
  const { contractorRule } = orNotFound(await companyRegistry.find(tx, { accountId }, companyId));
  return { ...contractor, exemptionType: usualExemptionType(contractorRule) };
}

/**
 * Returns the numbers of a changed contractor. A number that is sent masked keeps its known value. Errors:
 * `text-invalid` for each masked number that differs from the one shown.
 */
function numbersOf(contractor: Contractor, known: Contractor): Numbers {
  const shown = shownNumbers(known);
  const masked = CONTRACTOR_NUMBERS.filter((field) => contractor[field].startsWith('*'));
  const errors = masked
    .filter((field) => contractor[field] !== shown[field])
    .map((field) => ({ path: [field], code: 'text-invalid' as const }));
  if (errors.length > 0) throw new AppError('invalid-input', { errors });
  const unchanged = masked.map((field) => [field, known[field]]);
  return { ...sentNumbers(contractor), ...Object.fromEntries(unchanged) };
}

/**
 * Switches a contractor on or off, and returns it with masked numbers. Errors: `not-found`, those of a key.
 */
export const setContractorActive = useCase(
  'records:write',
  (
    context,
    { contractorId: id, ...change }: ActiveChange & { contractorId: number },
  ): Promise<ContractorRecord> =>
    setRecordActive(
      context,
      { ...change, id },
      {
        operation: 'contractors.setActive',
        registry: contractorRegistry,
        scopeOf: scopeOfContractor,
        answer: (contractor, _tx, { companyId }) => ({ ...contractor, companyId }),
      },
    ),
);
