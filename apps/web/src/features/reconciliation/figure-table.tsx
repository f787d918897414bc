import { Badge, Button, Link as ChakraLink, Menu } from '@chakra-ui/react';
import {
  type ComparedAmount,
  RECONCILED_SOURCES,
  type ReconciledBook,
  type ReconciledRow,
  type ReconciledSource,
} from '@garita/domain/filing/reconciliation/reconciliation';
import { Link } from 'react-router';
import { balancesAt } from '../../lib/addresses.ts';
import { momentText } from '../../lib/date-text.ts';
import { reconciliationText, reconciliationText as text } from '../../text/reconciliation.es.ts';
import { Amount, dollarsText } from '../../ui/amount.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { amountColumn, type RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { type Reconciliation, type SourcePlace, sourcePlaces } from './source-places.ts';

/** Each figure with what every place says of it; every amount leads to where it is added up. */
export function FigureTable({ year }: { year: Reconciliation }) {
  return (
    <RecordTable
      label={text.table(year.year)}
      columns={[FIGURE, STATE, ...sourcesOf(year).map((source) => sourceColumn(source, year))]}
      data={year.rows}
      rowId={({ figure }) => figure}
      rowLabel={({ figure }) => text.figures[figure]}
      isWhole
      asCards
      hasOwnFile
      emptyHint={text.nothing}
    />
  );
}

/** The places that say anything of this year. */
function sourcesOf({ rows }: Reconciliation): ReconciledSource[] {
  return RECONCILED_SOURCES.filter((source) => rows.some(({ cells }) => cells[source] !== undefined));
}

const FIGURE: RecordColumn<ReconciledRow> = {
  id: 'figure',
  header: text.figure,
  text: ({ figure }) => text.figures[figure],
};

const STATE: RecordColumn<ReconciledRow> = {
  id: 'state',
  header: text.state,
  text: ({ isEven }) => (isEven ? text.even : text.uneven),
  cell: ({ isEven }) => (
    <Badge colorPalette={isEven ? 'success' : 'accent'}>{isEven ? text.even : text.uneven}</Badge>
  ),
};

function sourceColumn(source: ReconciledSource, year: Reconciliation): RecordColumn<ReconciledRow> {
  const places = sourcePlaces(source, year);
  const value = ({ cells: { [source]: cents } }: ReconciledRow) =>
    cents === undefined ? undefined : ({ kind: 'amount', cents } as const);
  return {
    id: source,
    header: text.source(source, year.company.payer),
    value,
    text: (row) => (row.cells[source] === undefined ? '' : dollarsText(row.cells[source])),
    align: 'end',
    cell: ({ cells: { [source]: cents } }) =>
      cents === undefined ? null : <SourceCell cents={cents} places={places} />,
  };
}

/** An amount that leads to where it is added up: at once, or to whichever of its quarters is chosen. */
function SourceCell({ cents, places }: { cents: number; places: readonly SourcePlace[] }) {
  const [only, ...others] = places;
  if (!only) return <Amount cents={cents} />;
  if (others.length > 0) return <QuarterMenu cents={cents} places={places} />;
  return (
    <ChakraLink asChild display="block">
      <Link to={only.to}>
        <Amount cents={cents} />
      </Link>
    </ChakraLink>
  );
}

// Fixed, so that the table does not cut it off; in its place in the page, so that it belongs to a landmark.
const POSITION = { placement: 'bottom-end', strategy: 'fixed' } as const;

function QuarterMenu({ cents, places }: { cents: number; places: readonly SourcePlace[] }) {
  return (
    <Menu.Root positioning={POSITION} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="plain" h="auto" minW="0" p="0" font="inherit" title={text.chooseQuarter}>
          <Amount cents={cents} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {places.map(({ label, to }) => (
            <Menu.Item key={to} value={to} asChild>
              <Link to={to}>{label}</Link>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

const entriesText = reconciliationText.entries;

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
    <Panel title={entriesText.title} help={entriesText.help}>
      <RecordTable
        label={entriesText.table}
        columns={COLUMNS}
        data={lines}
        rowId={({ entryId, name }) => `${entryId} ${name}`}
        rowLabel={({ entryId, name }) => `${entryId}: ${reconciliationText.amounts[name]}`}
        isWhole
        hasOwnFile
        emptyHint={entriesText.none}
      />
    </Panel>
  );
}

const COLUMNS: readonly RecordColumn<Line>[] = [
  {
    id: 'employee',
    header: entriesText.employee,
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
  { id: 'entry', header: entriesText.entry, text: ({ entryId }) => String(entryId), align: 'end' },
  { id: 'amount', header: entriesText.amount, text: ({ name }) => reconciliationText.amounts[name] },
  amountColumn('ledger', reconciliationText.books.ledger, ({ cents }) => cents.ledger),
  amountColumn('entries', reconciliationText.books.entries, ({ cents }) => cents.entries),
  amountColumn('stubs', reconciliationText.books.stubs, ({ cents }) => cents.stubs),
  {
    id: 'events',
    header: entriesText.events,
    text: ({ events }) =>
      events.map(({ seq, recordedAt }) => entriesText.event(seq, momentText(recordedAt))).join(' · '),
  },
];
