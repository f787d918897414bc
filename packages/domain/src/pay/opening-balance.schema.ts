import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { CONTRIBUTION_CONCEPTS } from '../tax/tax-parameters.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';
import { byName, type ConceptName } from './concepts.ts';

/** The amounts of an opening balance. */
export const BROUGHT_FORWARD = [
  'gross',
  'incomeTaxWithheld',
  ...CONTRIBUTION_CONCEPTS,
] as const satisfies readonly ConceptName[];

/**
 * What a tax year had paid and withheld in another system, in cents, and up to which day. It belongs to the calendar year
 * of that day and counts toward the year's limits.
 */
export const openingBalanceSchema = z.strictObject(
  {
    asOf: calendarDateSchema,
    amounts: z.strictObject(
      byName(BROUGHT_FORWARD, () => centsSchema),
      STRICT,
    ),
  },
  STRICT,
);

export type OpeningBalanceInput = z.infer<typeof openingBalanceSchema>;
export type BroughtForward = OpeningBalanceInput['amounts'];
