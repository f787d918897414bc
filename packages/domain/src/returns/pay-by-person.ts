import { byName } from '../pay/concepts.ts';
import {
  OPENING_BALANCE_AMOUNTS,
  OPENING_BALANCE_BASES,
} from '../pay/opening-balance/opening-balance.schema.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import {
  type OpeningBalanceOfYear,
  type OpeningBalancesByEmployee,
  openingBalanceBases,
} from './opening-balance-of-year.ts';

/** The first record of each person who has several in a company, by the ids of the later ones. */
export type FirstRecords = ReadonlyMap<number, number>;

/**
 * Returns pay as that of persons: what any record of a person was paid is named after the first one. A
 * return counts persons, whose limits and bases are those of one employer. The order is by person, pay date
 * and entry, in which bases are used up.
 */
export function payByPerson<Pay extends { employeeId: number; entryId: number; payDate: CalendarDate }>(
  entries: readonly Pay[],
  first: FirstRecords,
): Pay[] {
  if (first.size === 0) return [...entries];
  return entries
    .map((entry) => ({ ...entry, employeeId: first.get(entry.employeeId) ?? entry.employeeId }))
    .toSorted(
      (a, b) => a.employeeId - b.employeeId || a.payDate.localeCompare(b.payDate) || a.entryId - b.entryId,
    );
}

/** Returns the opening balances of a year as those of persons: the sums of their records. */
export function openingBalancesByPerson(
  before: OpeningBalancesByEmployee,
  first: FirstRecords,
): OpeningBalancesByEmployee {
  if (first.size === 0) return before;
  const persons = new Map<number, OpeningBalanceOfYear>();
  for (const [employeeId, balance] of before) {
    const person = first.get(employeeId) ?? employeeId;
    const known = persons.get(person);
    persons.set(person, known ? sumOfBalances(known, balance) : balance);
  }
  return persons;
}

// A base that one of them states is added to what the other comes to by itself.
function sumOfBalances(one: OpeningBalanceOfYear, other: OpeningBalanceOfYear): OpeningBalanceOfYear {
  const [bases, otherBases] = [openingBalanceBases(one), openingBalanceBases(other)];
  return {
    asOf: one.asOf > other.asOf ? one.asOf : other.asOf,
    amounts: byName(OPENING_BALANCE_AMOUNTS, (name) => one.amounts[name] + other.amounts[name]),
    bases: byName(OPENING_BALANCE_BASES, (name) =>
      one.bases[name] === null && other.bases[name] === null ? null : bases[name] + otherBases[name],
    ),
  };
}
