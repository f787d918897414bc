import { Box, Flex, SimpleGrid, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { Square, SquareCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { previewText } from '../../text/documents/preview.es.ts';
import type { FormBlock } from './preview.ts';
import { SourcedFigure } from './sourced-figure.tsx';

/** A piece of a form of one kind. */
export type BlockOf<Kind extends FormBlock['kind']> = Extract<FormBlock, { kind: Kind }>;

/** A box at the end of a line. A figure that Garita does not know stays blank. */
export function FilledBox(figure: ComponentProps<typeof SourcedFigure>) {
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

/** Boxes side by side, each with its caption. */
export function FormBoxes({ boxes }: Pick<BlockOf<'boxes'>, 'boxes'>) {
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

/** The days of a month, each with its figure, and their total. */
export function FormDays({ block: { caption, days, total, sources } }: { block: BlockOf<'days'> }) {
  return (
    <Box>
      <Flex justify="space-between">
        <Text fontWeight="semibold">{caption}</Text>
        <FilledBox text={total} caption={caption} source={sources?.total} />
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

/** A table of a form. */
export function FormRows({ block: { columns, rows, sources } }: { block: BlockOf<'rows'> }) {
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

/** Names a row by the cells that are not figures. */
function wordsOf(cells: readonly string[], columns: BlockOf<'rows'>['columns']): string {
  return cells.filter((_, index) => !columns[index]?.isFigure).join(' · ');
}

/** The states of Schedule A: a box to tick for each, and below them the figures of the ticked ones. */
export function FormStates({ block: { captions, states } }: { block: BlockOf<'states'> }) {
  return (
    <Box>
      <SimpleGrid minChildWidth="3.25rem" gap="1">
        {states.map(({ state, isTicked }) => (
          <FormTick key={state} text={state} isTicked={isTicked} />
        ))}
      </SimpleGrid>
      {states
        .filter(({ isTicked }) => isTicked)
        .map(({ state, wages, rate, reduction, source }) => (
          <Flex key={state} gap="1.5" wrap="wrap" mt="2">
            <StateBox caption={captions.state} text={state} />
            <StateBox caption={captions.wages} text={wages} source={source} />
            <StateBox caption={captions.rate} text={rate} />
            <StateBox caption={captions.reduction} text={reduction} />
          </Flex>
        ))}
    </Box>
  );
}

type StateBoxProps = {
  caption: string;
  text: string;
  source?: BlockOf<'states'>['states'][number]['source'];
};

function StateBox({ caption, text, source }: StateBoxProps) {
  return (
    <Box flex="1 1 6rem" borderWidth="1px" rounded="sm" px="2" py="0.5">
      <Text color="fg.muted" fontSize="11px">
        {caption}
      </Text>
      <Text minH="4.5" fontVariantNumeric="tabular-nums">
        <SourcedFigure text={text} caption={caption} source={source} />
      </Text>
    </Box>
  );
}

/** A box of a form to tick, with its words; a screen reader says if it is ticked. */
export function FormTick({ text, isTicked }: { text: string; isTicked: boolean }) {
  return (
    <Flex gap="1.5" align="start">
      <Box as={isTicked ? SquareCheck : Square} boxSize="4" flexShrink="0" aria-hidden />
      <Text>
        {text}
        <VisuallyHidden>{isTicked ? previewText.ticked : previewText.notTicked}</VisuallyHidden>
      </Text>
    </Flex>
  );
}
