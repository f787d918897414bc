import type { Cents } from '../../../money/cents.ts';
import type { CodaPlanKind } from '../../../reference/enumerations.ts';
import { type CalendarDate, yearOf } from '../../../time/calendar-date.ts';
import { versionInForce } from '../tax-parameters.ts';

/** One dated version of the amounts that a person may defer in a year, in cents. */
export type CodaLimits = {
  version: number;
  effectiveFrom: CalendarDate;
  limits: Record<Exclude<CodaPlanKind, 'none'>, Cents>;
  /** The amount beside the limit from the year of the 50th birthday on. */
  catchUp: Cents;
};

/**
 * The limits that a new installation starts with. Puerto Rico Internal Revenue Code, sec. 1081.01(d): 15,000,
 * and 1,500 from the year of the 50th birthday on. Dual-qualified plans: 20,000 in 2024 and 2025, 22,500 in
 * 2026.
 */
export const SEED_CODA_LIMITS: readonly CodaLimits[] = [
  {
    version: 1,
    effectiveFrom: '2024-01-01',
    limits: { 'puerto-rico': 15_000_00, dual: 20_000_00 },
    catchUp: 1_500_00,
  },
  {
    version: 2,
    effectiveFrom: '2025-01-01',
    limits: { 'puerto-rico': 15_000_00, dual: 20_000_00 },
    catchUp: 1_500_00,
  },
  {
    version: 3,
    effectiveFrom: '2026-01-01',
    limits: { 'puerto-rico': 15_000_00, dual: 22_500_00 },
    catchUp: 1_500_00,
  },
];

const CATCH_UP_AGE = 50;

/**
 * Returns the limit of a person's deferrals in the year of the pay date, in cents; null without a known plan
 * or before the first limits.
 */
export function codaLimitOf(
  kind: CodaPlanKind,
  { birthYear, payDate }: { birthYear: number | null; payDate: CalendarDate },
  limits: readonly CodaLimits[],
): Cents | null {
  const inForce = versionInForce(limits, payDate);
  if (kind === 'none' || !inForce) return null;
  const isOfAge = birthYear !== null && yearOf(payDate) - birthYear >= CATCH_UP_AGE;
  return inForce.limits[kind] + (isOfAge ? inForce.catchUp : 0);
}
