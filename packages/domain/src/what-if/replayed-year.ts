import type { EntryComputation } from '../explanation/pay-causes.ts';
import { mapYearToDate, NO_YEAR_TO_DATE, type YearToDate, yearToDateOfEntry } from '../pay/contributions.ts';
import { yearToDateElsewhere } from '../pay/pay-elsewhere.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import type { PayPeriod } from '../time/pay-period.ts';
import type { Terms } from './supposed-terms.ts';

/** An entry as it is in force: of whom, for which period, and what it was computed from. */
export type RecordedEntry = EntryComputation & {
  employeeId: number;
  entryId: number;
  period: PayPeriod;
  /** True if it corrects a closed period: then it is a difference, which no terms compute. */
  isCorrection?: boolean;
};

/** A recorded entry with the amounts that it would have had. */
export type ReplayedEntry = Omit<RecordedEntry, 'basis'>;

/**
 * The entries of one employee's tax year by pay date, each computed again on other terms.
 *
 * What an entry counted as withheld before is what it was recorded with, moved by what the entries before it
 * would have withheld otherwise. So on its own terms each comes to what was recorded, stale ones too, and
 * together they keep the limits that they kept. What other records of the person were paid stays as the
 * entry counted it.
 *
 * A difference that corrects a closed period stays what it was.
 *
 * @param opened what the year began with
 * @param termsOf the terms of an entry, its own where nothing is supposed of it
 */
export function replayYear(
  entries: readonly RecordedEntry[],
  opened: YearToDate,
  termsOf: (entry: RecordedEntry) => Terms,
): ReplayedEntry[] {
  const inOrder = entries.toSorted(
    (a, b) => a.inputs.payDate.localeCompare(b.inputs.payDate) || a.entryId - b.entryId,
  );
  const all = inOrder.map(({ result }) => yearToDateOfEntry(result)).reduce(plus, opened);
  let before = opened;
  let moved = NO_YEAR_TO_DATE;
  return inOrder.map((entry) => {
    const recorded = yearToDateOfEntry(entry.result);
    const { employeeId, entryId, period } = entry;
    if (entry.isCorrection) {
      before = plus(before, recorded);
      const { basis: _, ...asRecorded } = entry;
      return asRecorded;
    }
    const elsewhere = yearToDateElsewhere(entry.basis.soFar.elsewhere);
    const counted = countedBy(entry, [plus(before, elsewhere), plus(minus(all, recorded), elsewhere)]);
    const { facts, inputs } = termsOf(entry);
    // The weeks of a chauffeur are the same on all terms.
    const { yearToDate: _, ...weeks } = entry.basis.soFar;
    const result = calculatePayStatement(facts, inputs, { yearToDate: plus(counted, moved), ...weeks });
    before = plus(before, recorded);
    moved = plus(moved, minus(yearToDateOfEntry(result), recorded));
    return { employeeId, entryId, period, facts, inputs, result };
  });
}

/** The contributions that share one yearly limit. */
const HELD_TOGETHER: readonly (readonly (keyof YearToDate)[])[] = [
  ['disabilityInsurance'],
  ['medicare', 'gross', 'additionalMedicareBase'],
  ['socialSecurity', 'socialSecurityOnTips'],
  ['chauffeurInsurance'],
];

/**
 * Returns the year to date that an entry counted, found for each limit from what it withheld: as a rule the
 * entries before it; all others where it gave way to later ones; for an entry that needs recalculation what
 * its event says, which is of the year as it was then.
 */
function countedBy(
  { facts, inputs, basis, result }: RecordedEntry,
  guesses: readonly YearToDate[],
): YearToDate {
  const { yearToDate, ...weeks } = basis.soFar;
  const recorded = yearToDateOfEntry(result);
  const tried = guesses.map((guess) => ({
    guess,
    added: yearToDateOfEntry(calculatePayStatement(facts, inputs, { yearToDate: guess, ...weeks })),
  }));
  return mapYearToDate((name) => {
    const held = HELD_TOGETHER.find((names) => names.includes(name)) ?? [name];
    const explained = tried.find(({ added }) => held.every((each) => added[each] === recorded[each]));
    return (explained?.guess ?? yearToDate)[name];
  });
}

function plus(a: YearToDate, b: YearToDate): YearToDate {
  return mapYearToDate((name) => a[name] + b[name]);
}

function minus(a: YearToDate, b: YearToDate): YearToDate {
  return mapYearToDate((name) => a[name] - b[name]);
}
