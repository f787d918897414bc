import { Button, Center, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { PATHS } from '../config/paths.ts';
import { commonText } from '../text/common.es.ts';
import { DocumentTitle } from './document-title.tsx';

const { failures } = commonText;

/**
 * The screen shown in place of one that broke or whose file could not be fetched. Both links load the page
 * again, because the old files are gone after a new version of Garita.
 */
export function FailureScreen() {
  return (
    <Center role="alert" minH="60dvh" p="6">
      <DocumentTitle>{failures.screen}</DocumentTitle>
      <Stack gap="4" maxW="28rem">
        <Heading as="h1" textStyle="title">
          {failures.screen}
        </Heading>
        <Text color="fg.muted">{failures.screenHelp}</Text>
        <HStack>
          <Button colorPalette="brand" onClick={() => window.location.reload()}>
            {failures.reload}
          </Button>
          <Button variant="ghost" asChild>
            <a href={PATHS.desk}>{failures.toDesk}</a>
          </Button>
        </HStack>
      </Stack>
    </Center>
  );
}
