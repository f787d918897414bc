import { type BonusRule, DEFAULT_BONUS_RULE } from '@garita/domain/company/bonus-rule.schema';
import { findBonusRule } from '@garita/ledger/registry/records/bonus-rules';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { useCase } from '../use-case.ts';

/**
 * The settings that a company's bonus was last worked out with, the law's own before the first time. Errors:
 * `not-found`.
 */
export const lastBonusRule = useCase(
  'records:read',
  async ({ dependencies, actor }, { companyId }: { companyId: number }): Promise<BonusRule> => {
    const { database } = dependencies;
    orNotFound(await companyRegistry.find(database, actor, companyId));
    const kept = await findBonusRule(database, companyScope(actor, companyId));
    return kept ?? DEFAULT_BONUS_RULE;
  },
);
