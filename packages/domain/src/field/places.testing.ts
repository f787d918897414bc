/** The path of a value in a nested record. */
export type FieldPath = readonly string[];

/** Returns the path of every value in a nested record, and of every nested record itself. */
export function listPaths(record: object): FieldPath[] {
  return Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? [[key], ...listPaths(value).map((rest) => [key, ...rest])]
      : [[key]],
  );
}

/** Returns the value at a path of a nested record; undefined if the path does not exist. */
export function valueAt(record: unknown, [key, ...rest]: FieldPath): unknown {
  if (key === undefined) return record;
  const members: [string, unknown][] =
    typeof record === 'object' && record !== null ? Object.entries(record) : [];
  return valueAt(members.find(([name]) => name === key)?.[1], rest);
}

/** Returns a copy of a nested record with another value at a path. */
export function withValue(record: object, [key = '', ...rest]: FieldPath, value: unknown): object {
  const inside = valueAt(record, [key]);
  const isNested = rest.length > 0 && typeof inside === 'object' && inside !== null;
  return { ...record, [key]: isNested ? withValue(inside, rest, value) : value };
}
