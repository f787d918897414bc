import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  /** One line of help. */
  help?: ReactNode;
  /** What stands beside the title, such as a state. */
  mark?: ReactNode;
  /** What can be done to all of it, on the other side. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of a screen under a heading of its own. */
export function Panel({ title, help, mark, action, children }: PanelProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} bg="bg.panel" borderWidth="1px" rounded="md" p="4">
      <Flex justify="space-between" align="start" gap="3" wrap="wrap">
        <Box>
          <HStack gap="3">
            <Heading as="h2" id={id} fontSize="16px" lineHeight="24px">
              {title}
            </Heading>
            {mark}
          </HStack>
          {help !== undefined && (
            <Text color="fg.muted" fontSize="13px">
              {help}
            </Text>
          )}
        </Box>
        {action}
      </Flex>
      <Box mt="4">{children}</Box>
    </Box>
  );
}
