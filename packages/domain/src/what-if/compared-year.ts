import { type Cents, sumCents } from '../money/cents.ts';
import { yearToDateOfOpeningBalance } from '../pay/contributions.ts';
import type { EmployerYear } from '../returns/employer-cost.ts';
import { NO_OPENING_BALANCE, type OpeningBalancesByEmployee } from '../returns/opening-balance-of-year.ts';
import { byEmployee } from '../returns/paid-entry.ts';
import type { FirstRecords } from '../returns/pay-by-person.ts';
import { type NewEmployeeSources, payOfNewEmployee } from './new-employee.ts';
import { type RecordedEntry, type ReplayedEntry, replayYear } from './replayed-year.ts';
import { supposedTerms } from './supposed-terms.ts';
import type { WhatIf } from './what-if.schema.ts';
import { comparePay, type PayComparison } from './what-if-comparison.ts';

/**
 * The recorded pay of a company in a calendar year, and the rules of its employer contributions. `persons`
 * are those with several records, whose limits and bases count together. The opening balances in `rules`
 * are of persons.
 */
export type RecordedYear = {
  year: number;
  recorded: readonly RecordedEntry[];
  rules: EmployerYear;
  persons?: FirstRecords | undefined;
};

/** The real and the supposed pay of one year in a range. */
export type YearComparison = PayComparison & {
  year: number;
  /**
   * The additional pay in the second half of the year under the supposition, in cents. The CFSE policy
   * insures it with the first half of the next year.
   */
  policyPayrollMoved: Cents;
};

type CompareOptions = NewEmployeeSources & {
  /** The additional pay in the second half of the year before, in cents; 0 in the first year. */
  policyPayrollMoved: Cents;
};

/**
 * Compares the real and the supposed pay of a year, by the limits, tables and bases of that year. Counts the
 * pay dates of the year that lie in the range. Returns undefined if no rate or table is in force for a new
 * employee.
 */
export function compareYear(
  recorded: RecordedYear,
  range: WhatIf,
  options: CompareOptions,
): YearComparison | undefined {
  return resultOf(compareYearInSteps(recorded, range, options));
}

/**
 * Compares a year as `compareYear` does, in one step per person, so that other requests can run in between.
 */
export function* compareYearInSteps(
  { year, recorded, rules, persons }: RecordedYear,
  range: WhatIf,
  { policyPayrollMoved, ...sources }: CompareOptions,
): Generator<void, YearComparison | undefined> {
  const supposed = yield* supposedYearInSteps(recorded, range, { ...sources, persons, before: rules.before });
  if (!supposed) return undefined;
  const policyPayrollBefore = rules.policyPayrollBefore + policyPayrollMoved;
  const comparison = comparePay({ real: recorded, supposed }, range, {
    persons,
    real: rules,
    supposed: { ...rules, policyPayrollBefore },
  });
  return { year, ...comparison, policyPayrollMoved: secondHalfOf(supposed) - secondHalfOf(recorded) };
}

function secondHalfOf(entries: readonly ReplayedEntry[]): Cents {
  return sumCents(
    entries.map(({ inputs: { payDate }, result }) => (payDate.slice(5) >= '07-01' ? result.gross : 0)),
  );
}

/**
 * Returns a company's tax year under the supposition. The supposition changes the entries paid in its range
 * and, through the yearly limits, those after them. Returns undefined if no rate or table is in force for a
 * new employee.
 */
export function supposedYear(
  recorded: readonly RecordedEntry[],
  whatIf: WhatIf,
  options: SupposeOptions,
): ReplayedEntry[] | undefined {
  return resultOf(supposedYearInSteps(recorded, whatIf, options));
}

type SupposeOptions = NewEmployeeSources & {
  before: OpeningBalancesByEmployee;
  persons?: FirstRecords | undefined;
};

function* supposedYearInSteps(
  recorded: readonly RecordedEntry[],
  whatIf: WhatIf,
  { before, persons = new Map(), ...sources }: SupposeOptions,
): Generator<void, ReplayedEntry[] | undefined> {
  const { start, end } = whatIf;
  const added = payOfNewEmployee(whatIf, sources);
  if (!added) return undefined;
  const supposed = { ...whatIf, minimumWages: sources.parameters.minimumWages };
  const replayed: ReplayedEntry[] = [];
  for (const [person, own] of byPerson(recorded, persons)) {
    const { amounts } = before.get(person) ?? NO_OPENING_BALANCE;
    const openingYearToDate = yearToDateOfOpeningBalance(amounts);
    replayed.push(
      ...replayYear(own, openingYearToDate, (entry) => {
        const { payDate } = entry.inputs;
        return payDate >= start && payDate <= end ? supposedTerms(entry, supposed, entry.employeeId) : entry;
      }),
    );
    yield;
  }
  return [...replayed, ...added];
}

/** Groups the entries of all records of each person under the first record. */
function byPerson(entries: readonly RecordedEntry[], persons: FirstRecords): [number, RecordedEntry[]][] {
  const groups = new Map<number, RecordedEntry[]>();
  for (const [employeeId, own] of byEmployee(entries)) {
    const person = persons.get(employeeId) ?? employeeId;
    groups.set(person, [...(groups.get(person) ?? []), ...own]);
  }
  return [...groups];
}

function resultOf<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
