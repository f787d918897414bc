import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type PayFootProps = {
  /** What deserves a second look before saving. */
  warnings: ReactNode;
  /** The bar with what can be done. */
  children: ReactNode;
};

/**
 * The foot of a form of pay, in view at all times: a warning that comes while somebody types moves no row. On telephones only
 * the bar stays, and the warnings scroll with the form above it.
 */
export function PayFoot({ warnings, children }: PayFootProps) {
  return (
    <Box display={{ base: 'contents', md: 'block' }} position={{ md: 'sticky' }} bottom="0" zIndex="docked">
      {warnings}
      {children}
    </Box>
  );
}
