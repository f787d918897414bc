import type { Cents } from '../../money/cents.ts';
import type { CalendarDate } from '../../time/calendar-date.ts';

// Severance pays no income tax up to what Act 80 gives: Puerto Rico Internal Revenue Code of 2011, sec.
// 1031.01(b)(11). Social security, Medicare, disability and unemployment insurance apply to all of it.

/** The facts of the law that an entry with severance freezes, in cents. */
export type SeveranceFacts = {
  /** The last day of work. */
  date: CalendarDate;
  /** The severance by law on that day. */
  byLaw: Cents;
  /** The part of it that other entries of the employee already exempt. */
  exemptElsewhere: Cents;
};

/** The exempt part of an entry's severance, in cents. In a correction `exempt` is a difference. */
export type SeveranceExemption = {
  /** The amount that the law leaves to exempt; null for a non-resident, whose pay has no exemptions. */
  limit: Cents | null;
  exempt: Cents;
  /** True if a person typed the exempt part. */
  isEdited: boolean;
};

type PaidSeverance = {
  severance: Cents;
  /** The exempt part that a person typed. */
  edited: Cents | undefined;
  facts: SeveranceFacts | undefined;
  isNonResident: boolean;
};

/** Returns the exempt part of an entry's severance; undefined for an entry without severance. */
export function severanceExemption({
  severance,
  edited,
  facts,
  isNonResident,
}: PaidSeverance): SeveranceExemption | undefined {
  if (severance === 0) return undefined;
  const limit = isNonResident ? null : Math.max(0, (facts?.byLaw ?? 0) - (facts?.exemptElsewhere ?? 0));
  return {
    limit,
    exempt: Math.min(severance, edited ?? limit ?? 0),
    isEdited: edited !== undefined,
  };
}

/**
 * Returns the facts of an entry: with what the law exempts of its severance if it has any. What the entry
 * froze stays; `now` is that of an entry that gets its first severance.
 */
export function withSeveranceFacts<Facts extends { severance?: SeveranceFacts }>(
  facts: Facts,
  { earnings }: { earnings: { severance: Cents } },
  now: SeveranceFacts | undefined,
): Facts {
  const { severance: frozen, ...others } = facts;
  const severance = frozen ?? now;
  // The type of a rest loses the parameter.
  return { ...others, ...(earnings.severance !== 0 && severance ? { severance } : {}) } as Facts;
}

/** Returns the difference of the exempt parts of two versions of an entry; undefined if neither has any. */
export function severanceDifference(
  before: SeveranceExemption | undefined,
  after: SeveranceExemption | undefined,
): SeveranceExemption | undefined {
  const shape = after ?? before;
  return shape && { ...shape, exempt: (after?.exempt ?? 0) - (before?.exempt ?? 0) };
}
