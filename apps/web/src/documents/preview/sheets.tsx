import { Heading, Stack, Table, Text } from '@chakra-ui/react';
import { cellSource, type SourcePart } from '@garita/domain/report/box-source';
import { Fragment } from 'react';
import { previewText } from '../../text/documents/preview.es.ts';
import type { LetterPage, ListPage, RecordsPage } from './preview.ts';
import { SourcedFigure } from './sourced-figure.tsx';

/** Shows a letter as it is printed. */
export function LetterSheet({ letter }: { letter: LetterPage }) {
  const { title, company, about, sentences, table } = letter;
  return (
    <Stack gap="2">
      <Heading as="h3" fontSize="14px">
        {title}
      </Heading>
      <Text color="fg.muted">{[company, ...about].join(' · ')}</Text>
      {sentences.map((sentence) => (
        <Text key={sentence} fontSize="14px">
          {sentence}
        </Text>
      ))}
      <ListTable table={table} />
    </Stack>
  );
}

/** Shows a report that is a table as it is printed. */
export function ListSheet({ list }: { list: ListPage }) {
  const { title, company, about, groups, empty } = list;
  const hasRows = groups.some(({ rows }) => rows.length > 0);
  return (
    <Stack gap="2">
      <Heading as="h3" fontSize="14px">
        {title}
      </Heading>
      <Text color="fg.muted">{[company, ...about].join(' · ')}</Text>
      {hasRows ? <ListTable table={list} /> : <Text>{empty}</Text>}
    </Stack>
  );
}

/** The rows of a report below their captions. */
function ListTable({ table }: { table: Pick<ListPage, 'columns' | 'groups' | 'total' | 'totalSource'> }) {
  const { columns, groups, total, totalSource = EVERYTHING } = table;
  return (
    <Table.Root size="sm" fontSize="inherit" width="full" css={{ '& tr': { bg: 'transparent' } }}>
      <Table.Header>
        <Table.Row>
          {columns.map(({ caption, isFigure }, index) => (
            <Table.ColumnHeader key={index} textAlign={isFigure ? 'end' : 'start'} px="1.5">
              {caption}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {groups.map(({ heading, rows, sources, total: sum, totalSource: sumSource }, index) => (
          <Fragment key={index}>
            {heading !== undefined && (
              <Table.Row>
                <Table.ColumnHeader scope="rowgroup" colSpan={columns.length} color="brand.fg" px="1.5">
                  {heading}
                </Table.ColumnHeader>
              </Table.Row>
            )}
            {rows.map((cells, row) => (
              <Line key={row} source={sources?.[row]} {...{ cells, columns }} />
            ))}
            {sum && <Line cells={sum} source={sumSource} columns={columns} isSum />}
          </Fragment>
        ))}
        {total && <Line cells={total} source={totalSource} columns={columns} isSum />}
      </Table.Body>
    </Table.Root>
  );
}

/** A list's grand total counts all pay that its columns count. */
const EVERYTHING: SourcePart = {};

type Cell = ListPage['groups'][number]['rows'][number][number];

/** The number of characters that stay on one line. A longer name wraps, so that the figures stay in view. */
const ON_ONE_LINE = 34;
const SEVERAL_LINES = { minW: '15rem', maxW: '20rem', whiteSpace: 'normal' } as const;

type LineProps = {
  cells: readonly Cell[];
  columns: ListPage['columns'];
  source: SourcePart | null | undefined;
  isSum?: boolean;
};

function Line({ cells, columns, source, isSum = false }: LineProps) {
  return (
    <Table.Row fontWeight={isSum ? 'semibold' : undefined}>
      {cells.map((cell, index) => (
        <Table.Cell
          key={index}
          px="1.5"
          py="1"
          textAlign={columns[index]?.isFigure ? 'end' : 'start'}
          {...(textOf(cell).length > ON_ONE_LINE ? SEVERAL_LINES : { whiteSpace: 'nowrap' })}
          fontVariantNumeric="tabular-nums"
          color={typeof cell !== 'string' && cell.isZero ? 'fg.muted' : undefined}
        >
          <SourcedFigure
            text={textOf(cell)}
            caption={[...wordsOf(cells, columns), columns[index]?.caption].join(' · ')}
            source={cellSource(columns[index]?.source, source)}
          />
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text;
}

/** Names a row by the cells that are not figures. */
function wordsOf(row: readonly Cell[], columns: ListPage['columns']): string[] {
  return row.flatMap((cell, index) => {
    const text = textOf(cell);
    return columns[index]?.isFigure || text === '' ? [] : text;
  });
}

/** Shows the first records of a text file, field by field, each field with its position. */
export function RecordSheet({ page }: { page: RecordsPage }) {
  const { title, company, note, records, count } = page;
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading as="h3" fontSize="14px">
          {title}
        </Heading>
        <Text color="fg.muted">{[company, previewText.records(count)].join(' · ')}</Text>
        {note !== '' && <Text>{note}</Text>}
      </Stack>
      {records.map(({ heading, fields }, index) => (
        <RecordTable key={index} {...{ heading, fields }} />
      ))}
    </Stack>
  );
}

function RecordTable({ heading, fields }: RecordsPage['records'][number]) {
  return (
    <Table.Root
      size="sm"
      fontSize="inherit"
      width="full"
      maxWidth="2xl"
      css={{ '& tr': { bg: 'transparent' } }}
    >
      <Table.Caption captionSide="top" textAlign="start" fontWeight="semibold" color="brand.fg" p="0" pb="1">
        {heading}
      </Table.Caption>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader px="1.5" width="20">
            {previewText.place}
          </Table.ColumnHeader>
          <Table.ColumnHeader px="1.5">{previewText.field}</Table.ColumnHeader>
          <Table.ColumnHeader px="1.5" width="45%">
            {previewText.value}
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {fields.map(({ place, name, value, isFigure, source }) => (
          <Table.Row key={place}>
            <Table.Cell
              px="1.5"
              py="1"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
            >
              {place}
            </Table.Cell>
            <Table.Cell px="1.5" py="1">
              {name}
            </Table.Cell>
            <Table.Cell
              px="1.5"
              py="1"
              textAlign={isFigure ? 'end' : 'start'}
              fontVariantNumeric="tabular-nums"
              overflowWrap="anywhere"
            >
              <SourcedFigure text={value} caption={[heading, name].join(' · ')} source={source} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
