import { sumYearToDate, type YearToDate, yearToDateOfOpeningBalance } from '@garita/domain/pay/contributions';
import {
  certificatePartsIn,
  certificateTermsOfText,
  incomeTaxYear,
  openingIncomeTax,
  type RecordedIncomeTax,
} from '@garita/domain/pay/income-tax-year';
import type { IncomeTaxYear, OpeningIncomeTax } from '@garita/domain/pay/withholding/certificate/earlier-pay';
import type { SettledPay } from '@garita/domain/pay/withholding/tips-settlement';
import type { LiveEntry, PayrollYear } from './state.ts';

/**
 * Returns what counts toward the year's limits before an entry: the opening balance and every other live
 * entry of the tax year, in any order of recording. An entry being changed does not count itself.
 */
export function yearToDateBefore(year: PayrollYear, ...except: number[]): YearToDate {
  const { opening } = year;
  return sumYearToDate([
    ...(opening ? [yearToDateOfOpeningBalance(opening.balance.amounts)] : []),
    ...entriesExcept(year, except).map(({ added }) => added),
  ]);
}

/** Returns the year as income tax by certificate counts it, without some entries. */
export function incomeTaxYearWithout(year: PayrollYear, ...except: number[]): IncomeTaxYear {
  return incomeTaxYear(entriesExcept(year, except).map(recordedIncomeTax), openingIncomeTaxOf(year));
}

/** Returns the entries of a year with the taxes on tips that they carried, without some entries. */
export function settledWithout(year: PayrollYear, ...except: number[]): SettledPay[] {
  return entriesExcept(year, except).map(({ entryId, payDate, corrects, limits: parts }) => ({
    entryId,
    payDate,
    corrects,
    parts,
  }));
}

/** Returns what the opening balance of a year counts for income tax by certificate. */
export function openingIncomeTaxOf({ opening }: PayrollYear): OpeningIncomeTax | null {
  return opening ? openingIncomeTax(opening.balance) : null;
}

/** Returns an entry with everything by which its income tax by certificate can be judged. */
export function recordedIncomeTax(entry: LiveEntry): RecordedIncomeTax {
  const { entryId, payDate, period, corrects, limits } = entry;
  return {
    entryId,
    payDate,
    periodId: period.id,
    corrects,
    amounts: entry.incomeTaxed,
    parts: certificatePartsIn(limits),
    isNonResident: limits.nonResidentPay !== null,
    terms: certificateTermsOfText(entry.certificateTerms),
  };
}

function entriesExcept({ live }: PayrollYear, except: readonly number[]): LiveEntry[] {
  return [...live.values()].filter(({ entryId }) => !except.includes(entryId));
}
