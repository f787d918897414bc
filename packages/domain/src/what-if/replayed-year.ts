import type { EntryComputation } from '../explanation/pay-causes.ts';
import { sumCents } from '../money/cents.ts';
import { byName } from '../pay/concepts.ts';
import { mapYearToDate, NO_YEAR_TO_DATE, type YearToDate, yearToDateOfEntry } from '../pay/contributions.ts';
import { yearToDateElsewhere } from '../pay/pay-elsewhere.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import { NO_TAXES_ON_TIPS, type TaxesOnTips } from '../pay/withholding/tips-settlement.ts';
import type { PayPeriod } from '../time/period-id.ts';
import { type PayBefore, shiftedCertificateYear } from './shifted-certificate-year.ts';
import type { Terms } from './supposed-terms.ts';

/** An entry in force: its employee, its period and its computation. */
export type RecordedEntry = EntryComputation & {
  companyId: number;
  employeeId: number;
  entryId: number;
  period: PayPeriod;
  /**
   * True if it corrects a closed period. It is then a difference between two amounts, and no terms compute
   * it.
   */
  isCorrection?: boolean;
};

/** A recorded entry with its supposed amounts. */
export type ReplayedEntry = Omit<RecordedEntry, 'basis' | 'companyId'>;

/**
 * Recalculates the entries of one person's tax year in a company in the order of their pay dates, each on its
 * supposed terms. The person's records share the limits.
 *
 * The year to date of an entry is what it was recorded with, plus the difference in what the entries before
 * it withhold. On their own terms all entries keep their recorded amounts and limits, even those that need
 * recalculation. Pay under records of the person in other companies stays as the entry counted it. Income tax
 * by certificate counts the year before an entry in the same way.
 *
 * A correction of a closed period does not change.
 *
 * @param openingYearToDate the year to date at the start of the year
 * @param termsOf returns the terms of an entry: its own ones without a supposition
 */
export function replayYear(
  entries: readonly RecordedEntry[],
  openingYearToDate: YearToDate,
  termsOf: (entry: RecordedEntry) => Terms,
): ReplayedEntry[] {
  const inOrder = entries.toSorted(
    (a, b) => a.inputs.payDate.localeCompare(b.inputs.payDate) || a.entryId - b.entryId,
  );
  const all = inOrder.map(({ result }) => yearToDateOfEntry(result)).reduce(plus, openingYearToDate);
  let before = openingYearToDate;
  let shift = NO_YEAR_TO_DATE;
  let paid: PayBefore = { recorded: [], supposed: [] };
  return inOrder.map((entry) => {
    const recorded = yearToDateOfEntry(entry.result);
    const { employeeId, entryId, period } = entry;
    if (entry.isCorrection) {
      before = plus(before, recorded);
      const { basis: _, companyId: __, ...asRecorded } = entry;
      return asRecorded;
    }
    // The person's records in this company are replayed with the entry.
    const others = entry.basis.soFar.elsewhere?.filter(({ companyId }) => companyId !== entry.companyId);
    const elsewhere = yearToDateElsewhere(others);
    const counted = countedYearToDate(entry, [
      plus(before, elsewhere),
      plus(minus(all, recorded), elsewhere),
    ]);
    const { facts, inputs } = termsOf(entry);
    // A chauffeur's weeks are the same on all terms.
    const { yearToDate: _, carriedIn: __, ...weeks } = entry.basis.soFar;
    const carriedIn = shiftedCarriedTaxes(entry, paid);
    const certificate = shiftedCertificateYear(entry, paid);
    const result = calculatePayStatement(facts, inputs, {
      yearToDate: plus(counted, shift),
      ...weeks,
      ...(certificate ? { certificate } : {}),
      carriedIn,
    });
    before = plus(before, recorded);
    shift = plus(shift, minus(yearToDateOfEntry(result), recorded));
    const replayed = { employeeId, entryId, period, facts, inputs, result };
    paid = { recorded: [...paid.recorded, entry], supposed: [...paid.supposed, replayed] };
    return replayed;
  });
}

/**
 * Returns the taxes on tips carried into an entry: those that it was recorded with, plus the difference in
 * what the earlier entries of the record leave uncollected.
 */
function shiftedCarriedTaxes({ employeeId, basis }: RecordedEntry, paid: PayBefore): TaxesOnTips {
  const { carriedIn = NO_TAXES_ON_TIPS } = basis.soFar;
  const sumOf = (entries: PayBefore['supposed'], tax: keyof TaxesOnTips) =>
    sumCents(
      entries
        .filter((entry) => entry.employeeId === employeeId)
        .map(({ result: { tips } }) => (tips ? tips.carried[tax] - tips.carriedIn[tax] : 0)),
    );
  return byName(['socialSecurity', 'medicare'], (tax) =>
    Math.max(0, carriedIn[tax] + sumOf(paid.supposed, tax) - sumOf(paid.recorded, tax)),
  );
}

/** The contributions that share one yearly limit. */
const LIMIT_GROUPS: readonly (readonly (keyof YearToDate)[])[] = [
  ['disabilityInsurance'],
  ['medicare', 'gross', 'additionalMedicareBase'],
  ['socialSecurity', 'socialSecurityOnTips'],
  ['chauffeurInsurance'],
];

/**
 * Returns the year to date that an entry counted, limit by limit, as inferred from what it withheld. The
 * first guess is the entries before it. The second is all other entries, for one recorded after later ones.
 * An entry that needs recalculation matches neither, and keeps the year to date of its event.
 */
function countedYearToDate(
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
    const group = LIMIT_GROUPS.find((names) => names.includes(name)) ?? [name];
    const explained = tried.find(({ added }) => group.every((each) => added[each] === recorded[each]));
    return (explained?.guess ?? yearToDate)[name];
  });
}

function plus(a: YearToDate, b: YearToDate): YearToDate {
  return mapYearToDate((name) => a[name] + b[name]);
}

function minus(a: YearToDate, b: YearToDate): YearToDate {
  return mapYearToDate((name) => a[name] - b[name]);
}
