import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NOTICE_SPACE } from '../notices/notices.ts';

/** The bar at the foot of a form. It stays in view while the form scrolls, and is not printed. */
export function FootBar({ children }: { children: ReactNode }) {
  return (
    <Flex
      position="sticky"
      bottom={NOTICE_SPACE}
      zIndex="docked"
      gap="3"
      px={{ base: '3', md: '4' }}
      py="3"
      align="center"
      justify="space-between"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      data-print="hidden"
    >
      {children}
    </Flex>
  );
}
