import { Badge, Box, Button, Link as ChakraLink, Menu, Table, Text } from '@chakra-ui/react';
import {
  RECONCILED_SOURCES,
  type ReconciledSource,
} from '@garita/domain/filing/reconciliation/reconciliation';
import { Link } from 'react-router';
import { reconciliationText as text } from '../../text/reconciliation.es.ts';
import { Amount } from '../../ui/amount.tsx';
import { type Reconciliation, type SourceLink, sourceLinks } from './source-links.ts';

/**
 * The matrix of a year: a row for each source, a column for each figure. The names of the sources stay in
 * view while the figures scroll, and every amount links to where it is added up.
 */
export function FigureTable({ year }: { year: Reconciliation }) {
  const { rows } = year;
  if (rows.length === 0) return <Text color="fg.muted">{text.nothing}</Text>;
  return (
    <Box
      as="section"
      aria-label={text.table(year.year)}
      tabIndex={0}
      overflowX="auto"
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
      _print={{ overflow: 'visible' }}
    >
      <Table.Root size="sm" fontVariantNumeric="tabular-nums" css={MATRIX}>
        <Table.Header>
          <Table.Row bg="bg.panel">
            <Table.ColumnHeader css={FROZEN}>{text.place}</Table.ColumnHeader>
            {rows.map((row) => (
              <Table.ColumnHeader key={row.figure} textAlign="end" verticalAlign="bottom">
                {text.figures[row.figure]}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
          <Table.Row bg="bg.panel">
            <Table.ColumnHeader css={FROZEN}>{text.state}</Table.ColumnHeader>
            {rows.map(({ figure, isEven }) => (
              <Table.Cell key={figure} textAlign="end">
                <Badge colorPalette={isEven ? 'success' : 'accent'}>{isEven ? text.even : text.uneven}</Badge>
              </Table.Cell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sourcesOf(year).map((source) => (
            <SourceRow key={source} source={source} year={year} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

const MATRIX = {
  '& :is(th, td)': { px: '3', fontSize: '13px' },
  '& thead th': { whiteSpace: 'normal', minW: '7rem', maxW: '9rem' },
  '& :is(th, td), & thead th': {
    _print: { px: '1px', fontSize: '8px', lineHeight: '11px', minW: '0', maxW: 'none' },
  },
  '& .chakra-badge': { _print: { fontSize: '8px', minH: '0', px: '1px' } },
} as const;

const FROZEN = {
  position: 'sticky',
  insetInlineStart: '0',
  zIndex: '1',
  bg: 'bg.panel',
  minW: { base: '6.5rem', md: '10rem' },
  whiteSpace: 'normal',
  borderInlineEndWidth: '1px',
  _print: { position: 'static' },
} as const;

function SourceRow({ source, year }: { source: ReconciledSource; year: Reconciliation }) {
  const links = sourceLinks(source, year);
  return (
    <Table.Row bg="bg.panel">
      <Table.Cell asChild css={FROZEN} fontWeight="medium" textAlign="start">
        <th scope="row">{text.source(source, year.company.payer)}</th>
      </Table.Cell>
      {year.rows.map(({ figure, cells: { [source]: cents }, isEven }) => (
        <Table.Cell key={figure} bg={isEven ? undefined : 'bg.warning'}>
          {cents !== undefined && <SourceCell cents={cents} links={links} />}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

/** Returns the sources that have a figure in this year. */
function sourcesOf({ rows }: Reconciliation): ReconciledSource[] {
  return RECONCILED_SOURCES.filter((source) => rows.some(({ cells }) => cells[source] !== undefined));
}

/** An amount that links to where it is added up, or opens a menu of the quarters that make it. */
function SourceCell({ cents, links }: { cents: number; links: readonly SourceLink[] }) {
  const [only, ...others] = links;
  if (!only) return <Amount cents={cents} />;
  if (others.length > 0) return <QuarterMenu cents={cents} links={links} />;
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

function QuarterMenu({ cents, links }: { cents: number; links: readonly SourceLink[] }) {
  return (
    <Menu.Root positioning={POSITION} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button
          variant="plain"
          w="full"
          justifyContent="end"
          h="auto"
          minW="0"
          p="0"
          font="inherit"
          title={text.chooseQuarter}
        >
          <Amount cents={cents} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {links.map(({ label, to }) => (
            <Menu.Item key={to} value={to} asChild>
              <Link to={to}>{label}</Link>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
