import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { saveFile } from '../../lib/download.ts';
import { apiDocsText } from '../../text/api-docs.es.ts';
import type { CallAnswer } from './call.ts';

const text = apiDocsText.answer;

/** What the server answered: the status, the headers and the body, or the file to keep. */
export function AnswerView({ answer: { status, headers, content } }: { answer: CallAnswer }) {
  return (
    <Stack as="section" aria-label={text.title} aria-live="polite" gap="2" mt="4">
      <Heading as="h3" fontSize="14px">
        {text.title}: {text.status(status)}
      </Heading>
      {'file' in content ? (
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          onClick={() => saveFile(content.file, content.fileName)}
        >
          {text.save(content.fileName)}
        </Button>
      ) : (
        <Preformatted label={text.body}>{content.text}</Preformatted>
      )}
      <Text fontSize="13px" color="fg.muted">
        {text.headers}
      </Text>
      <Preformatted label={text.headers}>
        {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
      </Preformatted>
    </Stack>
  );
}

function Preformatted({ label, children }: { label: string; children: string }) {
  return (
    <Box
      as="section"
      aria-label={label}
      tabIndex={0}
      maxH="24rem"
      overflow="auto"
      bg="bg.muted"
      rounded="md"
      p="3"
    >
      <chakra.pre fontFamily="mono" fontSize="12px" whiteSpace="pre-wrap" wordBreak="break-word">
        {children}
      </chakra.pre>
    </Box>
  );
}
