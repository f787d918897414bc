import { type Employee, employeeSchema } from '@garita/domain/employee/employee.schema';
import type { EmployeeDraft } from '@garita/domain/employee/employee-defaults';
import { employeeImport, MAX_IMPORTED_EMPLOYEES } from '@garita/domain/employee/employee-import.schema';
import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { initialVacationMinutes } from '@garita/domain/employee/initial-leave';
import { withBirthdayBy } from '@garita/domain/field/birthday-by';
import { fieldErrors } from '@garita/domain/field/field-errors';
import { hourlyRateSchema } from '@garita/domain/money/cents';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { type CalendarDate, calendarDateSchema } from '@garita/domain/time/calendar-date';
import { set } from 'react-hook-form';
import type { FieldError } from '../../../lib/error-text.ts';
import { employeesText } from '../../../text/employees.es.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';
import type { FileRow } from './read-rows.ts';

const text = employeesText.import.file;

/** The largest file that is opened, in bytes. */
const MAX_BYTES = 2_000_000;

/** The contents of a file: employees to import, or the errors in its cells or in the whole file. */
export type ReadFile =
  | { employees: Employee[]; problemsOf: ProblemsOf; problems?: undefined; failure?: undefined }
  | { problems: RowProblem[]; employees?: undefined; failure?: undefined }
  | { failure: string; employees?: undefined; problems?: undefined };

/** Finds the rows of the employees that the server refused. */
type ProblemsOf = (errors: readonly FieldError[]) => RowProblem[];

/** Reads a filled template. What reads it is fetched when it is first needed: it is large. */
export async function readFile(file: File, start: Start): Promise<ReadFile> {
  if (file.size > MAX_BYTES) return { failure: text.tooLarge };
  const { readRows } = await import('./read-rows.ts');
  const rows = await readRows(await file.arrayBuffer()).catch(() => undefined);
  if (!rows) return { failure: text.unreadable };
  if (rows.length === 0) return { failure: text.empty };
  if (rows.length > MAX_IMPORTED_EMPLOYEES) return { failure: fieldText('too-many-rows') };
  const missing = IMPORT_COLUMNS.filter(({ label }) => !rows[0]?.texts.has(label));
  // Whatever stands under a heading of another name would be lost without a word.
  if (missing.length > 0) return { failure: text.missingColumns(missing.map(({ label }) => label)) };
  const checked = checkRows(rows, start);
  if (checked.problems) return checked;
  return { ...checked, problemsOf: (errors) => refusedRows(rows, errors) };
}

/** An error in a cell, named as in the sheet; without a row, an error of the whole file. */
export type RowProblem = { row: number | undefined; column: string; text: string };

/** The rows of a file as employees, or what is wrong with them. */
type CheckedRows = { employees: Employee[]; problems?: undefined } | { problems: RowProblem[] };

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

/**
 * Finds the rows that the server refused. It names them by their place in the list:
 * '3.socialSecurityNumber'.
 */
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

/** The initial values of the form of a new employee, and the current day. */
export type Start = { draft: EmployeeDraft; today: CalendarDate };

/** Builds an unchecked employee from a row: the initial values of a form with the filled cells over them. */
function employeeOfRow({ texts }: FileRow, start: Start): object {
  const filled = new Map(
    IMPORT_COLUMNS.flatMap(({ path, label, cell }) => {
      const typed = texts.get(label) ?? '';
      return typed === '' ? [] : [[path, cell.read(typed)] as const];
    }),
  );
  const employee = structuredClone(start.draft);
  for (const [path, value] of [...following(filled, start.today), ...filled]) set(employee, path, value);
  return employee;
}

/** Returns the fields that the form derives from others. Filled cells override them. */
function following(filled: ReadonlyMap<string, unknown>, today: CalendarDate): [string, unknown][] {
  const admission = calendarDateSchema.safeParse(filled.get('admissionDate'));
  const regular = hourlyRateSchema.safeParse(filled.get('rates.regular'));
  return [
    ...(admission.success
      ? [
          ['leave.vacation.minutesPerMonth', initialVacationMinutes(admission.data, today)] satisfies [
            string,
            unknown,
          ],
        ]
      : []),
    ...(regular.success ? [['rates', hourlyRatesFrom(regular.data)] satisfies [string, unknown]] : []),
  ];
}
