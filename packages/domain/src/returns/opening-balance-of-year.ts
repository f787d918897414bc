import type { Cents } from '../money/cents.ts';
import { byName } from '../pay/concepts.ts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
  type OpeningBalanceBases,
  type OpeningBalanceFigures,
} from '../pay/opening-balance/opening-balance.schema.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/** The amounts that another system had paid and withheld for somebody in a year, in cents. */
export type OpeningBalanceAmounts = { amounts: OpeningBalanceFigures; bases: OpeningBalanceBases };

/** An opening balance of a year, and the day up to which it goes. */
export type OpeningBalanceOfYear = OpeningBalanceAmounts & { asOf: CalendarDate };

/** The opening balances of a year, by employee id. */
export type OpeningBalancesByEmployee = ReadonlyMap<number, OpeningBalanceOfYear>;

/** A year that began here. */
export const NO_OPENING_BALANCE: OpeningBalanceAmounts = {
  amounts: byName(OPENING_BALANCE_AMOUNTS, () => 0),
  bases: NO_OPENING_BALANCE_BASES,
};

/**
 * Returns the amount that each tax of an opening balance was due on, in cents: as it was entered, otherwise
 * as it follows from the gross. In that case no wages are exempt, and wages fill the wage base of social
 * security before tips do.
 *
 * @param wageBase of social security, in cents; absent where the year has none
 */
export function openingBalanceBases(
  { amounts: { gross, tips }, bases }: OpeningBalanceAmounts,
  wageBase: Cents = Number.POSITIVE_INFINITY,
): Record<keyof OpeningBalanceBases, Cents> {
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

/**
 * Returns opening balances as pay of the day up to which they go; none for a year that opened with leave
 * alone.
 */
export function openingBalancePay(before: OpeningBalancesByEmployee): {
  employeeId: number;
  entryId: null;
  payDate: CalendarDate;
  amounts: OpeningBalanceFigures;
  exempt: Cents;
}[] {
  return [...before].flatMap(([employeeId, opened]) => {
    const { amounts, asOf } = opened;
    if (amounts.gross === 0) return [];
    return {
      employeeId,
      entryId: null,
      payDate: asOf,
      amounts,
      exempt: openingBalanceBases(opened).exemptWages,
    };
  });
}
