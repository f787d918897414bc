import type { TypedCells } from '@garita/domain/pay/run/drafted-row.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type RunPayee, type RunRow, rowOf } from './run-rows.ts';

type Terms = { payDate: CalendarDate; accountantId: number };
type Known = { payee: RunPayee; cells: TypedCells; terms: Terms; row: RunRow };

/**
 * Returns a function that calculates the rows of a run, and only those again whose cells or terms changed: a
 * key pressed in one of three hundred rows calculates one.
 */
export function createRowCalculator() {
  const known = new Map<number, Known>();
  return (payee: RunPayee, cells: TypedCells, terms: Terms): RunRow => {
    const before = known.get(payee.employeeId);
    if (before?.payee === payee && before.cells === cells && before.terms === terms) return before.row;
    const row = rowOf(payee, cells, terms);
    known.set(payee.employeeId, { payee, cells, terms, row });
    return row;
  };
}
