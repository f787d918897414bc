import type { HourlyRates } from '../employee/hourly-rates.ts';
import type { Cents } from '../money/cents.ts';
import { mulDiv } from '../money/mul-div.ts';
import type { Minutes } from '../time/work-minutes.ts';
import { byName, type ConceptOf, conceptsOf, PAY_CONCEPTS } from './concepts.ts';
import type { PayInputs } from './time-entry.schema.ts';

/** Hourly pay of one kind: minutes × cents per hour ÷ 60, rounded half up once. */
export type HourlyPay = { minutes: Minutes; hourlyRate: Cents; amount: Cents };

/** The pay of each kind of time. */
export type HourlyEarnings = Record<ConceptOf<'hourly'>, HourlyPay>;

/** The amounts of pay that a person types. */
export type TypedEarnings = Record<ConceptOf<'salary' | 'typed-earning'>, Cents>;

/** Calculates the pay for worked and paid time. */
export function hourlyEarnings(minutes: PayInputs['minutes'], rates: HourlyRates): HourlyEarnings {
  return byName(conceptsOf('hourly'), (name) => {
    const { time, rate } = PAY_CONCEPTS[name];
    return hourlyPay(minutes[time], rates[rate]);
  });
}

/** Returns the typed amounts of pay, with an absent salary as zero. */
export function typedEarnings({ salary = 0, ...earnings }: PayInputs['earnings']): TypedEarnings {
  return { salary, ...earnings };
}

/** Calculates the pay for time at an hourly rate. */
export function hourlyPay(minutes: Minutes, hourlyRate: Cents): HourlyPay {
  return { minutes, hourlyRate, amount: mulDiv(minutes, hourlyRate, 60) };
}
