import type { Cents } from '@garita/domain/money/cents';
import {
  countSaturdays,
  NO_SATURDAYS,
  type SaturdayCover,
  saturdayCover,
  saturdaysOfText,
} from '@garita/domain/pay/chauffeur-saturdays';
import {
  aboveMedicareThreshold,
  type YearToDate,
  yearToDateOfOpeningBalance,
} from '@garita/domain/pay/contributions';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { amountIn, namedAmounts } from './amount-list.ts';
import { foldedCertificates } from './certificate-years.ts';
import { type FoldedEntry, isLive } from './entries.ts';
import { foldedHours } from './entries-by-day.ts';
import type { LogState } from './log-state.ts';
import { limitIn } from './logged-details.ts';
import { foldedSettlements } from './settled-years.ts';

/**
 * The sums that count toward the limits of employees' entries: the year to date by stream, and the number of
 * live entries that withhold for each Saturday by employee. `certificates` are the entries whose income tax
 * by certificate needs recalculation, `hours` those whose hours by day do, and `settlements` those whose
 * taxes on tips do.
 */
export type CountedYears = {
  years: ReadonlyMap<string, YearToDate>;
  saturdays: ReadonlyMap<number, ReadonlyMap<CalendarDate, number>>;
  certificates: ReadonlySet<number>;
  hours: ReadonlySet<number>;
  settlements: ReadonlySet<number>;
};

/** Adds up what counts toward the limits: opening balances and all live entries. */
export function countYears(state: LogState): CountedYears {
  const { entries, years } = state;
  const gross = new Map<string, Cents>();
  const bases = new Map<string, Cents>();
  const insured = new Map<number, CalendarDate[][]>();
  for (const entry of entries.values()) {
    if (entry.kind !== 'employee' || !isLive(entry)) continue;
    addCents(gross, entry.stream, amountIn(entry.amounts, 'gross'));
    addCents(bases, entry.stream, limitIn(entry.details?.limits, 'additionalMedicareBase') ?? 0);
    const own = saturdaysOfText(entry.details?.insuredSaturdays);
    if (own.length > 0) insured.set(entry.subjectId, [...(insured.get(entry.subjectId) ?? []), own]);
  }
  const counted = new Map<string, YearToDate>();
  for (const [stream, { subject, amounts }] of years) {
    if (subject.kind !== 'employee') continue;
    // The pay of the opening balance had its additional Medicare withheld as due.
    const opened = aboveMedicareThreshold(amountIn(amounts, 'gross') - (gross.get(stream) ?? 0));
    const additionalMedicareBase = opened + (bases.get(stream) ?? 0);
    counted.set(stream, { ...yearToDateOfOpeningBalance(namedAmounts(amounts)), additionalMedicareBase });
  }
  const saturdays = new Map([...insured].map(([employeeId, all]) => [employeeId, countSaturdays(all)]));
  return {
    years: counted,
    saturdays,
    certificates: foldedCertificates(state),
    hours: foldedHours(state),
    settlements: foldedSettlements(state),
  };
}

/** Returns how the Saturdays of a folded entry's period are covered by withholding. */
export function foldedCover(
  { subjectId, details }: FoldedEntry,
  saturdays: CountedYears['saturdays'],
): SaturdayCover {
  const { periodStart: start = '', periodEnd: end = '', insuredSaturdays } = details ?? {};
  const isChauffeur = limitIn(details?.limits, 'chauffeurInsuranceUncapped') !== null;
  if (!isChauffeur) return NO_SATURDAYS;
  return saturdayCover({ start, end }, saturdaysOfText(insuredSaturdays), saturdays.get(subjectId));
}

function addCents(sums: Map<string, Cents>, key: string, cents: Cents): void {
  sums.set(key, (sums.get(key) ?? 0) + cents);
}
