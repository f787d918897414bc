import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { type Cents, hourlyRateSchema } from '../money/cents.ts';
import { mulDiv } from '../money/mul-div.ts';
import type { MealRule, OvertimeMultiplier } from '../reference/enumerations.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { REFORM_DATE } from './labor-reform.ts';

/**
 * The pay of one hour in cents: ordinary time, overtime, and work through a meal period. Codes: those of an
 * amount.
 */
export const hourlyRatesSchema = z.strictObject(
  { regular: hourlyRateSchema, overtime: hourlyRateSchema, mealPeriod: hourlyRateSchema },
  STRICT,
);
export type HourlyRates = z.infer<typeof hourlyRatesSchema>;

/** The terms by which the rates of overtime and of the meal period are proposed. */
export type RateTerms = {
  overtimeMultiplier: OvertimeMultiplier;
  /** The rule of the company. */
  mealRule: MealRule;
  admissionDate: CalendarDate;
};

/**
 * Returns the rates that are proposed with a regular rate, in cents, each rounded half up. Overtime is the
 * regular rate times the employee's multiplier, 1.5 without terms (29 L.P.R.A. 274). A meal period is twice
 * the regular rate by the specification; by law it is 1.5 times, or twice for those admitted before 26
 * January 2017 (29 L.P.R.A. 283).
 */
export function hourlyRatesFrom(regular: Cents, terms?: RateTerms): HourlyRates {
  return {
    regular,
    overtime: terms?.overtimeMultiplier === 'double' ? regular * 2 : oneAndAHalf(regular),
    mealPeriod: terms && isMealAtOneAndAHalf(terms) ? oneAndAHalf(regular) : regular * 2,
  };
}

/**
 * Returns true for an employee of before the reform whose overtime pays 1.5 times: the law may give 2 times,
 * depending on whether federal law covered the employer then.
 */
export function mayHaveDoubleOvertime({
  admissionDate,
  overtimeMultiplier,
}: Pick<RateTerms, 'admissionDate' | 'overtimeMultiplier'>): boolean {
  return admissionDate < REFORM_DATE && overtimeMultiplier === 'one-and-a-half';
}

function isMealAtOneAndAHalf({ mealRule, admissionDate }: RateTerms): boolean {
  return mealRule === 'law' && admissionDate >= REFORM_DATE;
}

function oneAndAHalf(regular: Cents): Cents {
  return mulDiv(regular, 3, 2);
}
