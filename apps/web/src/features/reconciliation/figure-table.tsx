import { Alert, Badge, Button, Link as ChakraLink, List, Menu } from '@chakra-ui/react';
import {
  RECONCILED_SOURCES,
  type ReconciledRow,
  type ReconciledSource,
} from '@garita/domain/filing/reconciliation/reconciliation';
import { UNMADE_DOCUMENT_TEXTS } from '@garita/domain/text/unmade-document-texts.es';
import { Link } from 'react-router';
import { reconciliationText as text } from '../../text/reconciliation.es.ts';
import { Amount, dollarsText } from '../../ui/amount.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
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

/** The number of people whose missing data is named. */
const NAMED = 3;

/** The files that could not be compared, each with why and the way to where it is mended. */
export function UnreadFiles({ year }: { year: Reconciliation }) {
  if (year.unread.length === 0) return null;
  return (
    <Alert.Root status="warning" alignItems="start">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title>{text.unread(year.unread.length)}</Alert.Title>
        <List.Root variant="plain" gap="1">
          {year.unread.map((file) => (
            <List.Item key={file.source}>
              <FileName year={year} source={file.source} />
              {`: ${UNMADE_DOCUMENT_TEXTS[file.notMade]}`}
              <Lacking file={file} />
            </List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}

type UnreadFile = Reconciliation['unread'][number];

function FileName({ year, source }: { year: Reconciliation; source: UnreadFile['source'] }) {
  const [place] = sourcePlaces(source, year);
  const name = text.source(source, year.company.payer);
  if (!place) return name;
  return (
    <ChakraLink asChild color="inherit" variant="underline">
      <Link to={place.to}>{name}</Link>
    </ChakraLink>
  );
}

function Lacking({ file: { lacking } }: { file: UnreadFile }) {
  const rest = lacking.length - NAMED;
  return (
    <List.Root variant="plain" ps="4">
      {lacking.slice(0, NAMED).map(({ name, text: lacks }) => (
        <List.Item key={`${name} ${lacks}`}>{text.lacking(name, lacks)}</List.Item>
      ))}
      {rest > 0 && <List.Item>{text.othersLack(rest)}</List.Item>}
    </List.Root>
  );
}
