import type { FieldChange, FieldChanges } from '../schema/record.tables.ts';
import { historyValue } from './personal-fields.ts';

/**
 * Returns the fields that differ between two states of a table's record, personal values masked; an absent
 * state means that the record does not exist.
 */
export function fieldChanges(
  tableName: string,
  before: object | undefined,
  after: object | undefined,
): FieldChanges {
  const was = new Map(leaves(before));
  const is = new Map(leaves(after));
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const changed = names.filter((name) => was.get(name) !== is.get(name));
  return Object.fromEntries(
    changed.map((name) => [name, { ...state('before', name, was), ...state('after', name, is) }]),
  );

  function state(time: keyof FieldChange, name: string, values: Map<string, unknown>): FieldChange {
    return values.has(name) ? { [time]: historyValue(tableName, name, values.get(name)) } : {};
  }
}

function leaves(record: object | undefined, prefix = ''): [string, unknown][] {
  return Object.entries(record ?? {}).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leaves(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, Array.isArray(value) ? value.join(', ') : value]],
  );
}
