import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';

const dated = {
  /** The yearly maximum of this tax for one employee, in cents; null or absent if there is none. */
  limit: centsSchema.nullable().default(null),
  /** The first pay date to which the version applies. */
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
