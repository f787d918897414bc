import { type CalendarDate, daysBetween, yearOf } from '../time/calendar-date.ts';
import {
  ADDITIONAL_MEDICARE_ABOVE,
  type FicaReturn,
  type FicaRules,
  ficaReturn,
  type TaxableEntry,
  type TaxablePay,
  uncollectedOf,
} from './fica.ts';
import { openingBalanceBases } from './opening-balance-of-year.ts';
import { countOf } from './paid-entry.ts';
import { yearRange } from './quarter.ts';

// A yearly return covers all of the employer's pay, including pay from another system. Quarterly returns
// leave opening balances out: each is one sum since January, and its quarters are unknown.

/** The pay in a yearly return: its entries and the opening balances. */
export type TaxableYear = { entries: readonly TaxableEntry[]; openingBalances: readonly TaxablePay[] };

/** Returns the taxable parts of opening balances, as pay on the last day of each balance. */
export function taxableOpeningBalances({ before, wageBase }: FicaRules): TaxablePay[] {
  return [...before].flatMap(([employeeId, openingBalance]) => {
    const { amounts, asOf } = openingBalance;
    if (amounts.gross === 0) return []; // leave only
    const bases = openingBalanceBases(openingBalance, wageBase);
    return {
      employeeId,
      payDate: asOf,
      socialSecurityWages: bases.socialSecurity,
      socialSecurityTips: bases.socialSecurityOnTips,
      medicareWages: bases.medicare,
      additionalMedicareWages: Math.max(0, bases.medicare - ADDITIONAL_MEDICARE_ABOVE),
      withheld: amounts.socialSecurity + amounts.socialSecurityOnTips + amounts.medicare,
    };
  });
}

/** Calculates the figures of a return for a whole year. */
export function ficaReturnOfYear({ entries, openingBalances }: TaxableYear): FicaReturn {
  const entriesOf = countOf(entries);
  // The number of payments in an opening balance is unknown. Assumes one a week at most, each with a cent of
  // rounding.
  const weeksOf = new Map(
    openingBalances.map(({ employeeId, payDate }) => [employeeId, weeksUntil(payDate)]),
  );
  const entriesSoFar = (id: number) => entriesOf(id) + (weeksOf.get(id) ?? 0);
  return ficaReturn([...openingBalances, ...entries], entriesSoFar, uncollectedOf(entries));
}

/** Returns the number of weeks of the year that had begun by a day. */
function weeksUntil(day: CalendarDate): number {
  return Math.floor(daysBetween(yearRange(yearOf(day)).from, day) / 7) + 1;
}
