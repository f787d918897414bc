import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  /** One line of help. */
  help?: ReactNode;
  /** Shown beside the title, such as a state. */
  mark?: ReactNode;
  /** An action on the whole panel, at the other end of its title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A section of a screen with its own heading. */
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
