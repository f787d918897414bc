import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { isOfKind, PAY_CONCEPTS } from '@garita/domain/pay/concepts';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { createContext, type ReactNode, use, useMemo } from 'react';
import {
  calculate,
  type EntryCalculation,
  type EntryWork,
  type LeaveEffect,
  leaveEffects,
} from '../../pay/entry/calculation.ts';
import type { PayLine } from '../../pay/entry/sheet.ts';
import { type LineRef, lineCents } from '../../pay/statement-lines.ts';
import { useLastValid } from '../../ui/form/follow-values.ts';

/** The part of an entry that stays the same for as long as its form is open. */
export type Entry = {
  work: EntryWork;
  /** Updates the mark as paid after it was recorded. */
  setPaid: (paid: PaidDifference | null) => void;
  /** True if the user may change pay at all. */
  mayWrite: boolean;
  /**
   * True if the user may only read, the period is closed, or the entry is new and the employee is inactive.
   */
  isReadOnly: boolean;
  /** Opens the explanation of an amount. */
  explain: (line: LineRef, label: string) => void;
  /** Returns true for a line that has a row even while unused lines are hidden. */
  isInUse: (line: PayLine) => boolean;
};

/** An amount whose explanation somebody has asked for. */
export type ExplanationQuestion = { line: LineRef; label: string };

export const EntryContext = createContext<Entry | undefined>(undefined);

/** Returns the entry of the surrounding form. */
export function useEntry(): Entry {
  const entry = use(EntryContext);
  if (!entry) throw new TypeError('Blocks of an entry stand inside its form');
  return entry;
}

/** The typed values and their amounts. Kept apart from `Entry` because they change with every key pressed. */
type LiveAmounts = {
  /** The last valid values: a half-typed figure changes no amount. */
  entry: TimeEntry;
  isValid: boolean;
  /** Undefined where no rates or tables are in force on the pay date. */
  calculation: EntryCalculation | undefined;
  leave: Record<LeaveKind, LeaveEffect> | undefined;
};

const LiveAmountsContext = createContext<LiveAmounts | undefined>(undefined);

/** Calculates the amounts of the surrounding form as somebody types, without asking the server. */
export function LiveAmountsProvider({ initial, children }: { initial: TimeEntry; children: ReactNode }) {
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

/** Returns the current amounts of the surrounding form. */
export function useLiveAmounts(): LiveAmounts {
  const live = use(LiveAmountsContext);
  if (!live) throw new TypeError('Live amounts stand inside the form of an entry');
  return live;
}

/** The lines of every company: withholding by law, and time that everybody has. */
const LINES_OF_EVERYBODY: readonly PayLine[] = [
  'regularPay',
  'overtimePay',
  'vacationPay',
  'sickPay',
  'holidayPay',
  'disabilityInsurance',
  'medicare',
  'socialSecurity',
  'incomeTaxWithheld',
];

/**
 * Returns true for a line that everybody has, that the company has used, or in which the entry starts with an
 * amount. It depends on the draft, not on the typed values, so that no row comes or goes while somebody
 * types.
 */
export function isLineInUse(work: EntryWork, draft: TimeEntry, line: PayLine): boolean {
  const { usedConcepts, employee } = work.sheet;
  // It follows from the tips, which are typed in another row.
  if (line === 'socialSecurityOnTips') {
    return isLineInUse(work, draft, 'tips') || isLineInUse(work, draft, 'tipsReceived');
  }
  if (line === 'tipsHeld') return isLineInUse(work, draft, 'tipsReceived');
  if (line === 'severanceExempt') return isLineInUse(work, draft, 'severance');
  if (LINES_OF_EVERYBODY.includes(line) || usedConcepts.includes(line)) return true;
  if (line === 'chauffeurInsurance' && employee.isChauffeur) return true;
  if (isOfKind(line, 'hourly') && draft.minutes[PAY_CONCEPTS[line].time] > 0) return true;
  const statement = calculate(work, draft)?.statement;
  return statement !== undefined && lineCents(statement, { concept: line }) !== 0;
}
