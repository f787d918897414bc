import { isDeepStrictEqual } from 'node:util';
import { type Amounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import {
  addedToYear,
  broughtIntoYear,
  contributionsOf,
  mapYearToDate,
  NO_YEAR_TO_DATE,
  type YearToDate,
} from '@garita/domain/pay/contributions';
import type { ContributionConcept } from '@garita/domain/tax/tax-parameters';
import type { RecordedEvent } from '../event-store/event.ts';
import type { Calculation, PayrollYearEvent } from '../payroll-year/events.ts';
import type { LimitName } from '../schema/amount-columns.ts';
import type { LedgerRows } from './live-rows.ts';

/** An event that leaves an entry in another state; a mark as paid does not. */
export type TimeEvent = Extract<
  RecordedEvent<PayrollYearEvent>,
  { type: 'TimeLoaded' | 'TimeAmended' | 'TimeRecalculated' | 'TimeDeleted' }
>;
type Row = LedgerRows['entries'][number];
type Limits = Pick<Row, LimitName | 'additionalMedicareBase' | 'additionalMedicare'>;

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
    ...limitsOf(calculation),
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

/** Whether computing the entry again, with the facts it froze, would come to something else: this is what stale means. */
export function isStale(
  entry: FoldedEntry,
  all: readonly FoldedEntry[],
  openings: readonly FoldedOpening[],
): boolean {
  const { row, calculation } = entry;
  // What corrects another entry is taken again by another correction.
  if (!calculation || calculation.corrects) return false;
  const { facts, inputs, result } = calculation;
  const year = countedInYear(entry, all, openings);
  const own = added(calculation);
  const again = contributionsOf(
    facts,
    { gross: result.gross, tips: inputs.earnings.tips },
    {
      yearToDate: mapYearToDate((name) => year[name] - own[name]),
      chauffeurInPeriod: all
        .filter((other) => other.row.employeeId === row.employeeId && other.row.periodId === row.periodId)
        .filter((other) => other.row.entryId !== row.entryId)
        .reduce((sum, other) => sum + other.row.chauffeurInsurance, 0),
    },
  );
  return !isDeepStrictEqual(addedToYear({ ...result, contributions: again }), own);
}

function added(calculation: Calculation | undefined): YearToDate {
  return calculation ? addedToYear(calculation.result) : NO_YEAR_TO_DATE;
}

function limitsOf(calculation: Calculation | undefined): Limits {
  const contributions = calculation?.result.contributions;
  // A difference is held to no limit of its own.
  const limited = calculation?.corrects ? undefined : calculation;
  const line = (concept: ContributionConcept) => {
    const found = limited?.result.contributions[concept];
    return found && found.rule !== 'excluded' ? found : undefined;
  };
  const additional = contributions?.medicare.additional?.amount ?? 0;
  const plus = (cents: number | undefined) => (cents === undefined ? null : cents + additional);
  return {
    disabilityInsuranceUncapped: line('disabilityInsurance')?.uncapped ?? null,
    disabilityInsuranceLimit: line('disabilityInsurance')?.limit ?? null,
    medicareUncapped: plus(line('medicare')?.uncapped),
    medicareLimit: plus(line('medicare')?.limit),
    socialSecurityUncapped: line('socialSecurity')?.uncapped ?? null,
    socialSecurityLimit: line('socialSecurity')?.limit ?? null,
    socialSecurityOnTipsUncapped: line('socialSecurityOnTips')?.uncapped ?? null,
    socialSecurityOnTipsLimit: limited?.facts.contributions.socialSecurityOnTips.limit ?? null,
    chauffeurInsuranceUncapped: line('chauffeurInsurance')?.uncapped ?? null,
    chauffeurInsuranceLimit: line('chauffeurInsurance')?.limit ?? null,
    additionalMedicareBase: contributions?.medicare.additional?.base ?? null,
    additionalMedicare: contributions?.medicare.additional?.amount ?? null,
  };
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
