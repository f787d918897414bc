import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A form as wide as eyes can follow: labels and fields stay together on a large screen. */
export function FormPage({ children }: { children: ReactNode }) {
  return <Box maxWidth="1200px">{children}</Box>;
}
