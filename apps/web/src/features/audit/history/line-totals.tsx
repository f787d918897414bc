import { Table } from '@chakra-ui/react';
import { auditText } from '../../../text/audit.es.ts';
import { Amount } from '../../../ui/amount.tsx';
import type { HistoryLine } from '../audit.ts';

const { history: text, totals: names } = auditText;
const TOTALS = ['gross', 'withheld', 'net'] as const;

/** By how much an event changed the totals, and what they came to with it. */
export function LineTotals({ line: { seq, changed, totals } }: { line: HistoryLine }) {
  return (
    <Table.Root
      size="sm"
      w="auto"
      flex="0 1 24rem"
      alignSelf="start"
      fontVariantNumeric="tabular-nums"
      aria-label={text.number(seq)}
    >
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.Cell p="1" />
          {TOTALS.map((name) => (
            <Table.ColumnHeader key={name} p="1" textAlign="end">
              {names[name]}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {(
          [
            [text.change, changed],
            [text.total, totals],
          ] as const
        ).map(([label, values]) => (
          <Table.Row key={label} bg="transparent">
            <Table.Cell p="1" asChild>
              <th scope="row">{label}</th>
            </Table.Cell>
            {TOTALS.map((name) => (
              <Table.Cell key={name} p="1">
                <Amount cents={values[name]} />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
