import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { previewText } from '../../text/preview.es.ts';
import { FormBlockView } from './form-block-view.tsx';
import type { FormPage } from './preview.ts';

/** An official form with its boxes filled in, in the order of its paper. */
export function FormSheet({ form }: { form: FormPage }) {
  const { agency, form: name, title, revision, period, employer, employerNumber, pages } = form;
  return (
    <Stack gap="4">
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
