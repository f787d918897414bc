import { Link as ChakraLink } from '@chakra-ui/react';
import type { ComparedAmount, ReconciledBook } from '@garita/domain/filing/reconciliation/reconciliation';
import { Link } from 'react-router';
import { balancesAt } from '../../lib/addresses.ts';
import { momentText } from '../../lib/date-text.ts';
import { reconciliationText } from '../../text/reconciliation.es.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { amountColumn, type RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import type { Reconciliation } from './reconciliation.ts';

const text = reconciliationText.entries;

/** An amount of an entry of which the books say different things. */
type Line = Omit<Reconciliation['entries'][number], 'amounts'> & {
  companyId: number;
  year: number;
  name: ComparedAmount;
  cents: Record<ReconciledBook, number>;
};

/** The entries that make the differences, amount by amount, with the events that are about them. */
export function EntryTable({ year: { company, year, entries } }: { year: Reconciliation }) {
  const lines = entries.flatMap(({ amounts, ...entry }) =>
    amounts.map((amount): Line => ({ ...entry, ...amount, companyId: company.id, year })),
  );
  return (
    <Panel title={text.title} help={text.help}>
      <RecordTable
        label={text.table}
        columns={COLUMNS}
        data={lines}
        rowId={({ entryId, name }) => `${entryId} ${name}`}
        rowLabel={({ entryId, name }) => `${entryId}: ${reconciliationText.amounts[name]}`}
        isWhole
        hasOwnFile
        emptyHint={text.none}
      />
    </Panel>
  );
}

const COLUMNS: readonly RecordColumn<Line>[] = [
  {
    id: 'employee',
    header: text.employee,
    text: ({ employee }) => employee?.name ?? reconciliationText.unknown,
    cell: ({ employee, companyId, year }) =>
      employee ? (
        <ChakraLink asChild colorPalette="brand">
          <Link to={balancesAt({ companyId, employeeId: employee.id }, year)}>{employee.name}</Link>
        </ChakraLink>
      ) : (
        reconciliationText.unknown
      ),
  },
  { id: 'entry', header: text.entry, text: ({ entryId }) => String(entryId), align: 'end' },
  { id: 'amount', header: text.amount, text: ({ name }) => reconciliationText.amounts[name] },
  amountColumn('ledger', reconciliationText.books.ledger, ({ cents }) => cents.ledger),
  amountColumn('entries', reconciliationText.books.entries, ({ cents }) => cents.entries),
  amountColumn('stubs', reconciliationText.books.stubs, ({ cents }) => cents.stubs),
  {
    id: 'events',
    header: text.events,
    text: ({ events }) =>
      events.map(({ seq, recordedAt }) => text.event(seq, momentText(recordedAt))).join(' · '),
  },
];
