import { Button } from '@chakra-ui/react';

/** A long list as far as it is known, and how to ask for its next part. */
type PartsQuery = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Asks for the next part of a long list; nothing where all of it is there. */
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
