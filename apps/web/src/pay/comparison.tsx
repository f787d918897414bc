import { Box } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { payrollText } from '../text/pay/payroll.es.ts';
import { Amount } from '../ui/amount.tsx';
import { BeforeAfterTable } from '../ui/table/before-after-table.tsx';
import { compareStatements, type LineChange, lineKey } from './statement-lines.ts';

const { concepts } = payrollText;

type StatementComparisonProps = {
  before: PayStatement;
  after: PayStatement;
  /** Leaves out the lines that stay as they are. */
  isOnlyChanges?: boolean;
  /** The words of the two columns, where they are not what is stored and what would be. */
  captions?: { before: string; after: string };
};

/** Two statements side by side, line by line. */
export function StatementComparison({ before, after, ...look }: StatementComparisonProps) {
  const lines = compareStatements(before, after).map(comparedLine);
  return <AmountComparison lines={lines} total={netOf(before.net, after.net)} {...look} />;
}

type StatementDifferenceProps = { before: PayStatement; difference: PayStatement };

/** A statement, the amounts that a correction adds to it line by line, and their sums. */
export function StatementDifference({ before, difference }: StatementDifferenceProps) {
  const lines = compareStatements(before, difference).map((change) =>
    comparedLine({ ...change, after: change.before + change.after }),
  );
  return (
    <AmountComparison lines={lines} total={netOf(before.net, before.net + difference.net)} isOnlyChanges />
  );
}

function netOf(before: Cents, after: Cents): ComparedAmount {
  return { key: 'net', label: concepts.net, before, after };
}

function comparedLine({ ref, name, before, after }: LineChange): ComparedAmount {
  return { key: lineKey(ref), label: 'concept' in ref ? concepts[ref.concept] : (name ?? ''), before, after };
}

/** An amount as it is stored and as it would be, in cents. */
export type ComparedAmount = { key: string; label: string; before: Cents; after: Cents };

type AmountComparisonProps = Pick<StatementComparisonProps, 'captions'> & {
  lines: readonly ComparedAmount[];
  /** The sum of the lines, which stays in view. A line with its key is left out. */
  total: ComparedAmount;
  /** Leaves out the lines that stay as they are, instead of marking those that do not. */
  isOnlyChanges?: boolean;
};

/** Amounts side by side with their differences, in a box that scrolls by itself, by keyboard too. */
export function AmountComparison({ lines, total, isOnlyChanges = false, captions }: AmountComparisonProps) {
  const { recalculation: text } = payrollText;
  const { before, after } = captions ?? { before: text.old, after: text.next };
  const shown = lines.filter((line) => line.key !== total.key && !(isOnlyChanges && !hasChanged(line)));
  return (
    <Box as="section" maxH="50dvh" overflow="auto" tabIndex={0} aria-label={text.comparison} mt="3">
      <BeforeAfterTable
        headings={{ label: text.line, before, after, difference: text.difference }}
        rows={shown.map((line) => ({ ...amountRow(line), isMarked: !isOnlyChanges && hasChanged(line) }))}
        total={amountRow(total)}
        isDense
      />
    </Box>
  );
}

function hasChanged({ before, after }: ComparedAmount): boolean {
  return before !== after;
}

function amountRow({ key, label, before, after }: ComparedAmount) {
  return {
    key,
    label,
    before: <Amount cents={before} />,
    after: <Amount cents={after} />,
    difference: <Amount cents={after - before} />,
  };
}
