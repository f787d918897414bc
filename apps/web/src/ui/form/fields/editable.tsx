import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * Makes the controls inside read-only. Wrap each control separately, because buttons beside it, such as an
 * explanation, are for everyone.
 */
export function Editable({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  return isReadOnly ? <ReadOnlyFields>{children}</ReadOnlyFields> : children;
}

/**
 * Fields that can be read and copied but not changed. They keep their full contrast, because nothing is wrong
 * with them.
 */
function ReadOnlyFields({ children }: { children: ReactNode }) {
  return (
    <chakra.fieldset disabled display="contents" css={LOOK}>
      {children}
    </chakra.fieldset>
  );
}

const FULL = { opacity: 1, cursor: 'text' };
const LOOK = {
  '& :is(input, select, textarea):disabled': FULL,
  '& :is(input:not([type=checkbox]), select, textarea):disabled': { bg: 'bg.muted' },
  '& [data-disabled]': FULL,
};
