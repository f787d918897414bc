import type { FilePerson } from '../finding.ts';
import type { ReadFileRecord } from '../read-records.ts';
import { numberIn, type RecordTable } from '../record-table.ts';
import { W2PR_RECORDS } from './w2pr-records.ts';

// Both agencies have an employee's fields in the same positions.
const { RW, RO, RS } = W2PR_RECORDS.suri;

/** The records of one employee, as far as the file has them; RS only for the agency that reads it. */
export type FileEmployee = {
  person: FilePerson;
  RW: ReadFileRecord;
  RO?: ReadFileRecord;
  RS?: ReadFileRecord;
};

/** The facts of the employer that the rules about employees depend on. */
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
 * Returns the fields of a record as numbers. NaN for a missing or invalid number makes every comparison
 * false, so that only the field itself is reported.
 */
function numbersIn<Table extends RecordTable>(record: ReadFileRecord | undefined, { fields }: Table) {
  const numbers = Object.entries(fields).map(([name, field]) => [
    name,
    record ? numberIn(record, field) : Number.NaN,
  ]);
  // The entries are exactly the fields of the table.
  return Object.fromEntries(numbers) as Record<keyof Table['fields'], number>;
}
