import type { Employee } from '@garita/domain/employee/employee.schema';
import { MAX_IMPORTED_EMPLOYEES } from '@garita/domain/employee/employee-import.schema';
import { fieldText } from '@garita/domain/text/field-texts.es';
import type { FieldError } from '../../../lib/error-text.ts';
import { readTable } from '../../../spreadsheet/read-table.ts';
import { employeesText } from '../../../text/records/employees.es.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';
import { checkRows, type RowProblem, refusedRows, type Start } from './import-rows.ts';

const text = employeesText.import.file;

/** The largest file that is opened, in bytes. */
const MAX_BYTES = 2_000_000;

/** The contents of a file: employees to import, or the errors in its cells or in the whole file. */
export type ReadFile =
  | {
      employees: Employee[];
      problemsOf: ProblemsOf;
      /** The columns of the file that the import does not know. */
      unknownHeadings: readonly string[];
      problems?: undefined;
      failure?: undefined;
    }
  | { problems: RowProblem[]; employees?: undefined; failure?: undefined }
  | { failure: string; employees?: undefined; problems?: undefined };

/** Finds the rows of the employees that the server refused. */
type ProblemsOf = (errors: readonly FieldError[]) => RowProblem[];

/** Reads a filled template, or a file of separated values with its headings. */
export async function readFile(file: File, start: Start): Promise<ReadFile> {
  if (file.size > MAX_BYTES) return { failure: text.tooLarge };
  const labels = IMPORT_COLUMNS.map(({ label }) => label);
  const later = IMPORT_COLUMNS.filter(({ isAddedLater }) => isAddedLater).map(({ label }) => label);
  const table = await readTable(await file.arrayBuffer(), labels, new Set(later));
  if ('failure' in table) return table;
  const { rows, unknownHeadings } = table;
  if (rows.length === 0) return { failure: text.empty };
  if (rows.length > MAX_IMPORTED_EMPLOYEES) return { failure: fieldText('too-many-rows') };
  const checked = checkRows(rows, start);
  if (checked.problems) return checked;
  return { ...checked, unknownHeadings, problemsOf: (errors) => refusedRows(rows, errors) };
}
