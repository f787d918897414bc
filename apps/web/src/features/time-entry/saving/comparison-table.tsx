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

/** Two statements side by side, and what lies between them. The net stays in view. */
export function ComparisonTable({ before, after, isOnlyChanges = false }: ComparisonTableProps) {
  const lines = compareStatements(before, after);
  const shown = isOnlyChanges ? lines.filter(hasChanged) : lines;
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
          {shown
            .filter((line) => !isNet(line))
            .map((line) => (
              <ChangeRow key={lineKey(line.ref)} line={line} isMarked={!isOnlyChanges && hasChanged(line)} />
            ))}
        </Table.Body>
        <Table.Footer position="sticky" bottom="0">
          {lines.filter(isNet).map((line) => (
            <ChangeRow key={lineKey(line.ref)} line={line} isStrong />
          ))}
        </Table.Footer>
      </Table.Root>
    </Box>
  );
}

function hasChanged({ before, after }: LineChange): boolean {
  return before !== after;
}

function isNet({ ref }: LineChange): boolean {
  return 'concept' in ref && ref.concept === 'net';
}

type ChangeRowProps = { line: LineChange; isMarked?: boolean; isStrong?: boolean };

function ChangeRow({ line: { ref, name, before, after }, isMarked, isStrong }: ChangeRowProps) {
  return (
    <Table.Row fontWeight={isStrong ? 'semibold' : 'normal'} bg={isMarked ? 'accent.subtle' : 'bg.panel'}>
      <Table.Cell p="1" asChild>
        <th scope="row">{'concept' in ref ? concepts[ref.concept] : name}</th>
      </Table.Cell>
      {[before, after, after - before].map((cents, column) => (
        <Table.Cell key={column} p="1">
          <Amount cents={cents} />
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
