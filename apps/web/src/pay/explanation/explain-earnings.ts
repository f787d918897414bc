import type { HourlyEarnings, HourlyPay } from '@garita/domain/pay/earnings';
import { explanationText } from '../../text/payroll-explanations.es.ts';
import type { Explanation } from './explanation.ts';
import { hourlySteps } from './steps.ts';

const { rules, steps, sources } = explanationText;

/** Pay for time: minutes × the rate of an hour ÷ 60. */
export function explainHourly(concept: keyof HourlyEarnings, pay: HourlyPay): Explanation {
  return {
    rule: rules.hourly[concept],
    parts: [{ steps: hourlySteps(pay), source: { origin: sources.employee } }],
    notes: [],
    amount: pay.amount,
  };
}

/** An amount that somebody typed and that nothing computes. */
export function explainTyped(rule: string, amount: number): Explanation {
  return {
    rule,
    parts: [{ steps: [{ label: steps.typed, value: { cents: amount } }], source: { origin: sources.typed } }],
    notes: [],
    amount,
  };
}
