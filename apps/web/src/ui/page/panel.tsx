import { Box, Button, Flex, Heading, HStack, Text } from '@chakra-ui/react';
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

type ListSectionProps = {
  /** Also names the section for screen readers. */
  title: string;
  help: string;
  children: ReactNode;
};

/** A second list below the main content of a screen. */
export function ListSection({ title, help, children }: ListSectionProps) {
  return (
    <Box as="section" aria-label={title} mt="8">
      <Heading as="h2" fontSize="16px" lineHeight="24px">
        {title}
      </Heading>
      <Text color="fg.muted" fontSize="13px" mb="3">
        {help}
      </Text>
      {children}
    </Box>
  );
}

/** A long list that is loaded in parts. */
type PartsQuery = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Loads the next part of a long list; nothing once all of it is loaded. */
export function MoreButton({ query, label }: { query: PartsQuery; label: string }) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      mt="4"
      size="sm"
      variant="outline"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      data-print="hidden"
    >
      {label}
    </Button>
  );
}
