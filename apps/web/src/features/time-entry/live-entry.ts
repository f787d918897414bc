import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { createContext, use } from 'react';
import type { Calculation, Work } from './state/calculation.ts';
import type { LeaveEffect } from './state/leave-effect.ts';
import type { LineRef } from './state/statement-lines.ts';

/** The entry as it stands in the form, and what it comes to: what every block of the screen reads. */
export type LiveEntry = {
  work: Work;
  /** As it was last valid: a figure that is half typed changes no amount. */
  entry: TimeEntry;
  isValid: boolean;
  /** Undefined where no rate or table is in force on the pay date. */
  calculation: Calculation | undefined;
  leave: Record<LeaveKind, LeaveEffect> | undefined;
  /** Whether whoever is signed in may change pay at all. */
  mayWrite: boolean;
  /** True where this entry may not be changed: nobody's is by those who only read, nor a new one of somebody switched off. */
  isReadOnly: boolean;
  /** Opens the explanation of an amount. */
  explain: (line: LineRef, label: string) => void;
};

export const LiveEntryContext = createContext<LiveEntry | undefined>(undefined);

/** The live entry of the surrounding form. */
export function useLiveEntry(): LiveEntry {
  const live = use(LiveEntryContext);
  if (!live) throw new TypeError('Blocks of an entry stand inside its form');
  return live;
}
