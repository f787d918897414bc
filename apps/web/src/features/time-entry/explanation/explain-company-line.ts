import { WHOLE } from '@garita/domain/money/rate';
import type { CompanyLineAmount } from '@garita/domain/pay/company-line';
import { dollarsText } from '../../../components/amount.tsx';
import { exactDollars } from '../../../components/explanation/exact-dollars.ts';
import type { Explanation, Step } from '../../../components/explanation/explanation.ts';
import { percentText } from '../../../components/explanation/step-text.ts';
import { explanationText } from '../../../text/payroll-explanations.es.ts';

const { rules, steps, sources, notes } = explanationText;

/** A line of the company: a share of gross or a fixed amount, and what was typed over it. */
export function explainCompanyLine(line: CompanyLineAmount, gross: number): Explanation {
  return {
    rule: line.basis === 'percentage' ? rules.companyPercentage(percentText(line.rate)) : rules.companyFixed,
    parts: [{ steps: lineSteps(line, gross), source: { origin: sources.company } }],
    notes: line.isEdited ? [notes.edited(dollarsText(line.computed))] : [],
    amount: line.amount,
  };
}

function lineSteps(line: CompanyLineAmount, gross: number): Step[] {
  if (line.basis === 'fixed') return [{ label: steps.fixed, value: { cents: line.cents } }];
  const exact = exactDollars(BigInt(gross) * BigInt(line.rate), BigInt(WHOLE));
  return [
    { label: steps.gross, value: { cents: gross } },
    { label: steps.rate, sign: '×', value: { rate: line.rate } },
    { label: steps.exact, value: { dollars: exact } },
    { label: steps.rounded, sign: '=', value: { cents: line.computed } },
  ];
}
