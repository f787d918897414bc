import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { type Cents, hourlyRateSchema } from '../money/cents.ts';
import { mulDiv } from '../money/mul-div.ts';

/**
 * The pay of one hour in cents: ordinary time, overtime, and work through a meal period. Codes: those of an
 * amount.
 */
export const hourlyRatesSchema = z.strictObject(
  { regular: hourlyRateSchema, overtime: hourlyRateSchema, mealPeriod: hourlyRateSchema },
  STRICT,
);
export type HourlyRates = z.infer<typeof hourlyRatesSchema>;

/**
 * Returns the rates that follow from a regular rate, in cents: overtime 1.5 times (rounded half up), meal
 * period twice.
 */
export function hourlyRatesFrom(regular: Cents): HourlyRates {
  return { regular, overtime: mulDiv(regular, 3, 2), mealPeriod: regular * 2 };
}
