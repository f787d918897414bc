import { type Amounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import {
  addedToYear,
  broughtIntoYear,
  mapYearToDate,
  NO_YEAR_TO_DATE,
  type YearToDate,
} from '@garita/domain/pay/contributions';
import { entryLimits, NO_LIMITS, needsRecalculation } from '@garita/domain/pay/needs-recalculation';
import type { RecordedEvent } from '../event-store/event.ts';
import type { Calculation, PayrollYearEvent } from '../payroll-year/events.ts';
import type { LedgerRows } from './live-rows.ts';

/** An event that leaves an entry in another state; a mark as paid does not. */
export type TimeEvent = Extract<
  RecordedEvent<PayrollYearEvent>,
  { type: 'TimeLoaded' | 'TimeAmended' | 'TimeRecalculated' | 'TimeDeleted' }
>;
type Row = LedgerRows['entries'][number];

/** An opening balance in force. */
export type FoldedOpening = { employeeId: number; taxYear: number; amounts: Amounts };

/** An entry as the fold leaves it, with the calculation in force while it is live. */
export type FoldedEntry = { row: Row; calculation?: Calculation };

/** The entry after an event about it. Whether it is stale depends on all others and is not said here. */
export function foldEntry(event: TimeEvent, createdSeq: number): FoldedEntry {
  const { companyId, entryId = 0, seq, stream, payDate = '', data } = event;
  const [, employeeId, taxYear] = stream.split(':').map(Number);
  const { id: periodId, start: periodStart, end: periodEnd } = data.period;
  const calculation = 'result' in data ? data : undefined;
  const row: Row = {
    companyId,
    entryId,
    employeeId: employeeId ?? 0,
    taxYear: taxYear ?? 0,
    periodId,
    payDate,
    periodStart,
    periodEnd,
    createdSeq,
    lastSeq: seq,
    status: calculation ? 'live' : 'deleted',
    isStale: false,
    ...(calculation ? ('after' in data ? data.after : data.delta) : NO_AMOUNTS),
    ...(calculation ? entryLimits(calculation) : NO_LIMITS),
    ...termsOf(calculation),
  };
  return calculation ? { row, calculation } : { row };
}

/** What is counted toward the limits of an entry's tax year: its opening balance and all its live entries. */
export function countedInYear(
  { row: { employeeId, taxYear } }: FoldedEntry,
  all: readonly FoldedEntry[],
  openings: readonly FoldedOpening[],
): YearToDate {
  const isOfYear = (of: { employeeId: number; taxYear: number }) =>
    of.employeeId === employeeId && of.taxYear === taxYear;
  return [
    ...openings.filter(isOfYear).map(({ amounts }) => broughtIntoYear(amounts)),
    ...all.filter(({ row }) => isOfYear(row)).map(({ calculation }) => added(calculation)),
  ].reduce((total, one) => mapYearToDate((name) => total[name] + one[name]), NO_YEAR_TO_DATE);
}

/** Tells if computing the entry again, with the facts that it froze, would withhold something else. */
export function entryNeedsRecalculation(
  entry: FoldedEntry,
  all: readonly FoldedEntry[],
  openings: readonly FoldedOpening[],
): boolean {
  const { row } = entry;
  if (row.status === 'deleted') return false;
  const chauffeurInPeriod = all
    .filter((other) => other.row.employeeId === row.employeeId && other.row.periodId === row.periodId)
    .reduce((sum, other) => sum + other.row.chauffeurInsurance, 0);
  return needsRecalculation(row, countedInYear(entry, all, openings), chauffeurInPeriod);
}

function added(calculation: Calculation | undefined): YearToDate {
  return calculation ? addedToYear(calculation.result) : NO_YEAR_TO_DATE;
}

function termsOf(calculation: Calculation | undefined) {
  const policy = calculation?.facts.leavePolicy;
  return {
    vacationCreditMinutes: policy?.vacation.minutesPerMonth ?? 0,
    vacationThresholdMinutes: policy?.vacation.thresholdMinutes ?? 0,
    sickCreditMinutes: policy?.sick.minutesPerMonth ?? 0,
    sickThresholdMinutes: policy?.sick.thresholdMinutes ?? 0,
    salariedMinutes: policy?.salariedMinutes ?? 0,
  };
}
