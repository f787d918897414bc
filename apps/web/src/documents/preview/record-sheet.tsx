import { Heading, Stack, Table, Text } from '@chakra-ui/react';
import { previewText } from '../../text/documents/preview.es.ts';
import type { RecordsPage } from './preview.ts';
import { SourcedFigure } from './sourced-figure.tsx';

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
