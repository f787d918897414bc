import { crossRule } from '@garita/domain/field/cross-rule';
import { optionalLineSchema } from '@garita/domain/field/line.schema';
import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import {
  NO_OPENING_BALANCE_BASES,
  openingBalanceSchema,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { basesAbovePay, taxesWithoutBase } from '@garita/domain/pay/opening-balance/opening-limits';
import { exemptAboveLimit } from '@garita/domain/returns/exempt-wages';
import { z } from 'zod';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import type { Balances } from './balances.ts';

const { asOf: asOfSchema } = openingBalanceSchema.shape;

/**
 * The form's values of an opening balance. The schema refuses what is impossible whatever the rates, limits
 * and records say; the server checks the rest.
 */
export const openingBalanceFormSchema = openingBalanceSchema
  .safeExtend({
    includesEntries: z.boolean(),
    reason: optionalLineSchema.max(200, 'text-too-long'),
  })
  .refine(
    (opening) => opening.asOf <= todayInPuertoRico(),
    crossRule('date-in-future', ['asOf'], { asOf: asOfSchema }),
  )
  .check(({ value, issues }) => {
    // The amounts are compared with each other first, so that a tax without gross is reported at the gross
    // alone.
    if (issues.length > 0) return;
    const impossible = [...basesAbovePay(value), ...exemptAboveLimit(value), ...taxesWithoutBase(value)];
    for (const { path, code } of impossible) {
      issues.push({ code: 'custom', message: code, path: [...path], input: value });
    }
  });

export type OpeningBalanceForm = z.infer<typeof openingBalanceFormSchema>;

// The stored amounts that an opening balance can have.
const openingAmountsSchema = openingBalanceSchema.shape.amounts.strip();

/** Returns the first values of the form: the balance in force, or zeros up to the first day of the year. */
export function openingBalanceDraft({
  opening,
  year,
}: Pick<Balances, 'opening' | 'year'>): OpeningBalanceForm {
  return {
    includesEntries: true,
    reason: '',
    asOf: opening?.asOf ?? `${year}-01-01`,
    amounts: openingAmountsSchema.parse(opening?.amounts ?? NO_AMOUNTS),
    bases: opening?.bases ?? NO_OPENING_BALANCE_BASES,
  };
}
