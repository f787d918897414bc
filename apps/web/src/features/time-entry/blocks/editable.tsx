import type { ReactNode } from 'react';
import { Editable as EditableControl } from '../../../form/editable.tsx';
import { useEntry } from '../entry-context.ts';

/** A control that only those may use who may change pay. */
export function Editable({ children }: { children: ReactNode }) {
  const { isReadOnly } = useEntry();
  return <EditableControl isReadOnly={isReadOnly}>{children}</EditableControl>;
}
