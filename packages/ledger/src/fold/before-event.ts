import { grossBefore } from '@garita/domain/contractor/contractor-rule';
import { type Amounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { saturdaysOfText } from '@garita/domain/pay/chauffeur-saturdays';
import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
} from '@garita/domain/pay/withholding/tax-parameters';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { type AmountList, addTo, amountIn, namedAmounts, noAmounts } from './amount-list.ts';
import { type FoldedEntry, isLive } from './entries.ts';
import type { LogState } from './log-state.ts';
import type { LoggedEvent } from './logged-event.ts';

/** An entry or an opening balance before an event: its amounts in force, and its last event. */
export type EntryBefore = { lastSeq: number; amounts: Amounts };

/** The gross and the contributions of a tax year before a pay, in cents. */
export type YearBefore = Record<ContributionConcept | 'gross', number>;

/** The totals that a closing must hold, of the period or the month, and the hash of the log before it. */
export type ClosedTotals = {
  hash: string | undefined;
  entryCount: number;
  totals: Amounts;
  paymentCount?: number;
  paymentTotals?: Amounts;
};

/** Returns the state of the entry or opening balance that an event changes; undefined if there was none. */
export function entryBefore(event: LoggedEvent, { entries, openings }: LogState): EntryBefore | undefined {
  if (event.entryId !== undefined) {
    const entry = entries.get(event.entryId);
    return entry && { lastSeq: entry.lastSeq, amounts: namedAmounts(entry.amounts) };
  }
  const opening = openings.get(event.stream);
  return opening && { lastSeq: opening.row.lastSeq, amounts: namedAmounts(opening.amounts) };
}

/**
 * Returns the tax year of an employee before a pay, with the opening balance. The pay itself is left out, and
 * so are, for a correction, the corrected entry and its other corrections.
 */
export function yearBefore(event: LoggedEvent, state: LogState): YearBefore {
  const year = [...(state.years.get(event.stream)?.amounts ?? noAmounts())];
  for (const entry of entryWithCorrections(event, state)) {
    if (entry.stream === event.stream) subtractFrom(year, entry.amounts);
  }
  return yearBeforeOf(year);
}

/** Returns a tax year of an employee of the company as a log state has it. */
export function recordYear(stream: string, { years }: LogState): YearBefore {
  return yearBeforeOf(years.get(stream)?.amounts ?? noAmounts());
}

/** Returns the Saturdays of a period that an employee of the company has withheld for, in a log state. */
export function recordSaturdays(
  employeeId: number,
  { start, end }: Pick<PayPeriod, 'start' | 'end'>,
  { entries }: LogState,
): CalendarDate[] {
  const own = [...entries.values()].filter(
    (entry) => entry.kind === 'employee' && entry.subjectId === employeeId && isLive(entry),
  );
  const insured = own.flatMap(({ details }) => saturdaysOfText(details?.insuredSaturdays));
  return [...new Set(insured)].filter((day) => start <= day && day <= end).toSorted();
}

/**
 * Returns the sum of a contractor's live payments of a tax year before one of them, in a log state, in cents.
 */
export function contractorPaidBefore(
  contractorId: number,
  payment: { entryId: number; payDate: CalendarDate; taxYear: number },
  { entries }: LogState,
): number {
  const own = [...entries.values()].filter(
    (entry) =>
      entry.kind === 'contractor' &&
      entry.subjectId === contractorId &&
      entry.taxYear === payment.taxYear &&
      entry.entryId !== payment.entryId &&
      isLive(entry),
  );
  const paid = own.map(({ entryId, payDate = '', amounts }) => ({
    entryId,
    payDate,
    gross: amountIn(amounts, 'gross'),
  }));
  return grossBefore(paid, payment);
}

function yearBeforeOf(year: AmountList): YearBefore {
  const names = ['gross' as const, ...CONTRIBUTION_CONCEPTS];
  // The entries have each of the names.
  return Object.fromEntries(names.map((name) => [name, amountIn(year, name)])) as YearBefore;
}

/**
 * Returns the amounts of a corrected entry with all its corrections, including this event; undefined if the
 * event corrects nothing.
 */
export function correctedAfter(event: LoggedEvent, state: LogState): Amounts | undefined {
  if (event.details?.corrects === undefined) return undefined;
  const sum = event.delta ? [...event.delta] : noAmounts();
  for (const entryId of correctedWith(event.details.corrects, state)) addAmountsOf(entryId, state, sum);
  return namedAmounts(sum);
}

/** Returns the totals that a closing of a period or month must hold; undefined for any other event. */
export function closedBefore(event: LoggedEvent, state: LogState): ClosedTotals | undefined {
  const { type, periodId = 0, hashBefore: hash, details } = event;
  if (type === 'PeriodClosed') {
    const { entryCount = 0, amounts = noAmounts() } = state.register.get(periodId) ?? {};
    return { hash, entryCount, totals: namedAmounts(amounts) };
  }
  if (type !== 'MonthClosed' || !details) return undefined;
  const { coveredFrom = '', coveredTo = '' } = details;
  const pay = [...state.entries.values()].filter(
    (entry) => isLive(entry) && isWithin(entry, coveredFrom, coveredTo),
  );
  const entries = pay.filter(({ kind }) => kind === 'employee');
  const payments = pay.filter(({ kind }) => kind === 'contractor');
  return {
    hash,
    entryCount: entries.length,
    totals: totalOf(entries),
    paymentCount: payments.length,
    paymentTotals: totalOf(payments),
  };
}

function isWithin({ payDate }: FoldedEntry, from: string, to: string): boolean {
  return payDate !== undefined && payDate >= from && payDate <= to;
}

function totalOf(entries: readonly FoldedEntry[]): Amounts {
  if (entries.length === 0) return NO_AMOUNTS;
  const sum = noAmounts();
  for (const { amounts } of entries) addTo(sum, amounts);
  return namedAmounts(sum);
}

/** Returns the entry of an event or, for a correction, the corrected entry and its other corrections too. */
export function entryWithCorrections({ entryId = 0, details }: LoggedEvent, state: LogState): FoldedEntry[] {
  const corrected = details?.corrects;
  const apart = new Set([entryId, ...(corrected === undefined ? [] : correctedWith(corrected, state))]);
  return [...apart].flatMap((id) => state.entries.get(id) ?? []);
}

/** Returns the ids of a corrected entry and of all its corrections. */
function correctedWith(corrected: number, { corrections }: LogState): number[] {
  return [corrected, ...(corrections.get(corrected) ?? [])];
}

function addAmountsOf(entryId: number, { entries }: LogState, sum: AmountList): void {
  const entry = entries.get(entryId);
  if (entry) addTo(sum, entry.amounts);
}

function subtractFrom(sum: AmountList, subtracted: AmountList): void {
  for (let place = 0; place < sum.length; place += 1) {
    sum[place] = (sum[place] ?? 0) - (subtracted[place] ?? 0);
  }
}
