/** What one field was and is now, as JSON. `before` is absent when a record was inserted, `after` when it was removed. */
export type FieldChange = { before?: unknown; after?: unknown };

/** The changed fields of a record by dotted name, for example `postalAddress.zip`. */
export type FieldChanges = Record<string, FieldChange>;

/** How much of a personal value the history may show, by the last part of the field's name. */
const MASKS: Record<string, (value: string) => string> = {
  socialSecurityNumber: (digits) => `***-**-${digits.slice(-4)}`,
  passwordHash: () => '***',
};

/** The fields that differ between two states of a record; an absent state is that of a record which does not exist. */
export function fieldChanges(before: object | undefined, after: object | undefined): FieldChanges {
  const was = new Map(leaves(before));
  const is = new Map(leaves(after));
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const changed = names.filter((name) => was.get(name) !== is.get(name));
  return Object.fromEntries(
    changed.map((name) => [name, { ...state('before', name, was), ...state('after', name, is) }]),
  );
}

function state(time: keyof FieldChange, name: string, values: Map<string, unknown>): FieldChange {
  return values.has(name) ? { [time]: masked(name, values.get(name)) } : {};
}

function masked(name: string, value: unknown): unknown {
  const mask = MASKS[name.slice(name.lastIndexOf('.') + 1)];
  return mask && typeof value === 'string' ? mask(value) : value;
}

function leaves(record: object | undefined, prefix = ''): [string, unknown][] {
  return Object.entries(record ?? {}).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value]],
  );
}
