import type { HourlyEarnings, HourlyPay } from '@garita/domain/pay/earnings';
import { exactDollars } from '../../../components/explanation/exact-dollars.ts';
import type { Explanation } from '../../../components/explanation/explanation.ts';
import { explanationText } from '../../../text/payroll-explanations.es.ts';

const { rules, steps, sources } = explanationText;

/** Pay for time: minutes × the rate of an hour ÷ 60. */
export function explainHourly(
  concept: keyof HourlyEarnings,
  { minutes, hourlyRate, amount }: HourlyPay,
): Explanation {
  return {
    rule: rules.hourly[concept],
    parts: [
      {
        steps: [
          { label: steps.worked, value: { minutes } },
          { label: steps.hourlyRate, sign: '×', value: { cents: hourlyRate } },
          { label: steps.exact, value: { dollars: exactDollars(BigInt(minutes) * BigInt(hourlyRate), 60n) } },
          { label: steps.rounded, sign: '=', value: { cents: amount } },
        ],
        source: { origin: sources.employee },
      },
    ],
    notes: [],
    amount,
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
