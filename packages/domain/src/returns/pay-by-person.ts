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

/** The first record of each person with several records in a company, by the ids of the later ones. */
export type FirstRecords = ReadonlyMap<number, number>;

/**
 * Returns pay with the id of each person's first record. Returns count persons, because limits and bases
 * apply to a person at one employer. The order is that in which bases are used up: by person, pay date and
 * entry.
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

/** Returns the opening balances of a year by person: the sums of their records. */
export function openingBalancesByPerson(
  before: OpeningBalancesByEmployee,
  first: FirstRecords,
): OpeningBalancesByEmployee {
  if (first.size === 0) return before;
  const persons = new Map<number, OpeningBalanceOfYear>();
  for (const [employeeId, balance] of before) {
    const person = first.get(employeeId) ?? employeeId;
    const soFar = persons.get(person);
    persons.set(person, soFar ? sumOfBalances(soFar, balance) : balance);
  }
  return persons;
}

// If only one has an entered base, the computed base of the other is added to it.
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
