import type { ReactNode } from 'react';
import { ReadOnlyFields } from './read-only-fields.tsx';

/** A control that some may not use. Around each by itself, because what stands beside it, such as an explanation, is for everyone. */
export function Editable({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  return isReadOnly ? <ReadOnlyFields>{children}</ReadOnlyFields> : children;
}
