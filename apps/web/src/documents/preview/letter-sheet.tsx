import { Heading, Stack, Text } from '@chakra-ui/react';
import { ListTable } from './list-sheet.tsx';
import type { LetterPage } from './preview.ts';

/** A letter, as its paper has it. */
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
