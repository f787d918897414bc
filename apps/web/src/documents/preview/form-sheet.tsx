import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { previewText } from '../../text/documents/preview.es.ts';
import {
  type BlockOf,
  FilledBox,
  FormBoxes,
  FormDays,
  FormRows,
  FormStates,
  FormTick,
} from './form-blocks.tsx';
import type { FormBlock, FormPage } from './preview.ts';

/** An official form with its boxes filled in, in the order of its paper. */
export function FormSheet({ form }: { form: FormPage }) {
  const { agency, form: name, title, revision, period, employer, employerNumber, notices, pages } = form;
  return (
    <Stack gap="4">
      {notices.length > 0 && <Text fontWeight="semibold">{notices.join(' · ')}</Text>}
      <Flex justify="space-between" gap="4" wrap="wrap">
        <Box>
          <Heading as="h3" fontSize="14px">
            {name} · {title}
          </Heading>
          <Text color="fg.muted">{[agency, revision].filter(Boolean).join(' · ')}</Text>
        </Box>
        <Box ms={{ md: 'auto' }} textAlign={{ base: 'start', md: 'end' }}>
          <Text fontWeight="semibold">{period}</Text>
          <Text color="fg.muted">{[employer, employerNumber].filter(Boolean).join(' · ')}</Text>
        </Box>
      </Flex>
      {pages.map((blocks, index) => (
        <Stack key={index} as="section" aria-label={previewText.page(index + 1)} gap="1.5">
          {index > 0 && <Box borderTopWidth="2px" borderStyle="dashed" my="2" />}
          {blocks.map((block, place) => (
            <FormBlockView key={place} block={block} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** A piece of a form. */
function FormBlockView({ block }: { block: FormBlock }) {
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
          <FilledBox text={block.value} caption={nameOf(block)} source={block.source} />
        </NumberedLine>
      );
    case 'taxed-line':
      return (
        <NumberedLine number={block.number} text={block.text}>
          <FilledBox text={block.base} caption={nameOf(block)} source={block.sources?.base} />
          <Text color="fg.muted" whiteSpace="nowrap">
            {block.factor}
          </Text>
          <FilledBox text={block.tax} caption={nameOf(block)} source={block.sources?.tax} />
        </NumberedLine>
      );
    case 'boxes':
      return <FormBoxes boxes={block.boxes} />;
    case 'ticks':
      return <Ticks block={block} />;
    case 'beside':
      return <Beside block={block} />;
    case 'days':
      return <FormDays block={block} />;
    case 'rows':
      return <FormRows block={block} />;
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

function Ticks({ block: { number, text, options } }: { block: BlockOf<'ticks'> }) {
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
function Beside({ block: { rows, panel } }: { block: BlockOf<'beside'> }) {
  return (
    <Flex gap="3" wrap="wrap">
      <Stack gap="1.5" flex="2 1 20rem">
        {rows.map((row, index) => (
          <FormBoxes key={index} boxes={row.boxes} />
        ))}
      </Stack>
      <Box flex="1 1 12rem" borderWidth="1px" rounded="sm" p="2" alignSelf="start">
        <Ticks block={panel} />
      </Box>
    </Flex>
  );
}

/** Names a line by its number and its text. */
function nameOf({ number, text }: { number: string; text: string }): string {
  return [number, text].filter(Boolean).join(' · ');
}
