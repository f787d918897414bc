import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { explanationText } from '../../text/payroll-explanations.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import type { LineRef } from '../statement-lines.ts';
import { type Explained, explainLine } from './explain-line.ts';
import type { Explanation } from './explanation.ts';

const { correction } = explanationText;

/**
 * Why an amount of a correction is what it is. A difference has no reason of its own: what the pay comes to with it, `whole`, has, and
 * from that is taken what it came to before.
 */
export function explainCorrection(
  ref: LineRef,
  { statement, facts }: Explained,
  whole: PayStatement,
): Explanation | undefined {
  const difference = explainLine(ref, { statement, facts });
  if (!difference) return undefined;
  const computed = explainLine(ref, { statement: whole, facts });
  const { amount } = difference;
  const now = computed?.amount ?? 0;
  const before = now - amount;
  const { rule, parts, notes } = computed ?? difference;
  return {
    rule: `${correction.rule(dollarsText(now), dollarsText(before))} ${rule}`,
    parts: [
      ...parts,
      {
        title: correction.title,
        steps: [
          { label: correction.now, value: { cents: now } },
          { label: correction.before, sign: '−', value: { cents: before } },
        ],
        source: { origin: correction.source },
      },
    ],
    notes,
    amount,
  };
}
