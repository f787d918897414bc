import type { FilePerson } from '../finding.ts';
import type { ReadFileRecord } from '../read-records.ts';
import { numberIn, type RecordTable } from '../record-table.ts';
import { W2PR_RECORDS } from './w2pr-records.ts';

// Both agencies have an employee's fields in the same positions.
const { RW, RO, RS } = W2PR_RECORDS.suri;

/** The records of one employee, as far as the file has them; RS only where somebody reads it. */
export type FileEmployee = {
  person: FilePerson;
  RW: ReadFileRecord;
  RO?: ReadFileRecord;
  RS?: ReadFileRecord;
};

/** The facts of the employer in the file that rules about employees depend on. */
export type FileEmployer = { taxYear: number; employmentCode: string };

/** An employee's fields as numbers: cents where they are money. */
export type EmployeeNumbers = ReturnType<typeof numbersOf>;

export function numbersOf(employee: FileEmployee) {
  return {
    ...numbersIn(employee.RW, RW),
    ...numbersIn(employee.RO, RO),
    ...numbersIn(employee.RS, RS),
  };
}

/**
 * NaN for what is no number or is not there: nothing is true of it, so that no rule is told of it besides its
 * own.
 */
function numbersIn<Table extends RecordTable>(record: ReadFileRecord | undefined, { fields }: Table) {
  const numbers = Object.entries(fields).map(([name, field]) => [
    name,
    record ? numberIn(record, field) : Number.NaN,
  ]);
  // The entries are of exactly the table's fields.
  return Object.fromEntries(numbers) as Record<keyof Table['fields'], number>;
}
