import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { tableText } from '../../text/table.es.ts';
import { English } from '../english.tsx';

/** The shape of a table while its records are on their way. */
export function RowsLoading({ rows = 8 }: { rows?: number }) {
  return (
    <Box borderWidth="1px" rounded="md" bg="bg.panel" p="3">
      <Text as="output" display="block" fontSize="13px" color="fg.muted" mb="3">
        <English>{tableText.loading}</English>
      </Text>
      <Stack gap="4" aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height="6" />
        ))}
      </Stack>
    </Box>
  );
}
