import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { type Cents, hourlyRateSchema } from '../money/cents.ts';
import { mulDiv } from '../money/mul-div.ts';

/**
 * The pay of one hour, in cents: ordinary, overtime, and worked through a meal period. Codes: those of an
 * amount.
 */
export const hourlyRatesSchema = z.strictObject(
  { regular: hourlyRateSchema, overtime: hourlyRateSchema, mealPeriod: hourlyRateSchema },
  STRICT,
);
export type HourlyRates = z.infer<typeof hourlyRatesSchema>;

/** The rates that follow a regular one: overtime 1.5 times, meal period twice; in cents, half up. */
export function hourlyRatesFrom(regular: Cents): HourlyRates {
  return { regular, overtime: mulDiv(regular, 3, 2), mealPeriod: regular * 2 };
}
