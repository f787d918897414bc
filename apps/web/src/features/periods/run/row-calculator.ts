import type { DraftedRow } from '@garita/domain/pay/run/drafted-row.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type RunPayee, type RunRow, rowOf, unpaidRow } from './run-rows.ts';

type Terms = { payDate: CalendarDate; accountantId: number };
type Known = { payee: RunPayee; typed: DraftedRow; terms: Terms; row: RunRow };

/**
 * Returns a function that calculates the rows of a run, and only those again whose text or terms changed: a
 * key pressed in one of three hundred rows calculates one.
 */
export function createRowCalculator() {
  const known = new Map<number, Known>();
  return (payee: RunPayee, typed: DraftedRow, terms: Terms): RunRow => {
    const before = known.get(payee.employeeId);
    if (before?.payee === payee && before.typed === typed && before.terms === terms) return before.row;
    const row = typed.isWithoutWork ? unpaidRow(payee) : rowOf(payee, typed.cells, terms);
    known.set(payee.employeeId, { payee, typed, terms, row });
    return row;
  };
}
