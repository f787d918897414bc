import { dueByDay, dueByMonth } from '@garita/domain/filing/due/deposits';
import { formatCents } from '@garita/domain/money/cents';
import { type BoxSource, derivedFrom, inMonth, onDay } from '@garita/domain/report/box-source';
import type { FicaReturn } from '@garita/domain/returns/fica';
import type { FormBlock } from '../form/form-document.ts';

/**
 * Returns the table of the tax that fell due on each day of a month, for semiweekly depositors: Schedule B of
 * the 941, Form 943-A.
 */
export function daysOfMonth(
  caption: string,
  { liabilities }: Pick<FicaReturn, 'liabilities'>,
  { year, month }: { year: number; month: number },
): FormBlock {
  const [total = 0] = dueByMonth(liabilities, [month]);
  const days = dueByDay(liabilities, month);
  return {
    kind: 'days',
    caption,
    days: days.map((cents) => (cents === 0 ? '' : formatCents(cents))),
    total: formatCents(total),
    sources: {
      days: days.map((_, index) => derivedFrom('medicareWages', onDay(year, month, index + 1))),
      total: sourceInMonth(year, month),
    },
  };
}

/** Returns the source of the tax of a month. */
export function sourceInMonth(year: number, month: number): BoxSource {
  return derivedFrom('medicareWages', inMonth(year, month));
}
