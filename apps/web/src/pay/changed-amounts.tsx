import { Table } from '@chakra-ui/react';
import type { AmountName } from '@garita/domain/pay/amounts';
import { isOfKind } from '@garita/domain/pay/concepts';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { auditText } from '../text/audit.es.ts';
import { dollarsText } from '../ui/amount.tsx';

const { history: text } = auditText;

type ChangedAmountsProps = {
  amounts: readonly { name: AmountName; before: number; after: number }[];
  /** What the two are called, where it is not before and after. */
  captions?: { before: string; after: string };
};

/** Amounts before and after, those of time as hours. */
export function ChangedAmounts({ amounts, captions = text }: ChangedAmountsProps) {
  return (
    <Table.Root size="sm" w="auto" fontVariantNumeric="tabular-nums">
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader p="1">{text.amount}</Table.ColumnHeader>
          <Table.ColumnHeader p="1" textAlign="end">
            {captions.before}
          </Table.ColumnHeader>
          <Table.ColumnHeader p="1" textAlign="end">
            {captions.after}
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {amounts.map(({ name, before, after }) => (
          <Table.Row key={name} bg="transparent">
            <Table.Cell p="1" asChild>
              <th scope="row">{auditText.amounts[name]}</th>
            </Table.Cell>
            <Table.Cell p="1" textAlign="end">
              {written(name, before)}
            </Table.Cell>
            <Table.Cell p="1" textAlign="end">
              {written(name, after)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function written(name: AmountName, value: number): string {
  return isOfKind(name, 'minutes') ? formatMinutes(value) : dollarsText(value);
}
