import type { CompanyLineAmount } from '@garita/domain/pay/company-line';
import { type ConceptOf, isOfKind } from '@garita/domain/pay/concepts';
import type { WithheldSoFar } from '@garita/domain/pay/contributions';
import type { HourlyPay } from '@garita/domain/pay/earnings';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { explanationText } from '../../text/pay/payroll-explanations.es.ts';
import { dollarsText, percentText } from '../../ui/amount.tsx';
import type { ConceptId, LineRef } from '../statement-lines.ts';
import { explainContribution } from './explain-contribution.ts';
import { explainSeverance, withExemptNote } from './explain-severance.ts';
import { explainTipsDeduction } from './explain-tips.ts';
import { explainIncomeTax, explainTotal } from './explain-totals.ts';
import { type Explanation, hourlySteps, type Step, shareSteps } from './explanation.ts';

const { rules, steps, sources, notes, correction } = explanationText;

/** A statement with the facts that explain it. */
type Explained = {
  statement: PayStatement;
  facts: Pick<PayFacts, 'withholding' | 'severance'>;
  soFar?: Pick<WithheldSoFar, 'elsewhere'>;
};

/** Explains an amount of a statement; undefined for a company line that the statement does not have. */
export function explainLine(ref: LineRef, { statement, facts, soFar }: Explained): Explanation | undefined {
  if ('concept' in ref) return explainConcept(ref.concept, { statement, facts, soFar });
  const line = statement.companyLines.find(({ taxId }) => taxId === ref.taxId);
  return line && explainCompanyLine(line, statement.gross);
}

function explainConcept(concept: ConceptId, { statement, facts, soFar }: Explained): Explanation {
  if (isOfKind(concept, 'hourly')) return explainHourly(concept, statement.hourly[concept]);
  if (isOfKind(concept, 'salary')) return explainTyped(rules.salary, statement.typed[concept]);
  if (concept === 'tipsReceived') return explainTyped(rules.tipsReceived, statement.typed.tipsReceived);
  if (concept === 'severance') return explainTyped(rules.severance, statement.typed.severance);
  if (isOfKind(concept, 'typed-earning')) return explainTyped(rules.typedEarning, statement.typed[concept]);
  if (isOfKind(concept, 'contribution')) {
    return explainContribution(concept, statement.contributions, soFar?.elsewhere);
  }
  if (isOfKind(concept, 'withholding'))
    return withExemptNote(explainIncomeTax(statement.incomeTax, facts), statement);
  if (isOfKind(concept, 'typed-deduction')) {
    return explainTyped(rules.typedDeduction, statement.deductions[concept]);
  }
  if (isOfKind(concept, 'reimbursement')) return explainTyped(rules.reimbursedExpenses, statement[concept]);
  if (isOfKind(concept, 'tips-deduction')) return explainTipsDeduction(concept, statement.tips);
  if (isOfKind(concept, 'exempt-part')) return explainSeverance(statement, facts.severance);
  return explainTotal(concept, statement);
}

/** Explains a line of the company: a share of gross or a fixed amount, and what was typed over it. */
function explainCompanyLine(line: CompanyLineAmount, gross: number): Explanation {
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

/** Explains pay for time: minutes × the hourly rate ÷ 60. */
function explainHourly(concept: ConceptOf<'hourly'>, pay: HourlyPay): Explanation {
  return {
    rule: rules.hourly[concept],
    parts: [{ steps: hourlySteps(pay), source: { origin: sources.employee } }],
    notes: [],
    amount: pay.amount,
  };
}

/** Explains an amount that somebody typed and that nothing computes. */
function explainTyped(rule: string, amount: number): Explanation {
  return {
    rule,
    parts: [{ steps: [{ label: steps.typed, value: { cents: amount } }], source: { origin: sources.typed } }],
    notes: [],
    amount,
  };
}

/**
 * Explains an amount of a correction. A difference is explained by the corrected pay, `whole`, and the amount
 * before.
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
  const explanation = computed ?? difference;
  return {
    rule: `${correction.rule(dollarsText(now), dollarsText(before))} ${explanation.rule}`,
    parts: [
      ...explanation.parts,
      {
        title: correction.title,
        steps: [
          { label: correction.now, value: { cents: now } },
          { label: correction.before, sign: '−', value: { cents: before } },
        ],
        source: { origin: correction.source },
      },
    ],
    notes: explanation.notes,
    amount,
  };
}
