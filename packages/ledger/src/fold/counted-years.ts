import type { Cents } from '@garita/domain/money/cents';
import {
  aboveMedicareThreshold,
  type YearToDate,
  yearToDateOfOpeningBalance,
} from '@garita/domain/pay/contributions';
import { amountIn, namedAmounts } from './amount-list.ts';
import { type FoldedEntry, isLive } from './entries.ts';
import type { LogState } from './log-state.ts';
import { limitIn } from './logged-details.ts';

/**
 * The sums that count toward the limits of employees' entries: the year to date by stream, and the chauffeur
 * insurance of the live entries by employee and period, in cents.
 */
export type CountedYears = {
  years: ReadonlyMap<string, YearToDate>;
  chauffeurInsurance: ReadonlyMap<string, Cents>;
};

/** Adds up what counts toward the limits: opening balances and all live entries. */
export function countYears({ entries, years }: LogState): CountedYears {
  const gross = new Map<string, Cents>();
  const bases = new Map<string, Cents>();
  const chauffeurInsurance = new Map<string, Cents>();
  for (const entry of entries.values()) {
    if (entry.kind !== 'employee' || !isLive(entry)) continue;
    addCents(gross, entry.stream, amountIn(entry.amounts, 'gross'));
    addCents(bases, entry.stream, limitIn(entry.details?.limits, 'additionalMedicareBase') ?? 0);
    addCents(chauffeurInsurance, periodKey(entry), amountIn(entry.amounts, 'chauffeurInsurance'));
  }
  const counted = new Map<string, YearToDate>();
  for (const [stream, { subject, amounts }] of years) {
    if (subject.kind !== 'employee') continue;
    // What the year opened with was held to the additional Medicare as it was due.
    const opened = aboveMedicareThreshold(amountIn(amounts, 'gross') - (gross.get(stream) ?? 0));
    const additionalMedicareBase = opened + (bases.get(stream) ?? 0);
    counted.set(stream, { ...yearToDateOfOpeningBalance(namedAmounts(amounts)), additionalMedicareBase });
  }
  return { years: counted, chauffeurInsurance };
}

/** Returns the key of an employee's period among the sums of the chauffeur insurance. */
export function periodKey({ subjectId, details }: FoldedEntry): string {
  return `${subjectId}:${details?.periodId}`;
}

function addCents(sums: Map<string, Cents>, key: string, cents: Cents): void {
  sums.set(key, (sums.get(key) ?? 0) + cents);
}
