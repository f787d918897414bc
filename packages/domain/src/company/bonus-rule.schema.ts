import { z } from 'zod';
import { flagSchema } from '../field/flag.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';

/**
 * The bonus in companies of one size: a percentage of the salaries that count, in parts per million, up to a
 * maximum in cents.
 */
const bonusTermsSchema = z.strictObject({ rate: rateSchema, maximum: centsSchema }, STRICT);

/**
 * The rule of the Christmas bonus: the limit between small and large companies, the terms of each, and the
 * hours that count toward the minimum.
 *
 * Codes: `required`, `count-invalid` and those of a percentage and an amount.
 */
export const bonusRuleSchema = z.strictObject(
  {
    /** A company with more employees than this is large, otherwise small. */
    employeeThreshold: z.int(requiredOr('count-invalid')).min(0, 'count-invalid').max(999, 'count-invalid'),
    large: bonusTermsSchema,
    small: bonusTermsSchema,
    countedHours: z.strictObject(
      {
        regular: flagSchema,
        overtime: flagSchema,
        vacation: flagSchema,
        sick: flagSchema,
      },
      STRICT,
    ),
  },
  STRICT,
);
export type BonusRule = z.infer<typeof bonusRuleSchema>;

/**
 * The terms that a company starts with: more than 20 employees, 6 % up to 600.00; up to 20, 3 % up to 300.00.
 * They are those of the product's specification, not of the law (`bonus/law-bonus.ts`).
 */
export const DEFAULT_BONUS_RULE: BonusRule = {
  employeeThreshold: 20,
  large: { rate: 60_000, maximum: 600_00 },
  small: { rate: 30_000, maximum: 300_00 },
  countedHours: { regular: true, overtime: true, vacation: false, sick: false },
};
