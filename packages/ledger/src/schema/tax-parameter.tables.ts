import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
  type WithholdingBracket,
} from '@garita/domain/pay/withholding/tax-parameters';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, text } from 'drizzle-orm/pg-core';
import { cents, oneOf, rate } from './columns.ts';
import { registry } from './registry.schema.ts';

/** The dated versions of the five fixed taxes, shared by every account. A version is added, never changed. */
export const fixedTaxes = registry.table(
  'fixed_taxes',
  {
    version: bigint('version', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    concept: text('concept').$type<ContributionConcept>().notNull(),
    effectiveFrom: date('effective_from').notNull(),
    /** A share of pay; for all but the chauffeur insurance. */
    rate: rate('rate'),
    /** Cents per week; for the chauffeur insurance. */
    weeklyAmount: cents('weekly_amount'),
    /** The most tax in a calendar year; null for no limit. */
    limit: cents('limit'),
  },
  (t) => [
    index('fixed_taxes_in_force').on(t.concept, t.effectiveFrom),
    oneOf('fixed_taxes_concept', t.concept, CONTRIBUTION_CONCEPTS),
    check(
      'fixed_taxes_amount',
      sql`case when ${t.concept} = 'chauffeurInsurance'
        then ${t.weeklyAmount} is not null and ${t.rate} is null
        else ${t.rate} is not null and ${t.weeklyAmount} is null end`,
    ),
  ],
);

/** The dated versions of the income tax withholding table, the same for every account. */
export const withholdingTables = registry.table('withholding_tables', {
  version: bigint('version', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  effectiveFrom: date('effective_from').notNull(),
  brackets: jsonb('brackets').$type<WithholdingBracket[]>().notNull(),
});
