import { z } from 'zod';
import { flagSchema } from '../../field/flag.schema.ts';
import { requiredOr, STRICT } from '../../field-code.ts';
import { type ConceptOf, conceptsOf } from '../concepts.ts';

/** The kinds of a pay run: the ordinary pay of a period, a bonus, a correction, and the last pay. */
export const RUN_KINDS = ['regular', 'bonus', 'correction', 'final'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** A concept that is typed in a run: hours, or an amount. */
export type RunColumn = ConceptOf<
  'hourly' | 'salary' | 'typed-earning' | 'typed-deduction' | 'reimbursement'
>;

/** Every column that a run can have, in the order of a statement. */
export const RUN_COLUMNS: readonly RunColumn[] = conceptsOf(
  'hourly',
  'salary',
  'typed-earning',
  'typed-deduction',
  'reimbursement',
);

/** The longest text of a cell, in characters. */
const MAX_CELL = 40;

/** The typed cells of a row; a column that is left out is blank. */
export type TypedCells = Partial<Record<RunColumn, string>>;

/**
 * The row of an employee in the draft of a run. A cell has the text as it was typed, faulty ones too.
 * `isWithoutWork` is true if the person did not work in the period.
 */
export type DraftedRow = { cells: TypedCells; isWithoutWork: boolean };

/** A row in which nothing is typed. */
export const BLANK_ROW: DraftedRow = { cells: {}, isWithoutWork: false };

const cellSchema = z.string(requiredOr('text-invalid')).max(MAX_CELL, 'text-too-long').optional();

/** The schema of a drafted row. Codes: `required`, `text-invalid`, `text-too-long`, `option-invalid`. */
export const draftedRowSchema = z.strictObject(
  {
    cells: z.strictObject(
      Object.fromEntries(RUN_COLUMNS.map((column) => [column, cellSchema])) as {
        [Column in RunColumn]: typeof cellSchema;
      },
      STRICT,
    ),
    isWithoutWork: flagSchema,
  },
  STRICT,
);

/** Returns a row without its blank cells, so that rows with the same content are equal texts. */
export function tidyRow({ cells, isWithoutWork }: DraftedRow): DraftedRow {
  const typed = RUN_COLUMNS.flatMap((column) => {
    const text = cells[column]?.trim() ?? '';
    return text === '' ? [] : [[column, text] as const];
  });
  return { cells: Object.fromEntries(typed), isWithoutWork };
}

/** Returns true if two rows have the same content. */
export function isSameRow(one: DraftedRow, other: DraftedRow): boolean {
  return JSON.stringify(tidyRow(one)) === JSON.stringify(tidyRow(other));
}
