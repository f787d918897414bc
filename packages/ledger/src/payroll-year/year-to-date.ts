import { addAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { mapYearToDate, type YearToDate } from '@garita/domain/pay/contributions';
import type { PayrollYear } from './state.ts';

/**
 * What counts toward the year's limits before an entry: the opening balance and every other live entry of the tax year,
 * whatever order they were recorded in. An entry being changed does not count itself.
 */
export function yearToDate(year: PayrollYear, exceptEntryId?: number): YearToDate {
  const others = [...year.live.values()].filter(({ entryId }) => entryId !== exceptEntryId);
  const sum = others.reduce(
    (total, { amounts }) => addAmounts(total, amounts),
    year.opening?.balance.amounts ?? NO_AMOUNTS,
  );
  return contributionTotals(sum);
}

/** The totals that limits are held against, in cents. */
export function contributionTotals(amounts: YearToDate): YearToDate {
  return mapYearToDate((name) => amounts[name]);
}
