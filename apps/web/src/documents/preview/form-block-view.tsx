import { Box, Flex, SimpleGrid, Stack, Table, Text } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { FormStates, FormTick } from './form-states.tsx';
import type { FormBlock } from './preview.ts';
import { SourcedFigure } from './sourced-figure.tsx';

type Of<Kind extends FormBlock['kind']> = Extract<FormBlock, { kind: Kind }>;

/** A piece of a form. */
export function FormBlockView({ block }: { block: FormBlock }) {
  switch (block.kind) {
    case 'part':
      return (
        <Text bg="bg.muted" px="2" py="1" mt="2" fontWeight="semibold">
          {[block.number, block.text].filter(Boolean).join(' · ')}
        </Text>
      );
    case 'line':
      return (
        <NumberedLine number={block.number} text={block.text}>
          <Filled text={block.value} caption={nameOf(block)} source={block.source} />
        </NumberedLine>
      );
    case 'taxed-line':
      return (
        <NumberedLine number={block.number} text={block.text}>
          <Filled text={block.base} caption={nameOf(block)} source={block.sources?.base} />
          <Text color="fg.muted" whiteSpace="nowrap">
            {block.factor}
          </Text>
          <Filled text={block.tax} caption={nameOf(block)} source={block.sources?.tax} />
        </NumberedLine>
      );
    case 'boxes':
      return <Boxes boxes={block.boxes} />;
    case 'ticks':
      return <Ticks block={block} />;
    case 'beside':
      return <Beside block={block} />;
    case 'days':
      return <Days block={block} />;
    case 'rows':
      return <Rows block={block} />;
    case 'states':
      return <FormStates block={block} />;
    case 'note':
      return <Text color="fg.muted">{block.text}</Text>;
  }
}

type NumberedLineProps = { number: string; text: string; children: ReactNode };

function NumberedLine({ number, text, children }: NumberedLineProps) {
  return (
    <Flex gap="2" align="center" wrap="wrap" justify="end">
      <Text minW="6" fontWeight="semibold">
        {number}
      </Text>
      <Text flex="1 1 12rem">{text}</Text>
      <Flex gap="2" align="center">
        {children}
      </Flex>
    </Flex>
  );
}

/** A box at the end of a line. What nothing in Garita knows stays blank. */
function Filled(figure: ComponentProps<typeof SourcedFigure>) {
  return (
    <Box
      borderWidth="1px"
      rounded="sm"
      px="2"
      minH="6"
      minW="24"
      textAlign="end"
      fontVariantNumeric="tabular-nums"
    >
      <SourcedFigure {...figure} />
    </Box>
  );
}

function Boxes({ boxes }: Pick<Of<'boxes'>, 'boxes'>) {
  return (
    <Flex gap="1.5" wrap="wrap">
      {boxes.map(({ caption, value, share, source }, index) => (
        <Box
          key={index}
          flex={`${share} 1 ${4 + share * 2}rem`}
          borderWidth="1px"
          rounded="sm"
          px="2"
          py="0.5"
        >
          <Text color="fg.muted" fontSize="11px">
            {caption}
          </Text>
          <Text minH="4.5" fontVariantNumeric="tabular-nums">
            <SourcedFigure {...{ text: value, caption, source }} />
          </Text>
        </Box>
      ))}
    </Flex>
  );
}

function Ticks({ block: { number, text, options } }: { block: Of<'ticks'> }) {
  return (
    <Flex gap="2" align="start">
      {number !== undefined && (
        <Text minW="6" fontWeight="semibold">
          {number}
        </Text>
      )}
      <Box>
        {text !== '' && <Text>{text}</Text>}
        <Flex columnGap="4" rowGap="1" wrap="wrap">
          {options.map((option, index) => (
            <FormTick key={index} {...option} />
          ))}
        </Flex>
      </Box>
    </Flex>
  );
}

/** The filer's boxes with the panel of what is filed beside them, or below them on narrow screens. */
function Beside({ block: { rows, panel } }: { block: Of<'beside'> }) {
  return (
    <Flex gap="3" wrap="wrap">
      <Stack gap="1.5" flex="2 1 20rem">
        {rows.map((row, index) => (
          <Boxes key={index} boxes={row.boxes} />
        ))}
      </Stack>
      <Box flex="1 1 12rem" borderWidth="1px" rounded="sm" p="2" alignSelf="start">
        <Ticks block={panel} />
      </Box>
    </Flex>
  );
}

function Days({ block: { caption, days, total, sources } }: { block: Of<'days'> }) {
  return (
    <Box>
      <Flex justify="space-between">
        <Text fontWeight="semibold">{caption}</Text>
        <Filled text={total} caption={caption} source={sources?.total} />
      </Flex>
      <SimpleGrid minChildWidth="6.5rem" gap="1" mt="1">
        {days.map((value, index) => (
          <Flex key={index} borderWidth="1px" rounded="sm" px="1.5" justify="space-between" gap="1">
            <Text color="fg.muted">{index + 1}</Text>
            <Text fontVariantNumeric="tabular-nums">
              <SourcedFigure
                text={value}
                caption={`${caption} · ${index + 1}`}
                source={sources?.days[index]}
              />
            </Text>
          </Flex>
        ))}
      </SimpleGrid>
    </Box>
  );
}

function Rows({ block: { columns, rows, sources } }: { block: Of<'rows'> }) {
  return (
    <Table.ScrollArea>
      <Table.Root size="sm" fontSize="inherit">
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
          {rows.map((cells, row) => (
            <Table.Row key={row}>
              {cells.map((cell, index) => (
                <Table.Cell
                  key={index}
                  px="1.5"
                  py="1"
                  textAlign={columns[index]?.isFigure ? 'end' : 'start'}
                  fontVariantNumeric="tabular-nums"
                >
                  <SourcedFigure
                    text={cell}
                    caption={[wordsOf(cells, columns), columns[index]?.caption].join(' · ')}
                    source={sources?.[row]?.[index] ?? undefined}
                  />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

/** Names a line by its number and its text. */
function nameOf({ number, text }: { number: string; text: string }): string {
  return [number, text].filter(Boolean).join(' · ');
}

/** Names a row by the cells that are not figures. */
function wordsOf(cells: readonly string[], columns: Of<'rows'>['columns']): string {
  return cells.filter((_, index) => !columns[index]?.isFigure).join(' · ');
}
