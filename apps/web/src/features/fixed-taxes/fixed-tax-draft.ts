import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import type { FixedTax } from '@garita/domain/tax/tax-parameters';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

/** The version that a form starts with: what is in force, from a date on. */
export function nextVersion(tax: FixedTax, effectiveFrom: CalendarDate): FixedTaxInput {
  const dated = { limit: tax.limit ?? null, effectiveFrom };
  return tax.concept === 'chauffeurInsurance'
    ? { concept: tax.concept, weeklyAmount: tax.weeklyAmount, ...dated }
    : { concept: tax.concept, rate: tax.rate, ...dated };
}
