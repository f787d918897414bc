import { type Employee, employeeSchema } from '@garita/domain/employee/employee.schema';
import { employeeImport } from '@garita/domain/employee/employee-import.schema';
import { withBirthdayBy } from '@garita/domain/field/birthday-by';
import { fieldErrors } from '@garita/domain/field/field-errors';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { employeeOfRow, type Start } from './employee-of-row.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';
import type { FileRow } from './read-rows.ts';

/** What is wrong with a cell, as the sheet names it; with no row, with the whole file. */
export type RowProblem = { row: number | undefined; column: string; text: string };

/** The rows of a file as employees, or what is wrong with them. */
export type CheckedRows = { employees: Employee[]; problems?: undefined } | { problems: RowProblem[] };

/** Holds every row against the rules of the form. */
export function checkRows(rows: readonly FileRow[], start: Start): CheckedRows {
  const schema = employeeImport(withBirthdayBy(() => start.today, employeeSchema));
  const { data, error } = schema.safeParse(rows.map((row) => employeeOfRow(row, start)));
  if (data) return { employees: data };
  const problems = fieldErrors(error).map(({ path: [position, ...field], code }) => {
    const place = placeOf(rows, position, field.join('.'));
    // A word that none of the choices has is no choice at all for the schema.
    const isUnknownWord = code === 'required' && place.typed !== '';
    return { row: place.row, column: place.column, text: fieldText(isUnknownWord ? 'option-invalid' : code) };
  });
  return { problems };
}

/** What the server has against single rows, which it names by their place in the list: '3.socialSecurityNumber'. */
export function refusedRows(
  rows: readonly FileRow[],
  errors: readonly { field: string; msg: string }[],
): RowProblem[] {
  return errors.map(({ field, msg }) => {
    const [position, ...path] = field.split('.');
    const { row, column } = placeOf(rows, position, path.join('.'));
    return { row, column, text: msg };
  });
}

function placeOf(rows: readonly FileRow[], position: string | undefined, path: string) {
  const row = rows[Number(position)];
  const column = IMPORT_COLUMNS.find((one) => one.path === path)?.label ?? '';
  return { row: row?.number, column, typed: row?.texts.get(column) ?? '' };
}
