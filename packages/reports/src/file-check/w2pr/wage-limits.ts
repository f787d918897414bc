/** The limits that federal law sets for a year, in cents. */
type WageLimits = { socialSecurityBase: number; householdThreshold: number };

/**
 * The wage base of social security, announced by the SSA each October, and what a household employee has to
 * earn before social security and Medicare are taken (SSA Pub. 42-007; Pub. 926).
 */
const BY_YEAR: Readonly<Record<number, WageLimits>> = {
  2024: { socialSecurityBase: 168_600_00, householdThreshold: 2_700_00 },
  2025: { socialSecurityBase: 176_100_00, householdThreshold: 2_800_00 },
  2026: { socialSecurityBase: 184_500_00, householdThreshold: 3_000_00 },
};

/** Undefined where the year's limits are not known yet: nothing is held against them then. */
export function wageLimits(year: number): WageLimits | undefined {
  return BY_YEAR[year];
}
