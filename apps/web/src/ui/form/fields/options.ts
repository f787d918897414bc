/** One choice of a select, and the heading that it stands under where the select has headings. */
export type Option<Value extends string | number = string | number> = {
  value: Value;
  label: string;
  group?: string;
};

/** The options of an enumeration, in the order of its labels. */
export function optionsOf<Value extends string>(labels: Record<Value, string>): Option<Value>[] {
  return keysOf(labels).map((value) => ({ value, label: labels[value] }));
}

// Object.keys answers string[]; the keys of a Record over a closed union are that union.
function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
