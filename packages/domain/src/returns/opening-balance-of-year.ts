import type { Cents } from '../money/cents.ts';
import { byName } from '../pay/concepts.ts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
  type OpeningBalanceBases,
  type OpeningBalanceFigures,
} from '../pay/opening-balance/opening-balance.schema.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/** The amounts paid and withheld in another system for an employee's year, in cents. */
export type OpeningBalanceAmounts = { amounts: OpeningBalanceFigures; bases: OpeningBalanceBases };

/** An opening balance of a year, and its last day. */
export type OpeningBalanceOfYear = OpeningBalanceAmounts & { asOf: CalendarDate };

/** The opening balances of a year, by employee id. */
export type OpeningBalancesByEmployee = ReadonlyMap<number, OpeningBalanceOfYear>;

/** No opening balance: all pay of the year is in this system. */
export const NO_OPENING_BALANCE: OpeningBalanceAmounts = {
  amounts: byName(OPENING_BALANCE_AMOUNTS, () => 0),
  bases: NO_OPENING_BALANCE_BASES,
};

/**
 * Returns the base of each tax in an opening balance, in cents: the entered one, otherwise the one that
 * follows from the gross. Without entered bases no wages are exempt, and wages use the social security wage
 * base before tips.
 *
 * @param wageBase the wage base of social security, in cents; absent if the year has none
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

/** Returns opening balances as pay on their last day; none for an opening balance with leave only. */
export function openingBalancePay(before: OpeningBalancesByEmployee): {
  employeeId: number;
  entryId: null;
  payDate: CalendarDate;
  amounts: OpeningBalanceFigures;
  exempt: Cents;
  exemptSeverance: Cents;
}[] {
  return [...before].flatMap(([employeeId, openingBalance]) => {
    const { amounts, asOf } = openingBalance;
    if (amounts.gross === 0) return [];
    return {
      employeeId,
      entryId: null,
      payDate: asOf,
      amounts,
      exempt: openingBalanceBases(openingBalance).exemptWages,
      exemptSeverance: 0,
    };
  });
}
