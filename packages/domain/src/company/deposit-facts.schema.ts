import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';

/** The schedules that an agency gives an employer for a calendar year. */
export const YEARLY_SCHEDULES = ['monthly', 'semiweekly'] as const;
export type YearlySchedule = (typeof YEARLY_SCHEDULES)[number];

const yearlyScheduleSchema = z.enum(YEARLY_SCHEDULES, 'option-invalid').nullable();

/**
 * The statements of an employer about its deposits in a calendar year, needed where the pay in Garita does
 * not reach back far enough. Null for what nobody has stated: then the pay decides. Codes: `option-invalid`,
 * `unknown-field`, those of amounts.
 */
export const depositFactsSchema = z.strictObject(
  {
    /** The schedule for social security and Medicare, by the notice of the IRS. */
    federal: yearlyScheduleSchema,
    /** The schedule for the income tax of employees, by Hacienda. */
    local: yearlyScheduleSchema,
    /** Line 12 of the 941 of the quarter before the first one that was paid here. */
    previousQuarter: centsSchema.nullable(),
    /** The federal unemployment tax of the year's earlier quarters that was not deposited yet. */
    carriedFuta: centsSchema.nullable(),
  },
  STRICT,
);
export type DepositFacts = z.infer<typeof depositFactsSchema>;

/** The facts of a year of which nobody has said anything. */
export const NO_DEPOSIT_FACTS: DepositFacts = {
  federal: null,
  local: null,
  previousQuarter: null,
  carriedFuta: null,
};
