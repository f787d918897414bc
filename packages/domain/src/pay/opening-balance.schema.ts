import { z } from 'zod';
import { crossRule } from '../field/cross-rule.ts';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { CONTRIBUTION_CONCEPTS } from '../tax/tax-parameters.ts';
import { payrollDateSchema } from '../time/payroll-years.ts';
import { byName, type ConceptName } from './concepts.ts';

/** The amounts of an opening balance. */
export const BROUGHT_FORWARD = [
  'gross',
  'incomeTaxWithheld',
  ...CONTRIBUTION_CONCEPTS,
] as const satisfies readonly ConceptName[];

const amounts = z.strictObject(
  byName(BROUGHT_FORWARD, () => centsSchema),
  STRICT,
);

/**
 * What a tax year had paid and withheld in another system, in cents, and up to which day. It belongs to the calendar year
 * of that day and counts toward the year's limits.
 *
 * Codes: `year-invalid`, `tax-without-base` and those of dates and amounts.
 */
export const openingBalanceSchema = z
  .strictObject({ asOf: payrollDateSchema, amounts }, STRICT)
  .refine(
    ({ amounts: { gross, ...taxes } }) => gross > 0 || Object.values(taxes).every((cents) => cents === 0),
    crossRule('tax-without-base', ['amounts', 'gross'], { amounts }),
  );

export type OpeningBalanceInput = z.infer<typeof openingBalanceSchema>;
export type BroughtForward = OpeningBalanceInput['amounts'];
