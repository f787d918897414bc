import { Box, Button, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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
