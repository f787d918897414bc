import { sumYearToDate, type YearToDate, yearToDateOfOpeningBalance } from '@garita/domain/pay/contributions';
import type { PayrollYear } from './state.ts';

/**
 * Returns what counts toward the year's limits before an entry: the opening balance and every other live
 * entry of the tax year, in any order of recording. An entry being changed does not count itself.
 */
export function yearToDateBefore({ live, opening }: PayrollYear, ...except: number[]): YearToDate {
  const counted = [...live.values()].filter(({ entryId }) => !except.includes(entryId));
  return sumYearToDate([
    ...(opening ? [yearToDateOfOpeningBalance(opening.balance.amounts)] : []),
    ...counted.map(({ added }) => added),
  ]);
}
