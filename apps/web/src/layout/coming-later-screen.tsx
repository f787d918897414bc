import { Heading, Stack, Text } from '@chakra-ui/react';
import { commonText } from '../text/common.es.ts';
import { DocumentTitle } from './document-title.tsx';

const { comingLater } = commonText;

/** A place that the menu already knows and that is not built yet. */
export function ComingLaterScreen() {
  return (
    <Stack gap="2" maxW="32rem">
      <DocumentTitle>{comingLater.title}</DocumentTitle>
      <Heading as="h1" textStyle="title">
        {comingLater.title}
      </Heading>
      <Text color="fg.muted">{comingLater.help}</Text>
    </Stack>
  );
}
