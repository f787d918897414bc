import { Box, Flex, SimpleGrid, Text, VisuallyHidden } from '@chakra-ui/react';
import { Square, SquareCheck } from 'lucide-react';
import { previewText } from '../../text/preview.es.ts';
import type { FormBlock } from './preview.ts';
import { SourcedFigure } from './sourced-figure.tsx';

type StatesBlock = Extract<FormBlock, { kind: 'states' }>;

/** The states of Schedule A: all of them as boxes to tick, and below them what those that are ticked say. */
export function FormStates({ block: { captions, states } }: { block: StatesBlock }) {
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

type StateBoxProps = { caption: string; text: string; source?: StatesBlock['states'][number]['source'] };

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

/** A box of a form to tick, with its words; a screen reader says which way it is. */
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
