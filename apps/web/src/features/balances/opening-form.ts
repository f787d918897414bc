import { crossRule } from '@garita/domain/field/cross-rule';
import { optionalLineSchema } from '@garita/domain/field/line.schema';
import { exemptAboveLimit } from '@garita/domain/filing/returns/exempt-wages';
import { openingBalanceSchema } from '@garita/domain/pay/opening-balance.schema';
import { basesAbovePay, taxesWithoutBase } from '@garita/domain/pay/opening-limits';
import { z } from 'zod';
import { todayInPuertoRico } from '../../lib/today.ts';

const { asOf } = openingBalanceSchema.shape;

/** An opening balance as its form has it. What is impossible is told before anything is asked, as far as no dated rate or limit and no record says so. */
export const openingFormSchema = openingBalanceSchema
  .safeExtend({
    includesEntries: z.boolean(),
    reason: optionalLineSchema.max(200, 'text-too-long'),
  })
  .refine((opening) => opening.asOf <= todayInPuertoRico(), crossRule('date-in-future', ['asOf'], { asOf }))
  .check(({ value, issues }) => {
    // The amounts among themselves come first: a tax of no gross is said of the gross alone.
    if (issues.length > 0) return;
    const impossible = [...basesAbovePay(value), ...exemptAboveLimit(value), ...taxesWithoutBase(value)];
    for (const { path, code } of impossible) {
      issues.push({ code: 'custom', message: code, path: [...path], input: value });
    }
  });
export type OpeningForm = z.infer<typeof openingFormSchema>;
