import { z } from 'zod';
import { flagSchema } from '../field/flag.schema.ts';
import { lineSchema, optionalLineSchema } from '../field/line.schema.ts';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { lineDirectionSchema, requirementSchema } from '../reference/enumerations.ts';

const line = {
  name: lineSchema,
  requirement: requirementSchema,
  direction: lineDirectionSchema,
  /**
   * True if the line is active in an entry that does not list its lines. A required line is in every entry
   * regardless.
   */
  isOnByDefault: flagSchema,
  /** The account that the line is posted to; '' for the default account of all lines. */
  accountName: optionalLineSchema,
};

/** A line of a fixed amount in cents. */
export const fixedLineSchema = z.strictObject(
  { ...line, basis: z.literal('fixed'), cents: centsSchema },
  STRICT,
);

/**
 * A line that a company takes from, or adds to, its employees' pay: a fixed amount in cents, or a percentage
 * of gross in parts per million. A required line is always on. Codes: `required` and those of a line, an
 * amount and a percentage.
 */
export const companyTaxSchema = z
  .discriminatedUnion(
    'basis',
    [fixedLineSchema, z.strictObject({ ...line, basis: z.literal('percentage'), rate: rateSchema }, STRICT)],
    'required',
  )
  .overwrite((tax) => (tax.requirement === 'required' ? { ...tax, isOnByDefault: true } : tax));
export type CompanyTax = z.infer<typeof companyTaxSchema>;
