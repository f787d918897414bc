import { createContext, use } from 'react';
import type { LineRef } from '../../pay/statement-lines.ts';
import type { Work } from './state/calculation.ts';

/** What stays the same for as long as a form is open. */
export type Entry = {
  work: Work;
  /** Whether whoever is signed in may change pay at all. */
  mayWrite: boolean;
  /** True where this entry may not be changed: nobody's is by those who only read, nor a new one of somebody switched off. */
  isReadOnly: boolean;
  /** Opens the explanation of an amount. */
  explain: (line: LineRef, label: string) => void;
};

export const EntryContext = createContext<Entry | undefined>(undefined);

/** The entry of the surrounding form. */
export function useEntry(): Entry {
  const entry = use(EntryContext);
  if (!entry) throw new TypeError('Blocks of an entry stand inside its form');
  return entry;
}
