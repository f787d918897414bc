import { type Access, includesYear } from '../account/access.schema.ts';
import { type CalendarDate, endOfMonth, yearOf } from '../time/calendar-date.ts';
import type { Minutes } from '../time/work-minutes.ts';
import { type LeaveByLaw, type LeaveKind, type LeavePolicy, sickCapMinutes } from './leave-policy.ts';

/**
 * The facts of a live entry that the leave balance needs. `seq` is the number of the event in force for the
 * entry.
 */
export type LeaveEntry = {
  entryId: number;
  seq: number;
  periodId: number;
  periodStart: CalendarDate;
  periodEnd: CalendarDate;
  /** The minutes of all six kinds of time together. */
  workedMinutes: Minutes;
  /** These minutes by calendar month; absent if all of them lie in the month in which the period starts. */
  minutesByMonth?: ReadonlyMap<string, Minutes> | undefined;
  taken: Record<LeaveKind, Minutes>;
  policy: LeavePolicy;
};

/** An opening balance from another system: movements up to its date do not count. */
export type LeaveOpening = { minutes: Minutes; asOf: CalendarDate };

/** A manual adjustment in signed minutes, with its reason; `seq` is the number of its event. */
export type LeaveAdjustment = { seq: number; date: CalendarDate; minutes: Minutes; reason: string };

/**
 * A change of a balance and its cause: the opening balance, a month's credit, an entry with leave, or an
 * adjustment.
 */
export type LeaveMovement = { date: CalendarDate; minutes: Minutes } & (
  | { cause: 'opening' }
  | { cause: 'credit'; month: string; byLaw?: CreditByLaw }
  | { cause: 'taken'; entryId: number; periodId: number }
  | { cause: 'adjustment'; seq: number; reason: string }
);

/** The regular day in which a credit by law is counted, and the part that the cap of sick leave cut off. */
export type CreditByLaw = Pick<LeaveByLaw, 'dayMinutes'> & { cut: Minutes };

/** The movements of an employee's leave, by kind. */
export type LeaveMovements = Readonly<Record<LeaveKind, readonly LeaveMovement[]>>;

/** The movements of an employee without any leave. */
export const NO_MOVEMENTS: LeaveMovements = { vacation: [], sick: [] };

/** The facts that the movements of one kind of leave follow from. */
export type LeaveHistory = {
  opening: LeaveOpening | undefined;
  entries: readonly LeaveEntry[];
  adjustments?: readonly LeaveAdjustment[];
};

/**
 * Returns the movements of one kind of leave, oldest first. A month is credited at its end if the hours of
 * its live entries reach the threshold of the newest of them. The time of an entry belongs to the month in
 * which its period starts, that of an entry by day to the months of its days. An entry takes its hours at the
 * end of its period. Credits are not stored, so a credit disappears if the hours drop. A credit of sick leave
 * by law is cut to what the balance lacks of the cap, after everything else of its day.
 */
export function leaveMovements(
  kind: LeaveKind,
  { opening, entries, adjustments = [] }: LeaveHistory,
): LeaveMovement[] {
  const earned = credits(kind, entries);
  const movements = [
    ...earned.filter((credit) => !isCapped(kind, credit)),
    ...takenLeave(kind, entries),
    ...adjustments.map((adjustment) => ({ ...adjustment, cause: 'adjustment' as const })),
    ...earned.filter((credit) => isCapped(kind, credit)),
  ].filter(({ date }) => opening === undefined || date > opening.asOf);
  const start: LeaveMovement[] = opening
    ? [{ cause: 'opening', date: opening.asOf, minutes: opening.minutes }]
    : [];
  return withCap(kind, [...start, ...movements.toSorted((a, b) => a.date.localeCompare(b.date))]);
}

type Credit = Extract<LeaveMovement, { cause: 'credit' }>;

/** Returns true for a credit that the cap of sick leave may cut. */
function isCapped(kind: LeaveKind, movement: LeaveMovement): movement is Credit & { byLaw: CreditByLaw } {
  return kind === 'sick' && movement.cause === 'credit' && movement.byLaw !== undefined;
}

/** Cuts each credit of sick leave by law to what the balance before it lacks of the cap. */
function withCap(kind: LeaveKind, movements: readonly LeaveMovement[]): LeaveMovement[] {
  let balance = 0;
  return movements.map((movement) => {
    const cut = isCapped(kind, movement) ? cutCredit(movement, balance) : movement;
    balance += cut.minutes;
    return cut;
  });
}

function cutCredit(credit: Credit & { byLaw: CreditByLaw }, balance: Minutes): LeaveMovement {
  const { dayMinutes } = credit.byLaw;
  const minutes = Math.min(credit.minutes, Math.max(0, sickCapMinutes(dayMinutes) - balance));
  return { ...credit, minutes, byLaw: { dayMinutes, cut: credit.minutes - minutes } };
}

/** Returns the balance at the end of a day, in minutes; it may be negative. */
export function leaveBalanceAt(movements: readonly LeaveMovement[], date: CalendarDate): Minutes {
  return movements.reduce((sum, movement) => (movement.date <= date ? sum + movement.minutes : sum), 0);
}

/** The balances of vacation and sick leave, in minutes; they may be negative. */
export type LeaveBalances = Record<LeaveKind, Minutes>;

/** The balances of an employee without any leave. */
export const NO_LEAVE: LeaveBalances = { vacation: 0, sick: 0 };

/** Returns both balances at the end of a day, in minutes. */
export function leaveBalancesAt(movements: LeaveMovements, date: CalendarDate): LeaveBalances {
  return { vacation: leaveBalanceAt(movements.vacation, date), sick: leaveBalanceAt(movements.sick, date) };
}

/** The range of years that a user may see. */
export type VisibleYears = Pick<Access, 'fromYear' | 'toYear'>;

/** Returns the movements in the years that a user may see. The balance of earlier years comes first. */
export function leaveInVisibleYears(
  access: VisibleYears,
  movements: readonly LeaveMovement[],
): LeaveMovement[] {
  const { fromYear } = access;
  const seen = movements.filter(({ date }) => includesYear(access, yearOf(date)));
  if (fromYear === null) return seen;
  const before = movements.filter(({ date }) => yearOf(date) < fromYear);
  if (before.length === 0) return seen;
  return [{ cause: 'opening', date: `${fromYear - 1}-12-31`, minutes: sumOfMovements(before) }, ...seen];
}

/** Returns the sum of movements, whatever their dates. The sum of all is the leave that is left. */
export function sumOfMovements(movements: readonly LeaveMovement[]): Minutes {
  return movements.reduce((sum, { minutes }) => sum + minutes, 0);
}

function credits(kind: LeaveKind, entries: readonly LeaveEntry[]): Credit[] {
  return [...byMonth(entries)].flatMap(([month, ofMonth]) => {
    const newest = ofMonth.toSorted((a, b) => a.entry.seq - b.entry.seq).at(-1);
    if (!newest) return [];
    const { policy } = newest.entry;
    const { byLaw } = policy;
    const minutes = minutesEarned(kind, month, newest.entry);
    if (minutes === 0 || minutesWorked(month, ofMonth, policy) < policy[kind].thresholdMinutes) return [];
    const earned = { cause: 'credit' as const, month, date: endOfMonth(`${month}-01`), minutes };
    return [byLaw ? { ...earned, byLaw: { dayMinutes: byLaw.dayMinutes, cut: 0 } } : earned];
  });
}

/** Returns what a month earns by an entry's terms. By law a later month of a period has terms of its own. */
function minutesEarned(kind: LeaveKind, month: string, entry: LeaveEntry): Minutes {
  const { byLaw, [kind]: credit } = entry.policy;
  const isLater = month !== startMonth(entry);
  return kind === 'vacation' && byLaw && isLater ? byLaw.vacationAtEnd : credit.minutesPerMonth;
}

/** The time of an entry in one month. */
type EntryMonth = { entry: LeaveEntry; minutes: Minutes };

function startMonth({ periodStart }: LeaveEntry): string {
  return periodStart.slice(0, 7);
}

/** Groups the time of entries by month. */
function byMonth(entries: readonly LeaveEntry[]): Map<string, EntryMonth[]> {
  const months = new Map<string, EntryMonth[]>();
  for (const entry of entries) {
    const split = entry.minutesByMonth ?? [[startMonth(entry), entry.workedMinutes] as const];
    for (const [month, minutes] of split) {
      const ofMonth = months.get(month);
      if (ofMonth) ofMonth.push({ entry, minutes });
      else months.set(month, [{ entry, minutes }]);
    }
  }
  return months;
}

// A salaried employee's hours count once per period, however many entries the period has.
function minutesWorked(
  month: string,
  ofMonth: readonly EntryMonth[],
  { salariedMinutes }: LeavePolicy,
): Minutes {
  const starting = ofMonth.filter(({ entry }) => startMonth(entry) === month);
  const periods = new Set(starting.map(({ entry }) => entry.periodId)).size;
  return ofMonth.reduce((sum, { minutes }) => sum + minutes, periods * salariedMinutes);
}

function takenLeave(kind: LeaveKind, entries: readonly LeaveEntry[]): LeaveMovement[] {
  return entries
    .filter(({ taken }) => taken[kind] !== 0)
    .map(({ entryId, periodId, periodEnd, taken }) => ({
      cause: 'taken',
      entryId,
      periodId,
      date: periodEnd,
      minutes: -taken[kind],
    }));
}
