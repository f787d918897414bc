import type { Cents } from '@garita/domain/money/cents';
import { FULL_RATE, type Rate } from '@garita/domain/money/rate';
import type { HourlyPay } from '@garita/domain/pay/earnings';
import { explanationText } from '../../text/payroll-explanations.es.ts';
import { exactDollars } from './exact-dollars.ts';
import type { Step } from './explanation.ts';

const { steps } = explanationText;

/** Minutes × the rate of an hour ÷ 60. */
export function hourlySteps({ minutes, hourlyRate, amount }: HourlyPay): Step[] {
  return [
    { label: steps.worked, value: { minutes } },
    { label: steps.hourlyRate, sign: '×', value: { cents: hourlyRate } },
    { label: steps.exact, value: { dollars: exactDollars(BigInt(minutes) * BigInt(hourlyRate), 60n) } },
    { label: steps.rounded, sign: '=', value: { cents: amount } },
  ];
}

/** A share of an amount, which is named by `label`. */
export function shareSteps(
  label: string,
  { base, rate, amount }: { base: Cents; rate: Rate; amount: Cents },
): Step[] {
  const exact = exactDollars(BigInt(base) * BigInt(rate), BigInt(FULL_RATE));
  return [
    { label, value: { cents: base } },
    { label: steps.rate, sign: '×', value: { rate } },
    { label: steps.exact, value: { dollars: exact } },
    { label: steps.rounded, sign: '=', value: { cents: amount } },
  ];
}
