import { z } from 'zod';
import { lineSchema } from '../field/line.schema.ts';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { lineDirectionSchema, requirementSchema } from '../reference/enumerations.ts';

/** A fixed amount in cents, or a percentage of gross in parts per million. Codes: `required`, those of amounts and percentages. */
export const companyTaxAmountSchema = z.discriminatedUnion(
  'basis',
  [
    z.strictObject({ basis: z.literal('fixed'), cents: centsSchema }, STRICT),
    z.strictObject({ basis: z.literal('percentage'), rate: rateSchema }, STRICT),
  ],
  'required',
);
export type CompanyTaxAmount = z.infer<typeof companyTaxAmountSchema>;

/**
 * A line that a company adds to, or takes from, its employees' pay.
 *
 * `isOnByDefault` says whether an entry that names no lines has this one; a required line is in every entry regardless.
 * Codes: `required` and those of a line, an amount and a percentage.
 */
export const companyTaxSchema = z.strictObject(
  {
    name: lineSchema,
    requirement: requirementSchema,
    direction: lineDirectionSchema,
    amount: companyTaxAmountSchema,
    isOnByDefault: z.boolean('required'),
  },
  STRICT,
);
export type CompanyTax = z.infer<typeof companyTaxSchema>;
