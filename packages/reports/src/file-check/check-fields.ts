import { brokenRule } from './field-kind.ts';
import type { FilePerson, ReportFinding } from './finding.ts';
import type { ReadFileRecord } from './read-records.ts';
import { type RecordTable, valueOf } from './record-table.ts';

/**
 * Tells what is wrong with each position of a record by itself. In a record of another length every field may
 * be shifted: only that is told.
 */
export function checkFields(
  record: ReadFileRecord,
  table: RecordTable,
  tell: ReportFinding,
  person?: FilePerson,
): void {
  if (record.text.length !== table.length) {
    const amounts = { expected: table.length, found: record.text.length };
    return tell('record-length', { record, person, amounts });
  }
  for (const field of table.places) {
    const rule = brokenRule(field.kind, valueOf(record, field));
    if (rule) tell(rule, { record, field, person });
  }
}
