/** One option of a select, with the heading of its group if the select has groups. */
export type Option<Value extends string | number = string | number> = {
  value: Value;
  label: string;
  group?: string;
};

/** Returns the options of an enumeration, in the order of its labels. */
export function optionsOf<Value extends string>(labels: Record<Value, string>): Option<Value>[] {
  return keysOf(labels).map((value) => ({ value, label: labels[value] }));
}

// Object.keys returns string[]; the keys of a Record over a closed union are that union.
function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
