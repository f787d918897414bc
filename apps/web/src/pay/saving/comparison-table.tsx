import { Box, Table } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { payrollText } from '../../text/payroll.es.ts';
import { Amount } from '../../ui/amount.tsx';

const { recalculation: text } = payrollText;

/** An amount as it is stored and as it would be, in cents. */
export type ComparedAmount = { key: string; label: string; before: Cents; after: Cents };

type ComparisonTableProps = {
  amounts: readonly ComparedAmount[];
  /** What they come to, which stays in view. */
  total: ComparedAmount;
  /** Leaves out the amounts that stay as they are, instead of marking those that do not. */
  isOnlyChanges?: boolean;
};

/** Amounts side by side, and what lies between them. */
export function ComparisonTable({ amounts, total, isOnlyChanges = false }: ComparisonTableProps) {
  const shown = isOnlyChanges ? amounts.filter(hasChanged) : amounts;
  return (
    // Scrolls by itself, by keyboard too.
    <Box as="section" maxH="50dvh" overflow="auto" tabIndex={0} aria-label={text.comparison} mt="3">
      <Table.Root size="sm" stickyHeader fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row bg="bg.panel">
            <Table.ColumnHeader px="1">{text.line}</Table.ColumnHeader>
            <Table.ColumnHeader px="1" textAlign="end">
              {text.old}
            </Table.ColumnHeader>
            <Table.ColumnHeader px="1" textAlign="end">
              {text.next}
            </Table.ColumnHeader>
            <Table.ColumnHeader px="1" textAlign="end">
              {text.difference}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {shown.map((amount) => (
            <ComparedRow key={amount.key} amount={amount} isMarked={!isOnlyChanges && hasChanged(amount)} />
          ))}
        </Table.Body>
        <Table.Footer position="sticky" bottom="0">
          <ComparedRow amount={total} isStrong />
        </Table.Footer>
      </Table.Root>
    </Box>
  );
}

function hasChanged({ before, after }: ComparedAmount): boolean {
  return before !== after;
}

type ComparedRowProps = { amount: ComparedAmount; isMarked?: boolean; isStrong?: boolean };

function ComparedRow({ amount: { label, before, after }, isMarked, isStrong }: ComparedRowProps) {
  return (
    <Table.Row fontWeight={isStrong ? 'semibold' : 'normal'} bg={isMarked ? 'accent.subtle' : 'bg.panel'}>
      <Table.Cell p="1" asChild>
        <th scope="row">{label}</th>
      </Table.Cell>
      {[before, after, after - before].map((cents, column) => (
        <Table.Cell key={column} p="1">
          <Amount cents={cents} />
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
