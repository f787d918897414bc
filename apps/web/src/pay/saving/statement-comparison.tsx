import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { payrollText } from '../../text/payroll.es.ts';
import { compareStatements, type LineChange, lineKey } from '../statement-lines.ts';
import { type ComparedAmount, ComparisonTable } from './comparison-table.tsx';

const { concepts } = payrollText;

type StatementComparisonProps = {
  before: PayStatement;
  after: PayStatement;
  /** Leaves out the lines that stay as they are. */
  isOnlyChanges?: boolean;
};

/** Two statements side by side, line by line. */
export function StatementComparison({ before, after, isOnlyChanges = false }: StatementComparisonProps) {
  const amounts = compareStatements(before, after).map(comparedAmount);
  const total = { key: 'net', label: concepts.net, before: before.net, after: after.net };
  return (
    <ComparisonTable amounts={amounts.filter(({ key }) => key !== total.key)} {...{ total, isOnlyChanges }} />
  );
}

type StatementDifferenceProps = { before: PayStatement; difference: PayStatement };

/** A statement, what a correction adds to it, line by line, and what it comes to with that. */
export function StatementDifference({ before, difference }: StatementDifferenceProps) {
  const amounts = compareStatements(before, difference).map((change) =>
    comparedAmount({ ...change, after: change.before + change.after }),
  );
  const total = { key: 'net', label: concepts.net, before: before.net, after: before.net + difference.net };
  return (
    <ComparisonTable amounts={amounts.filter(({ key }) => key !== total.key)} total={total} isOnlyChanges />
  );
}

function comparedAmount({ ref, name, before, after }: LineChange): ComparedAmount {
  return { key: lineKey(ref), label: 'concept' in ref ? concepts[ref.concept] : (name ?? ''), before, after };
}
