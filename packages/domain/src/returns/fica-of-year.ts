import { type CalendarDate, daysBetween, yearOf } from '../time/calendar-date.ts';
import {
  ADDITIONAL_MEDICARE_ABOVE,
  type FicaReturn,
  type FicaRules,
  ficaReturn,
  type TaxableEntry,
  type TaxablePay,
} from './fica.ts';
import { openingBalanceBases } from './opening-balance-of-year.ts';
import { countOf } from './paid-entry.ts';
import { yearRange } from './quarter.ts';

// A return of a year is the employer's, whoever kept the books of its pay. Those of quarters leave out what
// people brought: it is one sum since January, of which nobody knows what fell in which quarter.

/** The pay that a return of a year is made of: its entries and the opening balances. */
export type TaxableYear = { entries: readonly TaxableEntry[]; openingBalances: readonly TaxablePay[] };

/** The taxable parts of what people brought, as pay of the day up to which they brought it. */
export function taxableOpeningBalances({ before, wageBase }: FicaRules): TaxablePay[] {
  return [...before].flatMap(([employeeId, opened]) => {
    const { amounts, asOf } = opened;
    if (amounts.gross === 0) return []; // leave alone
    const bases = openingBalanceBases(opened, wageBase);
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

/** Returns the figures of a return for a whole year. */
export function ficaReturnOfYear({ entries, openingBalances }: TaxableYear): FicaReturn {
  const entriesOf = countOf(entries);
  // How often somebody was paid elsewhere nobody knows: each week at most, each time with a cent of rounding.
  const weeksOf = new Map(
    openingBalances.map(({ employeeId, payDate }) => [employeeId, weeksUntil(payDate)]),
  );
  return ficaReturn([...openingBalances, ...entries], (id) => entriesOf(id) + (weeksOf.get(id) ?? 0));
}

/** Returns how many weeks of its year had begun by a day. */
function weeksUntil(day: CalendarDate): number {
  return Math.floor(daysBetween(yearRange(yearOf(day)).from, day) / 7) + 1;
}
