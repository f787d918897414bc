import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { Square, SquareCheck } from 'lucide-react';
import { previewText } from '../../text/preview.es.ts';

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
