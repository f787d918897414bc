import { type HourlyRates, hourlyRatesFrom } from '../employee/hourly-rates.ts';
import { type Cents, sumCents } from '../money/cents.ts';
import { mulDiv } from '../money/mul-div.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Minutes } from '../time/work-minutes.ts';
import { allTipsOf } from './amounts.ts';
import type { PayStatement } from './pay-statement.ts';
import { versionInForce } from './withholding/tax-parameters.ts';

/** A minimum wage per hour from a date on, and its cash minimum if tips make up the rest, in cents. */
export type MinimumWage = { version: number; effectiveFrom: CalendarDate; hourly: Cents; inCash: Cents };

/**
 * The minimum wages that a new installation starts with. Puerto Rico: Act 47-2021. In cash: 29 U.S.C.
 * 203(m), and the Secretary of Labor's opinion of 21 August 2024. It does not bind executives, administrators
 * or professionals, nor agriculture. No later decree was found in October 2026.
 */
export const SEED_MINIMUM_WAGES: readonly MinimumWage[] = [
  { version: 1, effectiveFrom: '2023-07-01', hourly: 9_50, inCash: 2_13 },
  { version: 2, effectiveFrom: '2024-07-01', hourly: 10_50, inCash: 2_13 },
];

/** A minimum wage per hour, and by how much some pay is below it, in cents. */
export type BelowMinimumWage = { hourly: Cents; short: Cents };

/**
 * Returns by how much pay is below the minimum wage of its period's last day, because work after a raise is
 * paid at the raised wage. Returns undefined if it is not below it.
 */
export function belowMinimumWage(
  statement: Earnings,
  { end }: { end: CalendarDate },
  wages: readonly MinimumWage[],
): BelowMinimumWage | undefined {
  const wage = versionInForce(wages, end);
  const short = wage ? shortOfMinimumWage(statement, wage) : 0;
  return wage && short > 0 ? { hourly: wage.hourly, short } : undefined;
}

type Earnings = Pick<PayStatement, 'hourly' | 'typed'>;

/**
 * Returns by how many cents regular time and overtime are paid below the minimum wage, 0 if they are not.
 * Commissions count, and so do tips above the cash minimum. Time without a rate is ignored: a salary may pay
 * for it.
 */
export function shortOfMinimumWage(
  { hourly, typed }: Earnings,
  { hourly: wage, inCash }: MinimumWage,
): Cents {
  const worked = workedAtRate(hourly);
  if (worked.length === 0) return 0;
  const least = sumCents(worked.map(({ minutes, perMinutes }) => mulDiv(minutes, wage, perMinutes)));
  const credit = sumCents(worked.map(({ minutes }) => tipCredit(minutes, wage - inCash)));
  const cash = sumCents(worked.map(({ amount }) => amount)) + typed.commissions;
  return Math.max(0, least - cash - Math.min(allTipsOf(typed), credit));
}

/**
 * Raises hourly rates to the minimum wage of an entry; overtime and meal periods to their multiples of it.
 * The commissions and the countable tips per worked hour reduce the required rate. A rate of 0 stays 0,
 * because nobody is paid by it.
 */
export function ratesAtMinimumWage(
  rates: HourlyRates,
  { hourly, typed }: Earnings,
  { hourly: wage, inCash }: MinimumWage,
): HourlyRates {
  const minutes = workedAtRate(hourly).reduce((sum, line) => sum + line.minutes, 0);
  const commissionsAndTips =
    typed.commissions + Math.min(allTipsOf(typed), tipCredit(minutes, wage - inCash));
  const perHour = minutes === 0 ? 0 : Math.floor((commissionsAndTips * 60) / minutes);
  const least = hourlyRatesFrom(wage);
  const raised = (name: keyof HourlyRates) =>
    rates[name] === 0 ? 0 : Math.max(rates[name], least[name] - perHour);
  return { regular: raised('regular'), overtime: raised('overtime'), mealPeriod: raised('mealPeriod') };
}

function workedAtRate({ regularPay, overtimePay }: Earnings['hourly']) {
  return [
    { ...regularPay, perMinutes: 60 },
    // An hour of overtime counts as 1.5 hours.
    { ...overtimePay, perMinutes: 40 },
  ].filter(({ hourlyRate }) => hourlyRate > 0);
}

// The credit for an hour of overtime is that of a regular hour.
function tipCredit(minutes: Minutes, perHour: Cents): Cents {
  return mulDiv(minutes, perHour, 60);
}
