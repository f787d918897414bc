import { brokenRule } from './field-kind.ts';
import type { FilePerson, ReportFinding } from './finding.ts';
import type { ReadFileRecord } from './read-records.ts';
import { type RecordTable, type RecordTableField, valueOf } from './record-table.ts';

/**
 * Reports the faults of each position of a record. In a record of the wrong length every field may be
 * shifted, so only the length is reported.
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

/** The kinds of record that may follow each kind: `start` is the beginning of the file, `end` its end. */
export type RecordOrder = Readonly<Record<string, readonly string[]>>;

/**
 * Checks the order of the records. After a record that is out of order it continues from there, so that one
 * mistake is reported once.
 */
export function watchOrder(order: RecordOrder, tell: ReportFinding) {
  let before = 'start';
  return {
    pass: (record: ReadFileRecord) => {
      if (record.type === null) return tell('record-unknown', { record });
      if (!order[before]?.includes(record.type)) tell('record-order', { record });
      before = record.type;
    },
    end: (last: ReadFileRecord) => {
      if (!order[before]?.includes('end')) tell('record-missing', { record: last });
    },
  };
}

/** Checks fields that must be equal in all records, such as the year. */
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
    /** Returns the common value of the records if it is a number. */
    number: (name: RecordTableField['name']): number | null => {
      const value = first.get(name) ?? '';
      return /^\d+$/.test(value) ? Number(value) : null;
    },
  };
}
