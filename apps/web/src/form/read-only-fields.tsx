import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Fields that can be read, and copied from, but not changed. They keep their full contrast: nothing is wrong with them. */
export function ReadOnlyFields({ children }: { children: ReactNode }) {
  return (
    <chakra.fieldset
      disabled
      display="contents"
      css={{ '& :disabled:disabled': READABLE, '& [data-disabled]': READABLE }}
    >
      {children}
    </chakra.fieldset>
  );
}

const READABLE = { opacity: 1, cursor: 'text' };
