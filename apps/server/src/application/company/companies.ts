import { type BonusRule, DEFAULT_BONUS_RULE } from '@garita/domain/company/bonus-rule.schema';
import type { Company } from '@garita/domain/company/company.schema';
import { type CompanyDraft, companyDefaults as defaultsOf } from '@garita/domain/company/company-defaults';
import type { CompanyOrder } from '@garita/domain/company/company-page.schema';
import type { PageRequest } from '@garita/domain/field/page.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { Transaction } from '@garita/ledger/database/client';
import { lockCompanyAllowance } from '@garita/ledger/registry/access/accounts';
import { findBonusRule } from '@garita/ledger/registry/records/bonus-rules';
import { companyRegistry, countCompanies } from '@garita/ledger/registry/records/companies';
import type { RecordPage, SavedRecord } from '@garita/ledger/registry/registry';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope, requireCompany } from '../access.ts';
import { defaultAccountantId, lockAccountant } from '../account/accountants.ts';
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

export type CompanyRecord = SavedRecord<Company>;

/** Lists every company of the account, disabled ones included, by name. */
export const listCompanies = useCase(
  'records:read',
  ({ dependencies, actor }): Promise<CompanyRecord[]> => companyRegistry.list(dependencies.database, actor),
);

/**
 * Lists a page of the companies of the account, as `listCompanies` shows them. Errors: `not-found` for the
 * record that the page starts beside.
 */
export const listCompanyPage = useCase(
  'records:read',
  async ({ dependencies, actor }, request: PageRequest<CompanyOrder>): Promise<RecordPage<CompanyRecord>> =>
    orNotFound(await companyRegistry.listPage(dependencies.database, actor, request)),
);

/** Returns one company. Errors: `not-found`. */
export const getCompany = useCase(
  'records:read',
  async ({ dependencies, actor }, { companyId }: { companyId: number }): Promise<CompanyRecord> =>
    orNotFound(await companyRegistry.find(dependencies.database, actor, companyId)),
);

/** Returns the values with which the form of a new company starts. */
export const companyDefaults = useCase('records:read', async (context): Promise<CompanyDraft> => {
  const { dependencies, actor } = context;
  return defaultsOf({
    year: yearOf(dependencies.today()),
    companyCount: await countCompanies(dependencies.database, actor),
    accountantId: await defaultAccountantId(context),
  });
});

/** Creates a company. Errors: `company-limit-reached`, `unknown-accountant`, those of a key. */
export const createCompany = useCase(
  'records:write',
  (context, { company, ...command }: IdempotentInput & { company: Company }): Promise<CompanyRecord> =>
    writeIdempotently(
      context,
      { operation: 'companies.create', ...command, request: company },
      async (tx, stamp) => {
        await refuseBeyondAllowance(tx, context.actor);
        await lockAccountant(tx, context.actor, company.accountantId);
        return orNotFound(await companyRegistry.insert(tx, stamp, context.actor, company));
      },
    ),
);

/** Changes a company. Errors: `not-found`, `record-changed`, `unknown-accountant`, those of a key. */
export const updateCompany = useCase(
  'records:write',
  (
    context,
    {
      companyId,
      company: change,
      version,
      ...command
    }: VersionedInput & { companyId: number; company: RecordChangeOf<Company> },
  ): Promise<CompanyRecord> =>
    writeIdempotently(
      context,
      {
        operation: 'companies.update',
        ...command,
        request: versionedRequest([companyId, change], version),
      },
      async (tx, stamp) => {
        const saved = orNotFound(await companyRegistry.lockForChange(tx, context.actor, companyId));
        await requireCurrentVersion(
          tx,
          { tableName: 'companies', accountId: context.actor.accountId, actorId: stamp.actorId },
          saved,
          version,
        );
        const company = applyChange(change, saved);
        await lockAccountant(tx, context.actor, company.accountantId);
        return orNotFound(await companyRegistry.update(tx, stamp, context.actor, companyId, company));
      },
    ),
);

// Refuses a company beyond the number that the account may have. The lock makes simultaneous calls count each
// other. Inactive companies count too.
async function refuseBeyondAllowance(tx: Transaction, actor: { accountId: number }): Promise<void> {
  const allowedCompanies = await lockCompanyAllowance(tx, actor);
  if ((await countCompanies(tx, actor)) < allowedCompanies) return;
  throw new AppError('company-limit-reached', { allowedCompanies });
}

/** Switches a company on or off. Errors: `not-found`, those of a key. */
export const setCompanyActive = useCase(
  'records:write',
  (context, { companyId: id, ...change }: ActiveChange & { companyId: number }): Promise<CompanyRecord> =>
    setRecordActive(
      context,
      { ...change, id },
      {
        operation: 'companies.setActive',
        registry: companyRegistry,
        scopeOf: (_tx, actor) => actor,
        answer: (company) => company,
      },
    ),
);

/**
 * Returns the settings with which a company's bonus was last calculated, or those of the law before the first
 * time. Errors: `not-found`.
 */
export const lastBonusRule = useCase(
  'records:read',
  async ({ dependencies, actor }, { companyId }: { companyId: number }): Promise<BonusRule> => {
    const { database } = dependencies;
    await requireCompany(database, actor, companyId);
    const saved = await findBonusRule(database, companyScope(actor, companyId));
    return saved ?? DEFAULT_BONUS_RULE;
  },
);
