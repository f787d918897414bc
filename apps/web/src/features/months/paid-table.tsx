import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MonthPaid } from '../../pay/closing/month.ts';
import { monthsText as text } from '../../text/months.es.ts';
import { Amount } from '../../ui/amount.tsx';

type PaidTableProps = {
  now: MonthPaid;
  /** What was paid when it was closed, where it was. */
  before?: MonthPaid | undefined;
};

/** What is paid in a month: how many payments, and what they come to; beside it what that was when the month was closed. */
export function PaidTable({ now, before }: PaidTableProps) {
  return (
    <Table.Root size="sm" fontVariantNumeric="tabular-nums" aria-label={text.paid}>
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader>{text.amount}</Table.ColumnHeader>
          {before && <Table.ColumnHeader textAlign="end">{text.atClosing}</Table.ColumnHeader>}
          <Table.ColumnHeader textAlign="end">{text.now}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {ROWS.map(({ label, value }) => (
          <Table.Row key={label} bg="transparent">
            <Table.Cell asChild>
              <th scope="row">{label}</th>
            </Table.Cell>
            {before && <Table.Cell textAlign="end">{value(before)}</Table.Cell>}
            <Table.Cell textAlign="end">{value(now)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const ROWS: readonly { label: string; value: (paid: MonthPaid) => ReactNode }[] = [
  { label: text.employees, value: ({ employees }) => employees.count },
  { label: text.contractors, value: ({ contractors }) => contractors.count },
  { label: text.columns.gross, value: ({ gross }) => <Amount cents={gross} /> },
  { label: text.columns.net, value: ({ net }) => <Amount cents={net} fontWeight="semibold" /> },
];
