import { z } from 'zod';
import { crossRule } from '../../field/cross-rule.ts';
import { STRICT } from '../../field-code.ts';
import { centsSchema, sumCents } from '../../money/cents.ts';
import { payrollDateSchema } from '../../time/payroll-years.ts';
import { byName, type ConceptName } from '../concepts.ts';
import { CONTRIBUTION_CONCEPTS } from '../withholding/tax-parameters.ts';

/** The parts of the gross that an opening balance lists; the rest is wages. */
export const PARTS_OF_GROSS = [
  'tips',
  'commissions',
  'concessions',
] as const satisfies readonly ConceptName[];

const TAXES = ['incomeTaxWithheld', ...CONTRIBUTION_CONCEPTS] as const satisfies readonly ConceptName[];

/** The amounts that reduce the gross. */
const DEDUCTED = [...TAXES, 'donation', 'codaPlans'] as const satisfies readonly ConceptName[];

/**
 * The amounts of an opening balance: those that the yearly limits count, and those that the forms report
 * separately.
 */
export const OPENING_BALANCE_AMOUNTS = [
  'gross',
  ...PARTS_OF_GROSS,
  ...TAXES,
  'reimbursedExpenses',
  'donation',
  'codaPlans',
] as const satisfies readonly ConceptName[];

/**
 * The bases of an opening balance: the part of the gross exempt from income tax, and the base of each of
 * these taxes. Null if not entered: then it follows from the gross (`openingBalanceBases`).
 */
export const OPENING_BALANCE_BASES = [
  'exemptWages',
  'socialSecurity',
  'socialSecurityOnTips',
  'medicare',
  'disabilityInsurance',
] as const;

const amountsSchema = z.strictObject(
  byName(OPENING_BALANCE_AMOUNTS, () => centsSchema),
  STRICT,
);

const basesSchema = z.strictObject(
  byName(OPENING_BALANCE_BASES, () => centsSchema.nullable()),
  STRICT,
);

export type OpeningBalanceFigures = z.infer<typeof amountsSchema>;
export type OpeningBalanceBases = z.infer<typeof basesSchema>;

/** No base is entered: each follows from the gross. */
export const NO_OPENING_BALANCE_BASES: OpeningBalanceBases = byName(OPENING_BALANCE_BASES, () => null);

/**
 * The pay and withholding of a tax year in another system, in cents, up to and including the day `asOf`. It
 * belongs to the calendar year of that day, counts toward the year's limits and is part of the year's
 * certificate.
 *
 * Codes: `year-invalid`, `tax-without-base`, `withheld-above-gross`, `parts-above-gross` and those of dates
 * and amounts.
 */
export const openingBalanceSchema = z
  .strictObject({ asOf: payrollDateSchema, amounts: amountsSchema, bases: basesSchema }, STRICT)
  .refine(
    ({ amounts }) => !isTaxOfNothing(amounts),
    crossRule('tax-without-base', ['amounts', 'gross'], { amounts: amountsSchema }),
  )
  .refine(
    ({ amounts }) =>
      isTaxOfNothing(amounts) || sumCents(DEDUCTED.map((name) => amounts[name])) <= amounts.gross,
    crossRule('withheld-above-gross', ['amounts', 'gross'], { amounts: amountsSchema }),
  )
  .refine(
    ({ amounts: { gross, ...others } }) => sumCents(PARTS_OF_GROSS.map((name) => others[name])) <= gross,
    crossRule('parts-above-gross', ['amounts', 'gross'], { amounts: amountsSchema }),
  );

function isTaxOfNothing(amounts: OpeningBalanceFigures): boolean {
  return amounts.gross === 0 && TAXES.some((name) => amounts[name] > 0);
}

export type OpeningBalanceInput = z.infer<typeof openingBalanceSchema>;
