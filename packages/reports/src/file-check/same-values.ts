import type { Person, Tell } from './finding.ts';
import type { FileRecord } from './read-records.ts';
import { type Field, valueOf } from './record-table.ts';

/** Watches fields that say one thing in every record that has them, such as the year. */
export function watchSameValues(places: readonly { type: string; fields: readonly Field[] }[], tell: Tell) {
  const first = new Map<string, string>();
  const fieldsOf = new Map(places.map(({ type, fields }) => [type, fields]));
  return {
    pass: (record: FileRecord, person?: Person): void => {
      for (const field of (record.type !== null && fieldsOf.get(record.type)) || []) {
        const value = valueOf(record, field);
        const before = first.get(field.name) ?? value;
        if (value !== before) tell('other-than-before', { record, field, person });
        first.set(field.name, before);
      }
    },
    /** What they say, where it is a number. */
    number: (name: Field['name']): number | null => {
      const value = first.get(name) ?? '';
      return /^\d+$/.test(value) ? Number(value) : null;
    },
  };
}
