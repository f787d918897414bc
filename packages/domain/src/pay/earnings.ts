import type { HourlyRates } from '../employee/hourly-rates.ts';
import type { Cents } from '../money/cents.ts';
import { mulDiv } from '../money/mul-div.ts';
import type { Minutes } from '../time/work-minutes.ts';
import type { PayInputs } from './time-entry.schema.ts';

/** Hourly pay of one kind: minutes × cents per hour ÷ 60, rounded half up once. */
export type HourlyPay = { minutes: Minutes; hourlyRate: Cents; amount: Cents };

/** The six kinds of hourly pay. Vacation, sick and holiday time are paid at the regular rate. */
export type HourlyEarnings = Record<
  'regularPay' | 'overtimePay' | 'mealPeriodPay' | 'vacationPay' | 'sickPay' | 'holidayPay',
  HourlyPay
>;

/** Pay that is typed as an amount. */
export type TypedEarnings = Record<'salary' | 'bonus' | 'tips' | 'commissions' | 'concessions', Cents>;

/** Pay for worked and paid time. */
export function hourlyEarnings(minutes: PayInputs['minutes'], rates: HourlyRates): HourlyEarnings {
  return {
    regularPay: hourlyPay(minutes.regular, rates.regular),
    overtimePay: hourlyPay(minutes.overtime, rates.overtime),
    mealPeriodPay: hourlyPay(minutes.mealPeriod, rates.mealPeriod),
    vacationPay: hourlyPay(minutes.vacation, rates.regular),
    sickPay: hourlyPay(minutes.sick, rates.regular),
    holidayPay: hourlyPay(minutes.holiday, rates.regular),
  };
}

/** Pay typed as an amount, a salary left out as nothing. */
export function typedEarnings({
  salary = 0,
  bonus,
  tips,
  commissions,
  concessions,
}: PayInputs['earnings']): TypedEarnings {
  return { salary, bonus, tips, commissions, concessions };
}

/** Pay for time at an hourly rate. */
export function hourlyPay(minutes: Minutes, hourlyRate: Cents): HourlyPay {
  return { minutes, hourlyRate, amount: mulDiv(minutes, hourlyRate, 60) };
}
