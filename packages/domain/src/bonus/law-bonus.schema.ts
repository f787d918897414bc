import { z } from 'zod';
import { flagSchema } from '../field/flag.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';

/**
 * The facts that the Christmas bonus by law needs beside the pay. Null where they are not stated: then no
 * limit applies, the bonus is paid in time, and the size of the employer is counted.
 *
 * Codes: `required`, `amount-invalid`, `amount-too-large`, `date-invalid`, `option-invalid`.
 */
export const lawBonusSchema = z.strictObject(
  {
    /** The net profit of the bonus year in cents; a loss is negative. */
    netProfit: z
      .int(requiredOr('amount-invalid'))
      .min(-MAX_AMOUNT, 'amount-too-large')
      .max(MAX_AMOUNT, 'amount-too-large')
      .nullable(),
    paidOn: calendarDateSchema.nullable(),
    /** True if the employer is large for hires from 26 January 2017 on; false if it is small. */
    isLargeForReformHires: flagSchema.nullable(),
    /** True if the employer is large for earlier hires; false if it is small. */
    isLargeForEarlierHires: flagSchema.nullable(),
  },
  STRICT,
);
export type LawBonusFacts = z.infer<typeof lawBonusSchema>;

/** No fact is stated. */
export const NO_LAW_BONUS_FACTS: LawBonusFacts = {
  netProfit: null,
  paidOn: null,
  isLargeForReformHires: null,
  isLargeForEarlierHires: null,
};
