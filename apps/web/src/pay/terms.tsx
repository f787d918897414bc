import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Something of a record that cannot be typed, in line with the fields beside it. */
export function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Text fontSize="13px" lineHeight="20px" fontWeight="medium">
        {label}
      </Text>
      <Text lineHeight="36px">{children}</Text>
    </Box>
  );
}

/** What stands above the blocks of pay: terms, and fields among them. */
export const Terms = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '4',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    rounded: 'md',
  },
});
