import { Badge, Box, Button, Link as ChakraLink, Table, Text } from '@chakra-ui/react';
import {
  RECONCILED_FIGURES,
  RECONCILED_SOURCES,
  type ReconciledSource,
} from '@garita/domain/filing/reconciliation/reconciliation';
import { QUARTERS } from '@garita/domain/returns/quarter';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { reconciliationText as text } from '../../text/documents/reconciliation.es.ts';
import { Amount } from '../../ui/amount.tsx';
import { type Reconciliation, sourceLink } from './source-links.ts';

/**
 * The matrix of a year: a row for each document, a column for each quarter and one for the year. A document
 * unfolds into its figures, each of which links to where it is added up; one that differs is unfolded.
 */
export function FigureTable({ year }: { year: Reconciliation }) {
  const isPrinted = useIsPrinted();
  if (year.rows.length === 0) return <Text color="fg.muted">{text.nothing}</Text>;
  const spans = spansOf(year);
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
            {spans.map(({ quarter, label }) => (
              <Table.ColumnHeader key={quarter ?? 'year'} textAlign="end" whiteSpace="nowrap">
                {label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sourcesOf(spans).map((source) => (
            <DocumentRows key={source} {...{ source, year, spans, isPrinted }} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

const MATRIX = {
  '& :is(th, td)': { px: '3', fontSize: '13px', _print: { px: '1', fontSize: '10px', lineHeight: '14px' } },
  '& .chakra-badge': { _print: { fontSize: '10px', minH: '0', px: '1px' } },
} as const;

const FROZEN = {
  position: 'sticky',
  insetInlineStart: '0',
  zIndex: '1',
  bg: 'bg.panel',
  minW: { base: '9rem', md: '14rem' },
  whiteSpace: 'normal',
  borderInlineEndWidth: '1px',
  _print: { position: 'static', minW: '0' },
} as const;

/** A quarter of the year, or the whole year, with its figures. */
type Span = { quarter: number | null; label: string; rows: Reconciliation['rows'] };

function spansOf({ year, rows, quarters }: Reconciliation): Span[] {
  const rowsOf = new Map(quarters.map(({ quarter, rows: own }) => [quarter, own]));
  return [
    ...QUARTERS.map((quarter) => ({
      quarter,
      label: text.quarter(quarter),
      rows: rowsOf.get(quarter) ?? [],
    })),
    { quarter: null, label: text.ofYear(year), rows },
  ];
}

type DocumentRowsProps = {
  source: ReconciledSource;
  year: Reconciliation;
  spans: readonly Span[];
  isPrinted: boolean;
};

function DocumentRows({ source, year, spans, isPrinted }: DocumentRowsProps) {
  const own = spans.map((span) => ({ ...span, rows: span.rows.filter((row) => isOf(row, source)) }));
  const [isOpen, setIsOpen] = useState(own.some(({ rows }) => rows.some(({ isEven }) => !isEven)));
  const figures = RECONCILED_FIGURES.filter((name) =>
    own.some(({ rows }) => rows.some(({ figure }) => figure === name)),
  );
  return (
    <>
      <Table.Row bg="bg.panel">
        <Table.Cell asChild css={FROZEN} fontWeight="medium" textAlign="start">
          <th scope="row">
            <Button {...LOOKS_LIKE_TEXT} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              <Box as={isOpen ? ChevronDown : ChevronRight} boxSize="4" data-print="hidden" aria-hidden />
              {text.source(source, year.company.payer)}
            </Button>
          </th>
        </Table.Cell>
        {own.map(({ quarter, rows }) => (
          <Table.Cell key={quarter ?? 'year'} textAlign="end">
            {rows.length > 0 && <Agreement isEven={rows.every(({ isEven }) => isEven)} />}
          </Table.Cell>
        ))}
      </Table.Row>
      {(isOpen || isPrinted) &&
        figures.map((figure) => (
          <Table.Row key={figure} bg="bg.panel">
            <Table.Cell asChild css={FROZEN} fontWeight="normal" color="fg.muted" textAlign="start">
              <th scope="row">
                <Box ps="5">{text.figures[figure]}</Box>
              </th>
            </Table.Cell>
            {own.map(({ quarter, rows }) => {
              const row = rows.find((one) => one.figure === figure);
              return (
                <Table.Cell key={quarter ?? 'year'} bg={row?.isEven === false ? 'bg.warning' : undefined}>
                  {row && (
                    <SourceCell cents={row.cells[source] ?? 0} to={sourceLink(source, year, quarter)} />
                  )}
                </Table.Cell>
              );
            })}
          </Table.Row>
        ))}
    </>
  );
}

const LOOKS_LIKE_TEXT = {
  variant: 'plain',
  h: 'auto',
  minW: '0',
  p: '0',
  gap: '1',
  font: 'inherit',
  whiteSpace: 'normal',
  textAlign: 'start',
  justifyContent: 'start',
} as const;

/** Returns true while the page is printed: nobody unfolds anything on paper. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    // Before the browser takes the page.
    const begin = () => flushSync(() => setIsPrinted(true));
    const end = () => setIsPrinted(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
}

function Agreement({ isEven }: { isEven: boolean }) {
  return <Badge colorPalette={isEven ? 'success' : 'accent'}>{isEven ? text.even : text.uneven}</Badge>;
}

function isOf({ cells }: Reconciliation['rows'][number], source: ReconciledSource): boolean {
  return cells[source] !== undefined;
}

/** Returns the sources that have a figure in this year. */
function sourcesOf(spans: readonly Span[]): ReconciledSource[] {
  return RECONCILED_SOURCES.filter((source) =>
    spans.some(({ rows }) => rows.some((row) => isOf(row, source))),
  );
}

/** An amount that links to where it is added up; the sum of four documents links nowhere. */
function SourceCell({ cents, to }: { cents: number; to: string | undefined }) {
  if (to === undefined) return <Amount cents={cents} />;
  return (
    <ChakraLink asChild display="block">
      <Link to={to}>
        <Amount cents={cents} />
      </Link>
    </ChakraLink>
  );
}
