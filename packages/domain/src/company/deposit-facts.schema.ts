import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';

/** The deposit schedules that an agency assigns to an employer for a calendar year. */
export const YEARLY_SCHEDULES = ['monthly', 'semiweekly'] as const;
export type YearlySchedule = (typeof YEARLY_SCHEDULES)[number];

const yearlyScheduleSchema = z.enum(YEARLY_SCHEDULES, 'option-invalid').nullable();

/**
 * An employer's statements about its deposits in a calendar year, needed if earlier pay is in another system.
 * Null if not stated: then the pay decides. Codes: `option-invalid`, `unknown-field`, those of amounts.
 */
export const depositFactsSchema = z.strictObject(
  {
    /** The schedule for social security and Medicare in the IRS notice. */
    federal: yearlyScheduleSchema,
    /** The schedule for the income tax of employees, from Hacienda. */
    local: yearlyScheduleSchema,
    /** Line 12 of the 941 for the quarter before the first one that is paid in Garita as a whole. */
    previousQuarter: centsSchema.nullable(),
    /** The FUTA tax of the year's earlier quarters that was not deposited yet. */
    carriedFuta: centsSchema.nullable(),
  },
  STRICT,
);
export type DepositFacts = z.infer<typeof depositFactsSchema>;

/** The facts of a year without any statement. */
export const NO_DEPOSIT_FACTS: DepositFacts = {
  federal: null,
  local: null,
  previousQuarter: null,
  carriedFuta: null,
};
