import type { FieldCode } from '@garita/domain/field-code';
import { parseCents } from '@garita/domain/money/cents';
import { type ConceptOf, isOfKind, type LineConcept } from '@garita/domain/pay/concepts';
import { RUN_COLUMNS, type RunColumn } from '@garita/domain/pay/run/drafted-row.schema';
import { MAX_MINUTES, minutesError, readHours } from '@garita/domain/time/work-minutes';

/** The columns of every company: the hours that everybody may have. */
const OF_EVERYBODY: readonly RunColumn[] = [
  'regularPay',
  'overtimePay',
  'vacationPay',
  'sickPay',
  'holidayPay',
];

/**
 * Returns the columns of a company: those of everybody, what it has ever used, and those in which something
 * is typed, so that no amount is loaded that nobody sees.
 */
export function usedColumns(
  usedConcepts: readonly LineConcept[],
  { hasSalaries, typed }: { hasSalaries: boolean; typed: readonly RunColumn[] },
): RunColumn[] {
  const used = new Set<LineConcept>([
    ...OF_EVERYBODY,
    ...usedConcepts,
    ...typed,
    ...(hasSalaries ? (['salary'] as const) : []),
  ]);
  return RUN_COLUMNS.filter((column) => used.has(column));
}

/** A cell as it was typed: its value in minutes or cents, none for a blank one, or the code of its fault. */
export type ReadCell = { value: number | undefined } | { code: FieldCode };

/** Reads a cell. */
export function readCell(column: RunColumn, text: string): ReadCell {
  if (text.trim() === '') return { value: undefined };
  if (isHours(column)) {
    const minutes = readHours(text);
    if (minutes === undefined) return { code: minutesError(text) };
    return minutes > MAX_MINUTES ? { code: 'hours-too-large' } : { value: minutes };
  }
  const parsed = parseCents(text);
  return parsed.ok ? { value: parsed.cents } : { code: parsed.code };
}

/** Returns true for a column of hours. */
export function isHours(column: RunColumn): column is ConceptOf<'hourly'> {
  return isOfKind(column, 'hourly');
}
