import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';

const dated = {
  /** The most of this tax that one employee pays in a calendar year, in cents; null or absent for none. */
  limit: centsSchema.nullable().default(null),
  /** The first pay date for which the version counts. */
  effectiveFrom: calendarDateSchema,
};

/**
 * A new version of one of the five fixed taxes: a percentage of pay in parts per million, or for the
 * chauffeur insurance cents per week. Codes: `required` and those of amounts, percentages and dates.
 */
export const fixedTaxSchema = z.discriminatedUnion(
  'concept',
  [
    z.strictObject(
      {
        concept: z.enum(
          ['disabilityInsurance', 'medicare', 'socialSecurity', 'socialSecurityOnTips'],
          'required',
        ),
        rate: rateSchema,
        ...dated,
      },
      STRICT,
    ),
    z.strictObject({ concept: z.literal('chauffeurInsurance'), weeklyAmount: centsSchema, ...dated }, STRICT),
  ],
  'required',
);
export type FixedTaxInput = z.infer<typeof fixedTaxSchema>;
