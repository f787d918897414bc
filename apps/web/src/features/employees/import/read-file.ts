import type { Employee } from '@garita/domain/employee/employee.schema';
import { MAX_IMPORTED_EMPLOYEES } from '@garita/domain/employee/employee-import.schema';
import { fieldText } from '@garita/domain/text/field-texts.es';
import type { FieldError } from '../../../lib/error-text.ts';
import { employeesText } from '../../../text/employees.es.ts';
import { checkRows, type RowProblem, refusedRows } from './check-rows.ts';
import type { Start } from './employee-of-row.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';

const text = employeesText.import.file;

/** The largest file that is opened, in bytes. */
const MAX_BYTES = 2_000_000;

/** What a file holds: employees who can be imported, or what is wrong with its cells, or with the whole of it. */
export type ReadFile =
  | { employees: Employee[]; problemsOf: ProblemsOf; problems?: undefined; failure?: undefined }
  | { problems: RowProblem[]; employees?: undefined; failure?: undefined }
  | { failure: string; employees?: undefined; problems?: undefined };

/** What the server has against single employees, in the rows that they come from. */
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
