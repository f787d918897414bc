import type { Cents } from '../../money/cents.ts';
import { byName } from '../../pay/concepts.ts';
import {
  BROUGHT_FORWARD,
  type BroughtForward,
  NO_BASES,
  type OpeningBases,
} from '../../pay/opening-balance.schema.ts';
import type { CalendarDate } from '../../time/calendar-date.ts';

/** What a year had paid somebody and withheld in another system, in cents. */
export type OpenedPay = { amounts: BroughtForward; bases: OpeningBases };

/** The same, and up to which day. */
export type OpenedYear = OpenedPay & { asOf: CalendarDate };

/** The same of each employee who brought something, by id. */
export type OpenedYears = ReadonlyMap<number, OpenedYear>;

/** A year that began here. */
export const NOTHING_OPENED: OpenedPay = { amounts: byName(BROUGHT_FORWARD, () => 0), bases: NO_BASES };

/**
 * What each tax of an opening balance was on, in cents: as it was stated, else what the gross makes of it. Of the gross then no
 * wages are exempt, and wages before tips fill the wage base of social security.
 *
 * @param wageBase of social security, in cents; absent where the year has none
 */
export function openedBases(
  { amounts: { gross, tips }, bases }: OpenedPay,
  wageBase: Cents = Number.POSITIVE_INFINITY,
): Record<keyof OpeningBases, Cents> {
  const socialSecurity = bases.socialSecurity ?? Math.min(gross - tips, wageBase);
  return {
    exemptWages: bases.exemptWages ?? 0,
    socialSecurity,
    socialSecurityOnTips:
      bases.socialSecurityOnTips ?? Math.min(tips, Math.max(0, wageBase - socialSecurity)),
    medicare: bases.medicare ?? gross,
    disabilityInsurance: bases.disabilityInsurance ?? gross,
  };
}

/** What people brought, as pay of the day up to which they brought it; nothing of a year that opened with leave alone. */
export function broughtPay(
  before: OpenedYears,
): { employeeId: number; entryId: null; payDate: CalendarDate; amounts: BroughtForward; exempt: Cents }[] {
  return [...before].flatMap(([employeeId, opened]) => {
    const { amounts, asOf } = opened;
    if (amounts.gross === 0) return [];
    return { employeeId, entryId: null, payDate: asOf, amounts, exempt: openedBases(opened).exemptWages };
  });
}
