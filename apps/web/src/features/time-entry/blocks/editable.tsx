import type { ReactNode } from 'react';
import { ReadOnlyFields } from '../../../form/read-only-fields.tsx';
import { useEntry } from '../entry-context.ts';

/** A control that only those may use who may change pay. Around each by itself, because explanations are for everyone. */
export function Editable({ children }: { children: ReactNode }) {
  const { isReadOnly } = useEntry();
  return isReadOnly ? <ReadOnlyFields>{children}</ReadOnlyFields> : children;
}
