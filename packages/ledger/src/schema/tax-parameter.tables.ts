import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
} from '@garita/domain/pay/withholding/tax-parameters';
import {
  CONFIDENCES,
  type Confidence,
  PARAMETER_KINDS,
  type ParameterKind,
  type ParameterValue,
} from '@garita/domain/tax/parameter-kinds';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.tables.ts';
import { cents, moment, oneOf, rate, recordId } from './columns.ts';
import { registry } from './registry.schema.ts';

/** The source of a version, the confidence in it, and who entered it: nobody if it is built in. */
const entered = () => ({
  source: text('source').notNull().default(''),
  confidence: text('confidence').$type<Confidence>(),
  enteredBy: recordId('entered_by').references(() => users.id),
  enteredAt: moment('entered_at'),
});

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
    ...entered(),
  },
  (t) => [
    index('fixed_taxes_in_force').on(t.concept, t.effectiveFrom),
    oneOf('fixed_taxes_concept', t.concept, CONTRIBUTION_CONCEPTS),
    oneOf('fixed_taxes_confidence', t.confidence, CONFIDENCES),
    check(
      'fixed_taxes_amount',
      sql`case when ${t.concept} = 'chauffeurInsurance'
        then ${t.weeklyAmount} is not null and ${t.rate} is null
        else ${t.rate} is not null and ${t.weeklyAmount} is null end`,
    ),
  ],
);

/**
 * The other dated parameters of the law, shared by every account. A version is added, never changed. No two
 * versions of a kind have one number.
 */
export const payParameters = registry.table(
  'pay_parameters',
  {
    kind: text('kind').$type<ParameterKind>().notNull(),
    version: bigint('version', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    effectiveFrom: date('effective_from').notNull(),
    /** The value, in the shape of its kind; null if the version of this day was withdrawn. */
    value: jsonb('value').$type<ParameterValue>(),
    ...entered(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.version] }),
    oneOf('pay_parameters_kind', t.kind, PARAMETER_KINDS),
    oneOf('pay_parameters_confidence', t.confidence, CONFIDENCES),
  ],
);
