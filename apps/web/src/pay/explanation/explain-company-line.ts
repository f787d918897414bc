import type { CompanyLineAmount } from '@garita/domain/pay/company-line';
import { dollarsText } from '../../components/amount.tsx';
import { explanationText } from '../../text/payroll-explanations.es.ts';
import type { Explanation, Step } from './explanation.ts';
import { percentText } from './step-text.ts';
import { shareSteps } from './steps.ts';

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
  return shareSteps(steps.gross, { base: gross, rate: line.rate, amount: line.computed });
}
