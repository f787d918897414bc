import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { LineRef } from '../../pay/statement-lines.ts';
import { useLastValid } from '../../ui/form/use-last-valid.ts';
import {
  calculate,
  type EntryCalculation,
  type EntryWork,
  type LeaveEffect,
  leaveEffects,
} from './state/calculation.ts';
import type { PayLine } from './state/sheet.ts';

/** What stays the same for as long as a form is open. */
export type Entry = {
  work: EntryWork;
  /** Takes in what was just recorded as paid. */
  setPaid: (paid: PaidDifference | null) => void;
  /** Whether whoever is signed in may change pay at all. */
  mayWrite: boolean;
  /** True where this entry may not be changed: nobody's is by those who only read, nor any of a closed period, nor a new one of somebody switched off. */
  isReadOnly: boolean;
  /** Opens the explanation of an amount. */
  explain: (line: LineRef, label: string) => void;
  /** Whether a line is worth a row of its own before all are asked for. */
  isWorthARow: (line: PayLine) => boolean;
};

export const EntryContext = createContext<Entry | undefined>(undefined);

/** The entry of the surrounding form. */
export function useEntry(): Entry {
  const entry = use(EntryContext);
  if (!entry) throw new TypeError('Blocks of an entry stand inside its form');
  return entry;
}

/** What the form holds now, and what it comes to. Apart from `Entry`, because it changes with every key that is pressed. */
type LiveAmounts = {
  /** As it was last valid: a figure that is half typed changes no amount. */
  entry: TimeEntry;
  isValid: boolean;
  /** Undefined where no rate or table is in force on the pay date. */
  calculation: EntryCalculation | undefined;
  leave: Record<LeaveKind, LeaveEffect> | undefined;
};

const LiveAmountsContext = createContext<LiveAmounts | undefined>(undefined);

/** Calculates along with what is typed. Nothing is asked of the server. */
export function LiveAmountsOfForm({ initial, children }: { initial: TimeEntry; children: ReactNode }) {
  const { work } = useEntry();
  const { values: entry, isValid } = useLastValid(timeEntrySchema, initial);
  const live = useMemo(() => {
    const { minutes } = entry;
    const calculation = calculate(work, entry);
    const policy = calculation?.facts.leavePolicy;
    return { entry, isValid, calculation, leave: policy && leaveEffects(work, { minutes, policy }) };
  }, [work, entry, isValid]);
  return <LiveAmountsContext value={live}>{children}</LiveAmountsContext>;
}

/** The amounts of the surrounding form as they are now. */
export function useLiveAmounts(): LiveAmounts {
  const live = use(LiveAmountsContext);
  if (!live) throw new TypeError('Live amounts stand inside the form of an entry');
  return live;
}
