import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Something of a record that cannot be typed, in line with the fields beside it. */
export function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="8rem">
      <Text fontSize="13px" lineHeight="20px" fontWeight="medium">
        {label}
      </Text>
      <Text lineHeight="36px">{children}</Text>
    </Box>
  );
}
