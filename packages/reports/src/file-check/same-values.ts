import type { FilePerson, ReportFinding } from './finding.ts';
import type { ReadFileRecord } from './read-records.ts';
import { type RecordTableField, valueOf } from './record-table.ts';

/** Watches fields that say one thing in every record that has them, such as the year. */
export function watchSameValues(
  places: readonly { type: string; fields: readonly RecordTableField[] }[],
  tell: ReportFinding,
) {
  const first = new Map<string, string>();
  const fieldsOf = new Map(places.map(({ type, fields }) => [type, fields]));
  return {
    pass: (record: ReadFileRecord, person?: FilePerson): void => {
      for (const field of (record.type !== null && fieldsOf.get(record.type)) || []) {
        const value = valueOf(record, field);
        const before = first.get(field.name) ?? value;
        if (value !== before) tell('other-than-before', { record, field, person });
        first.set(field.name, before);
      }
    },
    /** Returns the common value of the records where it is a number. */
    number: (name: RecordTableField['name']): number | null => {
      const value = first.get(name) ?? '';
      return /^\d+$/.test(value) ? Number(value) : null;
    },
  };
}
