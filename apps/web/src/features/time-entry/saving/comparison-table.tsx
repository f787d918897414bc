import { Box, Table } from '@chakra-ui/react';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { Amount } from '../../../components/amount.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { compareStatements, type LineChange, lineKey } from '../state/statement-lines.ts';

const { recalculation: text, concepts } = payrollText;

type ComparisonTableProps = {
  before: PayStatement;
  after: PayStatement;
  /** Leaves out the lines that stay as they are. */
  isOnlyChanges?: boolean;
};

/** Two statements side by side, and what lies between them. */
export function ComparisonTable({ before, after, isOnlyChanges = false }: ComparisonTableProps) {
  const changes = compareStatements(before, after).filter(
    (change) => !isOnlyChanges || change.before !== change.after,
  );
  return (
    // Scrolls by itself, by keyboard too.
    <Box as="section" maxH="50dvh" overflow="auto" tabIndex={0} aria-label={text.comparison} mt="3">
      <Table.Root size="sm" stickyHeader fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{text.line}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{text.old}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{text.next}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{text.difference}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {changes.map((change) => (
            <ChangeRow key={lineKey(change.ref)} change={change} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function ChangeRow({ change: { ref, name, before, after } }: { change: LineChange }) {
  const isNet = 'concept' in ref && ref.concept === 'net';
  const label = 'concept' in ref ? concepts[ref.concept] : name;
  return (
    <Table.Row
      fontWeight={isNet ? 'semibold' : undefined}
      bg={before === after ? undefined : 'accent.subtle'}
    >
      <Table.Cell py="1" asChild>
        <th scope="row">{label}</th>
      </Table.Cell>
      {[before, after, after - before].map((cents, column) => (
        <Table.Cell key={column} py="1">
          <Amount cents={cents} />
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
