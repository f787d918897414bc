import type { PayFacts } from '@garita/domain/pay/pay-facts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { explanationText } from '../../text/payroll-explanations.es.ts';
import type { ConceptId, LineRef } from '../statement-lines.ts';
import { explainCompanyLine } from './explain-company-line.ts';
import { explainContribution } from './explain-contribution.ts';
import { explainHourly, explainTyped } from './explain-earnings.ts';
import { explainIncomeTax } from './explain-income-tax.ts';
import { explainTotal } from './explain-totals.ts';
import type { Explanation } from './explanation.ts';

const { rules } = explanationText;

type Explained = { statement: PayStatement; facts: Pick<PayFacts, 'withholding'> };

/** Why an amount of a statement is what it is; undefined for a company line that the statement does not have. */
export function explainLine(ref: LineRef, { statement, facts }: Explained): Explanation | undefined {
  if ('concept' in ref) return explainConcept(ref.concept, statement, facts);
  const line = statement.companyLines.find(({ taxId }) => taxId === ref.taxId);
  return line && explainCompanyLine(line, statement.gross);
}

function explainConcept(
  concept: ConceptId,
  statement: PayStatement,
  facts: Pick<PayFacts, 'withholding'>,
): Explanation {
  switch (concept) {
    case 'regularPay':
    case 'overtimePay':
    case 'mealPeriodPay':
    case 'vacationPay':
    case 'sickPay':
    case 'holidayPay':
      return explainHourly(concept, statement.hourly[concept]);
    case 'salary':
      return explainTyped(rules.salary, statement.typed.salary);
    case 'bonus':
    case 'tips':
    case 'commissions':
    case 'concessions':
      return explainTyped(rules.typedEarning, statement.typed[concept]);
    case 'disabilityInsurance':
    case 'medicare':
    case 'socialSecurity':
    case 'socialSecurityOnTips':
    case 'chauffeurInsurance':
      return explainContribution(concept, statement.contributions);
    case 'incomeTax':
      return explainIncomeTax(statement.incomeTax, facts);
    case 'donation':
    case 'childSupport':
    case 'aflac':
    case 'medicalPlan':
    case 'codaPlans':
    case 'others':
      return explainTyped(rules.typedDeduction, statement.deductions[concept]);
    case 'reimbursedExpenses':
      return explainTyped(rules.reimbursedExpenses, statement.reimbursedExpenses);
    case 'gross':
    case 'withheld':
    case 'deducted':
    case 'added':
    case 'net':
    case 'uncollected':
      return explainTotal(concept, statement);
  }
}
