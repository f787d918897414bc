import type { HourlyRates } from '../employee/hourly-rates.ts';
import type { Cents } from '../money/cents.ts';
import { mulDiv } from '../money/mul-div.ts';
import type { Minutes } from '../time/work-minutes.ts';
import { byName, type ConceptOf, conceptsOf, PAY_CONCEPTS } from './concepts.ts';
import type { PayInputs } from './time-entry.schema.ts';

/** Hourly pay of one kind: minutes × cents per hour ÷ 60, rounded half up once. */
export type HourlyPay = { minutes: Minutes; hourlyRate: Cents; amount: Cents };

/** Pay for each kind of time. */
export type HourlyEarnings = Record<ConceptOf<'hourly'>, HourlyPay>;

/** Pay that is typed as an amount. */
export type TypedEarnings = Record<ConceptOf<'salary' | 'typed-earning'>, Cents>;

/** Pay for worked and paid time. */
export function hourlyEarnings(minutes: PayInputs['minutes'], rates: HourlyRates): HourlyEarnings {
  return byName(conceptsOf('hourly'), (name) => {
    const { time, rate } = PAY_CONCEPTS[name];
    return hourlyPay(minutes[time], rates[rate]);
  });
}

/** Pay typed as an amount, a salary left out as nothing. */
export function typedEarnings({ salary = 0, ...earnings }: PayInputs['earnings']): TypedEarnings {
  return { salary, ...earnings };
}

/** Pay for time at an hourly rate. */
export function hourlyPay(minutes: Minutes, hourlyRate: Cents): HourlyPay {
  return { minutes, hourlyRate, amount: mulDiv(minutes, hourlyRate, 60) };
}
