import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import {
  type Contributions,
  contributionsOf,
  mapYearToDate,
  type YearToDate,
} from '@garita/domain/pay/contributions';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from '@garita/domain/tax/tax-parameters';
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
    isCapped:
      calculation !== undefined && CONTRIBUTION_CONCEPTS.some((concept) => isCut(concept, calculation)),
    isStale: false,
    ...(calculation ? ('after' in data ? data.after : data.delta) : NO_AMOUNTS),
    ...limitsOf(calculation),
    ...termsOf(calculation),
  };
  return calculation ? { row, calculation } : { row };
}

/** Whether computing the entry again with the facts it froze would withhold more on a line that a limit had cut. */
export function isStale(
  { row, calculation }: FoldedEntry,
  all: readonly FoldedEntry[],
  years: LedgerRows['ytd'],
): boolean {
  if (!calculation) return false;
  const year = years.find(
    ({ subjectKind, subjectId, taxYear }) =>
      subjectKind === 'employee' && subjectId === row.employeeId && taxYear === row.taxYear,
  );
  const others = (name: keyof YearToDate) => (year?.[name] ?? 0) - row[name];
  const again = contributionsOf(
    calculation.facts,
    { gross: row.gross, tips: row.tips },
    {
      yearToDate: mapYearToDate(others),
      chauffeurInPeriod: all
        .filter((other) => other.row.employeeId === row.employeeId && other.row.periodId === row.periodId)
        .filter((other) => other.row.entryId !== row.entryId)
        .reduce((sum, other) => sum + other.row.chauffeurInsurance, 0),
    },
  );
  const { contributions } = calculation.result;
  return CONTRIBUTION_CONCEPTS.some(
    (concept) => isCut(concept, calculation) && withLimit(concept, again) > withLimit(concept, contributions),
  );
}

function isCut(concept: ContributionConcept, { result: { contributions } }: Calculation): boolean {
  const line = contributions[concept];
  return line.rule !== 'excluded' && withLimit(concept, contributions) < line.uncapped;
}

// The part of a contribution that a limit can cut: Medicare above the yearly threshold has none.
function withLimit(concept: ContributionConcept, contributions: Contributions): number {
  const additional = concept === 'medicare' ? (contributions.medicare.additional?.amount ?? 0) : 0;
  return contributions[concept].amount - additional;
}

function limitsOf(calculation: Calculation | undefined): Record<LimitName, number | null> {
  const contributions = calculation?.result.contributions;
  const line = (concept: ContributionConcept) => {
    const found = contributions?.[concept];
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
    socialSecurityOnTipsLimit: calculation?.facts.contributions.socialSecurityOnTips.limit ?? null,
    chauffeurInsuranceUncapped: line('chauffeurInsurance')?.uncapped ?? null,
    chauffeurInsuranceLimit: line('chauffeurInsurance')?.limit ?? null,
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
