/** What a statement is told in its text; nothing for what is absent. */
export type Value = string | number | bigint | boolean | undefined;

/** A row by its columns. The amounts have the names that the payload gives them. */
export type SqlRow = Record<string, Value>;

/** Columns of whole numbers, for the definition of a table. */
export function numbers(names: readonly string[], constraint: 'not null' | '' = 'not null'): string {
  return names.map((name) => `"${name}" bigint ${constraint}`).join(', ');
}

/** Inserts rows of the same columns, at least one, in one statement. */
export function inserting(table: string, rows: readonly SqlRow[]): string {
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`);
  return `insert into ${table} (${columns.join(', ')}) ${values(rows)}`;
}

/** Rows without the names of their columns. */
export function values(rows: readonly SqlRow[]): string {
  return `values ${rows.map((row) => `(${Object.values(row).map(literal).join(', ')})`).join(', ')}`;
}

/** What an upserted row of `kept` comes to when what is inserted is added to it. */
export function adding(names: readonly string[]): string {
  return names.map((name) => `"${name}" = kept."${name}" + excluded."${name}"`).join(', ');
}

function literal(value: Value): string {
  if (value === undefined) return 'null';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
