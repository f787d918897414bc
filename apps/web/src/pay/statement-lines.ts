import type { Cents } from '@garita/domain/money/cents';
import { type Contributions } from '@garita/domain/pay/contributions';
import type { HourlyEarnings, TypedEarnings } from '@garita/domain/pay/earnings';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { TypedDeductions } from '@garita/domain/pay/time-entry.schema';

/** Every amount of a statement that has a name of its own. */
export type ConceptId =
  | keyof HourlyEarnings
  | keyof TypedEarnings
  | keyof Contributions
  | keyof TypedDeductions
  | 'gross'
  | 'incomeTax'
  | 'reimbursedExpenses'
  | 'withheld'
  | 'deducted'
  | 'added'
  | 'net'
  | 'uncollected';

/** One amount of a statement: a concept, or a line of the company by its id. */
export type LineRef = { concept: ConceptId } | { taxId: number };

/** An amount of a statement in unsigned cents. `name` is that of a company line; concepts are named by the screen. */
export type StatementLine = { ref: LineRef; name?: string; cents: Cents };

/** Everything of a statement, in the order of the screen. */
export function statementLines(statement: PayStatement): StatementLine[] {
  const { hourly, typed, contributions, deductions, companyLines } = statement;
  const concepts: [ConceptId, Cents][] = [
    ['regularPay', hourly.regularPay.amount],
    ['overtimePay', hourly.overtimePay.amount],
    ['mealPeriodPay', hourly.mealPeriodPay.amount],
    ['vacationPay', hourly.vacationPay.amount],
    ['sickPay', hourly.sickPay.amount],
    ['holidayPay', hourly.holidayPay.amount],
    ['salary', typed.salary],
    ['bonus', typed.bonus],
    ['tips', typed.tips],
    ['commissions', typed.commissions],
    ['concessions', typed.concessions],
    ['gross', statement.gross],
    ['disabilityInsurance', contributions.disabilityInsurance.amount],
    ['medicare', contributions.medicare.amount],
    ['socialSecurity', contributions.socialSecurity.amount],
    ['socialSecurityOnTips', contributions.socialSecurityOnTips.amount],
    ['incomeTax', statement.incomeTax.amount],
    ['chauffeurInsurance', contributions.chauffeurInsurance.amount],
    ['donation', deductions.donation],
    ['reimbursedExpenses', statement.reimbursedExpenses],
    ['others', deductions.others],
    ['childSupport', deductions.childSupport],
    ['aflac', deductions.aflac],
    ['medicalPlan', deductions.medicalPlan],
    ['codaPlans', deductions.codaPlans],
  ];
  return [
    ...concepts.map(([concept, cents]) => ({ ref: { concept }, cents })),
    ...companyLines.map(({ taxId, name, amount }) => ({ ref: { taxId }, name, cents: amount })),
    { ref: { concept: 'net' }, cents: statement.net },
    { ref: { concept: 'uncollected' }, cents: statement.uncollected },
  ];
}

/** The unsigned cents of a line; zero for a company line that the statement does not have. */
export function lineCents(statement: PayStatement, line: LineRef): Cents {
  const total = TOTALS.find((concept) => 'concept' in line && line.concept === concept);
  if (total) return statement[total];
  return statementLines(statement).find(({ ref }) => lineKey(ref) === lineKey(line))?.cents ?? 0;
}

const TOTALS = ['withheld', 'deducted', 'added'] as const;

/** The name of a line among others of its statement. */
export function lineKey(ref: LineRef): string {
  return 'taxId' in ref ? `tax-${ref.taxId}` : ref.concept;
}

/** One line in two statements, in cents; what only one of them has is zero in the other. */
export type LineChange = { ref: LineRef; name?: string; before: Cents; after: Cents };

/** Two statements side by side, line by line. */
export function compareStatements(before: PayStatement, after: PayStatement): LineChange[] {
  const [old, next] = [statementLines(before), statementLines(after)];
  const centsIn = (lines: StatementLine[], key: string) =>
    lines.find(({ ref }) => lineKey(ref) === key)?.cents ?? 0;
  const gone = old.filter(({ ref }) => !next.some((line) => lineKey(line.ref) === lineKey(ref)));
  return [...next.slice(0, -2), ...gone, ...next.slice(-2)].map(({ cents: _, ...line }) => {
    const key = lineKey(line.ref);
    return { ...line, before: centsIn(old, key), after: centsIn(next, key) };
  });
}
