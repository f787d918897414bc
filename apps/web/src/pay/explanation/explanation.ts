import type { Cents } from '@garita/domain/money/cents';
import { FULL_RATE, type Rate } from '@garita/domain/money/rate';
import type { HourlyPay } from '@garita/domain/pay/earnings';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { explanationText } from '../../text/pay/payroll-explanations.es.ts';

const { steps: stepTexts } = explanationText;

/** A figure of an explanation, in the unit that it is counted in. */
export type StepValue =
  | { cents: Cents }
  | { rate: Rate }
  | { minutes: Minutes }
  | { count: number }
  /** A figure that is not a whole number of cents yet, in dollars. */
  | { dollars: string }
  | { text: string };

/** One row of the sum: what it is, how it enters, how much. */
export type Step = { label: string; sign?: '+' | '−' | '×' | '÷' | '='; value: StepValue };

/** The version of a rate or table, and where it comes from. */
export type Source = { origin: string; version?: number; effectiveFrom?: CalendarDate };

/** One sum, under a title and a rule of its own where an amount consists of two. */
export type Part = { title?: string; rule?: string; steps: Step[]; source: Source };

/** The explanation of an amount: the rule in one sentence, the sum, and notes. */
export type Explanation = { rule: string; parts: Part[]; notes: string[]; amount: Cents };

/** Returns the steps of pay for time: minutes × the hourly rate ÷ 60. */
export function hourlySteps({ minutes, hourlyRate, amount }: HourlyPay): Step[] {
  return [
    { label: stepTexts.worked, value: { minutes } },
    { label: stepTexts.hourlyRate, sign: '×', value: { cents: hourlyRate } },
    { label: stepTexts.exact, value: { dollars: exactDollars(BigInt(minutes) * BigInt(hourlyRate), 60n) } },
    { label: stepTexts.rounded, sign: '=', value: { cents: amount } },
  ];
}

/** Returns the steps of a share of an amount, which is named by `label`. */
export function shareSteps(
  label: string,
  { base, rate, amount }: { base: Cents; rate: Rate; amount: Cents },
): Step[] {
  const exact = exactDollars(BigInt(base) * BigInt(rate), BigInt(FULL_RATE));
  return [
    { label, value: { cents: base } },
    { label: stepTexts.rate, sign: '×', value: { rate } },
    { label: stepTexts.exact, value: { dollars: exact } },
    { label: stepTexts.rounded, sign: '=', value: { cents: amount } },
  ];
}

/** The most decimals of a dollar that are shown: a ten-thousandth of a cent. */
const DECIMALS = 6;

/**
 * Formats `numerator ÷ denominator` cents as dollars before any rounding: '16.275'. Further decimals end in
 * '…'. Neither may be negative.
 */
export function exactDollars(numerator: bigint, denominator: bigint): string {
  const scale = 10n ** BigInt(DECIMALS);
  const dollars = denominator * 100n;
  const digits = ((numerator * scale) / dollars).toString().padStart(DECIMALS + 1, '0');
  const isCut = (numerator * scale) % dollars !== 0n;
  const fraction = digits.slice(-DECIMALS);
  const shown = isCut ? `${fraction}…` : fraction.replace(/0{1,4}$/, '');
  return `${digits.slice(0, -DECIMALS).replace(/\B(?=(\d{3})+$)/g, ',')}.${shown}`;
}
