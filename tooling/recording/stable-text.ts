/** The patterns of values that differ from run to run: timestamps, command ids, salts and hashes. */
const UNREPEATABLE: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/, '<moment>'],
  [/^\d{16}$/, '<moment>'],
  [/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '<id>'],
  [/^(\\x)?[0-9a-f]{32,}$/, '<hash>'],
];

/** The omitted properties: a company's id depends on the histories of other tests in the process. */
const LEFT_OUT = new Set(['company_id', 'companyId']);

/** The recorded names of properties that were renamed since the recording, by their new names. */
const RECORDED_NAMES: Readonly<Record<string, string>> = {};

/** The order of written arrays: as answered, or sorted if the order has no meaning. */
type Order = 'as-answered' | 'sorted';

/** Returns a value as JSON with sorted keys, without values that differ from run to run. */
export function stableText(value: unknown, order: Order = 'as-answered'): string {
  return JSON.stringify(stable(value, order)) ?? 'nothing';
}

function stable(value: unknown, order: Order): unknown {
  if (value instanceof Map) return { map: stable([...value.entries()].map(asPair), order) };
  if (value instanceof Set) return stable([...value], 'sorted');
  if (value instanceof Date) return '<moment>';
  if (Array.isArray(value)) {
    const items = value.map((item) => stable(item, order));
    return order === 'sorted' ? sortedByText(items) : items;
  }
  if (typeof value !== 'object' || value === null) return repeatable(value);
  const kept = Object.entries(value).filter(([name]) => !LEFT_OUT.has(name));
  const named = kept.map(([name, inner]) => [RECORDED_NAMES[name] ?? name, stable(inner, order)] as const);
  return Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function asPair([key, inner]: [unknown, unknown]): object {
  return { key, value: inner };
}

function repeatable(value: unknown): unknown {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return UNREPEATABLE.find(([looks]) => looks.test(text))?.[1] ?? value;
}

function sortedByText(items: readonly unknown[]): unknown[] {
  const texts = items.map((item) => ({ item, text: JSON.stringify(item) ?? '' }));
  return texts.toSorted((one, other) => (one.text < other.text ? -1 : 1)).map(({ item }) => item);
}
