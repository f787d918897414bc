import type { Company } from '@garita/domain/company/company.schema';
import { type Employee, employeeSchema } from '@garita/domain/employee/employee.schema';
import type { EmployeeDraft } from '@garita/domain/employee/employee-defaults';
import { employeeImport } from '@garita/domain/employee/employee-import.schema';
import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { initialVacationMinutes, STANDARD_DAY_MINUTES } from '@garita/domain/employee/initial-leave';
import { leaveByLaw } from '@garita/domain/employee/leave-by-law';
import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
import { withBirthdayBy } from '@garita/domain/field/birthday-by';
import { fieldErrors } from '@garita/domain/field/field-errors';
import type { FieldCode } from '@garita/domain/field-code';
import { hourlyRateSchema } from '@garita/domain/money/cents';
import { overtimeMultiplierSchema } from '@garita/domain/reference/enumerations';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { type CalendarDate, calendarDateSchema } from '@garita/domain/time/calendar-date';
import { set } from 'react-hook-form';
import type { TableRow } from '../../../spreadsheet/read-table.ts';
import { cellText } from '../../../spreadsheet/sheet-cell.ts';
import { spreadsheetText } from '../../../text/records/spreadsheet.es.ts';
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts';

/**
 * An error in a cell, named as in the sheet, with what the cell holds; without a row, an error of the whole
 * file.
 */
export type RowProblem = { row: number | undefined; column: string; typed: string; text: string };

/** The rows of a file as employees, or what is wrong with them. */
type CheckedRows = { employees: Employee[]; problems?: undefined } | { problems: RowProblem[] };

/** Checks every cell for what it holds, and every row against the rules of the form. */
export function checkRows(rows: readonly TableRow[], start: Start): CheckedRows {
  const schema = employeeImport(withBirthdayBy(() => start.today, employeeSchema));
  const read = rows.map((row) => readRow(row, start));
  const { data, error } = schema.safeParse(read.map(({ employee }) => employee));
  const unread = new Map(read.flatMap(({ problems }, position) => pathsOf(problems, position)));
  if (data && unread.size === 0) return { employees: data };
  const refused = error ? fieldErrors(error) : [];
  const found = refused
    .filter(({ path }) => !unread.has(path.join('.')))
    .map(({ path, code }) => {
      const [position, ...field] = path;
      const cell = cellAt(rows, position, field.join('.'));
      return { cell, problem: problemText(code, cell) };
    });
  const unreadable = [...unread].map(([path, problem]) => {
    const [position, ...field] = path.split('.');
    return { cell: cellAt(rows, position, field.join('.')), problem };
  });
  const problems = [...unreadable, ...found].toSorted(
    (one, other) => one.cell.position - other.cell.position || one.cell.order - other.cell.order,
  );
  return { problems: problems.map(({ cell, problem }) => rowProblem(cell, problem)) };
}

function pathsOf(problems: ReadonlyMap<string, string>, position: number): (readonly [string, string])[] {
  return [...problems].map(([path, problem]) => [`${position}.${path}`, problem] as const);
}

/** Returns the sentence about a cell, with an example of what is accepted where its form is wrong. */
function problemText(code: FieldCode, { column, typed }: ImportCell): string {
  // For the schema, a word that no choice has is a missing choice.
  const shownCode = code === 'required' && typed !== '' ? 'option-invalid' : code;
  const isOfForm = shownCode.endsWith('-invalid') || shownCode === 'percent-too-long';
  const example = isOfForm && typed !== '' ? column?.cell.example : undefined;
  return example === undefined
    ? fieldText(shownCode)
    : `${fieldText(shownCode)} ${spreadsheetText.write(example)}`;
}

/**
 * Finds the rows that the server refused. It names them by their place in the list:
 * '3.socialSecurityNumber'.
 */
export function refusedRows(
  rows: readonly TableRow[],
  errors: readonly { field: string; msg: string }[],
): RowProblem[] {
  return errors.map(({ field, msg }) => {
    const [position, ...path] = field.split('.');
    return rowProblem(cellAt(rows, position, path.join('.')), msg);
  });
}

type ImportCell = {
  row: number | undefined;
  column: ImportColumn | undefined;
  typed: string;
  position: number;
  order: number;
};

function cellAt(rows: readonly TableRow[], position: string | undefined, path: string): ImportCell {
  const row = rows[Number(position)];
  const column = IMPORT_COLUMNS.find((one) => one.path === path);
  return {
    row: row?.number,
    column,
    typed: column && row ? cellText(row.cellUnder(column.label)) : '',
    position: Number(position),
    order: column ? IMPORT_COLUMNS.indexOf(column) : 0,
  };
}

function rowProblem({ row, column, typed }: ImportCell, problem: string): RowProblem {
  return { row, column: column?.label ?? '', typed, text: problem };
}

/** The initial values of a new employee's form, the rules of the company, and the current day. */
export type Start = {
  draft: EmployeeDraft;
  company: Pick<Company, 'mealRule' | 'leaveRule' | 'isSmallEmployer'>;
  today: CalendarDate;
};

/**
 * Reads a row into an unchecked employee, the initial values of a form with the filled cells over them, and
 * into what is wrong with the cells that have no value, by their paths.
 */
function readRow(row: TableRow, start: Start): { employee: object; problems: ReadonlyMap<string, string> } {
  const filled = new Map<string, unknown>();
  const problems = new Map<string, string>();
  for (const { path, label, cell } of IMPORT_COLUMNS) {
    const filledCell = row.cellUnder(label);
    if (filledCell === undefined) continue;
    const read = cell.read(filledCell);
    if (read.problem === undefined) filled.set(path, read.value);
    else problems.set(path, read.problem);
  }
  const employee = structuredClone(start.draft);
  for (const [path, value] of [...following(filled, start), ...filled]) set(employee, path, value);
  return { employee, problems };
}

/** Returns the fields that the form derives from others. Filled cells override them. */
function following(filled: ReadonlyMap<string, unknown>, { company, today }: Start): [string, unknown][] {
  const admission = calendarDateSchema.safeParse(filled.get('admissionDate'));
  const regular = hourlyRateSchema.safeParse(filled.get('rates.regular'));
  const multiplier = overtimeMultiplierSchema.safeParse(filled.get('overtimeMultiplier'));
  const followed: [string, unknown][] = [];
  if (admission.success && company.leaveRule === 'law') {
    const { isSmallEmployer } = company;
    const day = filled.get('dayMinutes');
    const dayMinutes = typeof day === 'number' ? day : STANDARD_DAY_MINUTES;
    const isExempt = filled.get('isExempt') === true;
    const terms = { admissionDate: admission.data, isExempt, dayMinutes, isSmallEmployer };
    const credits = leaveByLaw(terms, today);
    for (const kind of LEAVE_KINDS) {
      followed.push([`leave.${kind}.minutesPerMonth`, credits[kind].minutesPerMonth]);
      followed.push([`leave.${kind}.thresholdMinutes`, credits[kind].thresholdMinutes]);
    }
  } else if (admission.success) {
    followed.push(['leave.vacation.minutesPerMonth', initialVacationMinutes(admission.data, today)]);
  }
  if (regular.success) {
    const rates = hourlyRatesFrom(regular.data, {
      admissionDate: admission.data ?? today,
      overtimeMultiplier: multiplier.data ?? 'one-and-a-half',
      mealRule: company.mealRule,
    });
    followed.push(['rates', rates]);
  }
  return followed;
}
