import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import type { EmmettEvent, InlineProjection } from './emmett-store.ts';

type Data = EmmettEvent['data'];

/** A projection that contains only each person's year to date. */
export const YEAR_TO_DATE: InlineProjection = {
  name: 'year_to_date',
  tables: ['year_to_date'],
  create: [
    `create table if not exists year_to_date (employee_id bigint, tax_year int,
      ${AMOUNT_NAMES.map((name) => `"${name}" bigint not null`).join(', ')}, primary key (employee_id, tax_year))`,
  ],
  evolve: (events) => [
    sumsInto('year_to_date', {
      key: ['employee_id', 'tax_year'],
      amounts: AMOUNT_NAMES.map((name) => `"${name}"`),
      rows: events.map(({ envelope, delta }) => [envelope.employeeId, envelope.taxYear, ...amountsOf(delta)]),
    }),
  ],
};

/** The rows that our append writes for an event, as read from our tables. */
export type RecordedRows = Record<'amounts' | 'entries' | 'tax_lines', readonly EmmettRow[]>;
export type EmmettRow = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Returns a projection that writes our rows into tables like ours, with their indexes: amounts, company
 * lines, entry, year to date and register. It checks no rules and marks no entries for recalculation.
 */
export function ledgerProjections(rowsOf: (entryId: number) => RecordedRows): InlineProjection {
  return {
    name: 'same_projections',
    tables: TABLES.map((table) => `same.${table}`),
    create: [
      'create schema if not exists same',
      ...TABLES.map(
        (table) => `create table if not exists same.${table} (like ledger.${table} including all)`,
      ),
    ],
    evolve: (events) => {
      const rows = events.map(({ envelope }) => rowsOf(envelope.entryId));
      return [
        ...insertInto(
          'same.amounts',
          rows.flatMap(({ amounts }) => amounts),
        ),
        ...insertInto(
          'same.tax_lines',
          rows.flatMap(({ tax_lines }) => tax_lines),
        ),
        ...insertInto(
          'same.entries',
          rows.flatMap(({ entries }) => entries),
        ),
        yearsToDate(events),
        registers(events),
      ];
    },
  };
}

const TABLES = ['amounts', 'tax_lines', 'entries', 'ytd', 'register'] as const;
const COLUMNS = AMOUNT_NAMES.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

function yearsToDate(events: readonly Data[]): string {
  return sumsInto('same.ytd', {
    key: ['company_id', 'subject_kind', 'subject_id', 'tax_year'],
    amounts: COLUMNS,
    latest: 'as_of_seq',
    rows: events.map(({ envelope: { employeeId, taxYear, entryId }, delta }) => [
      1,
      "'employee'",
      employeeId,
      taxYear,
      ...amountsOf(delta),
      entryId,
    ]),
  });
}

function registers(events: readonly Data[]): string {
  return sumsInto('same.register', {
    key: ['company_id', 'period_id', 'status'],
    conflict: ['company_id', 'period_id'],
    amounts: ['entry_count', ...COLUMNS],
    latest: 'as_of_seq',
    rows: events.map(({ envelope: { periodId, entryId }, delta }) => [
      1,
      periodId,
      "'open'",
      1,
      ...amountsOf(delta),
      entryId,
    ]),
  });
}

type Sums = {
  key: readonly string[];
  /** The columns of the primary key, if they are fewer than the key. */
  conflict?: readonly string[];
  amounts: readonly string[];
  latest?: string;
  rows: readonly (readonly (string | number)[])[];
};

/** Returns a statement that adds rows to those with the same key. */
function sumsInto(table: string, { key, conflict = key, amounts, latest, rows }: Sums): string {
  const ofLatest = latest === undefined ? [] : [latest];
  const columns = [...key, ...amounts, ...ofLatest].join(', ');
  const totals = [...amounts.map((name) => `sum(${name})`), ...ofLatest.map((name) => `max(${name})`)];
  const sums = amounts.map((name) => `${name} = t.${name} + excluded.${name}`);
  const updates = [...sums, ...ofLatest.map((name) => `${name} = excluded.${name}`)];
  return `insert into ${table} as t (${columns})
    select ${[...key, ...totals].join(', ')}
    from (values (${rows.map((row) => row.join(', ')).join('), (')})) as v (${columns})
    group by ${key.join(', ')}
    on conflict (${conflict.join(', ')}) do update set ${updates.join(', ')}`;
}

/** Returns one statement for all rows, or none without rows. */
function insertInto(table: string, rows: readonly EmmettRow[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const values = rows.map((row) => columns.map((column) => literal(row[column] ?? null)).join(', '));
  return [`insert into ${table} (${columns.join(', ')}) values (${values.join('), (')})`];
}

function literal(value: string | number | boolean | null): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function amountsOf(delta: Data['delta']): number[] {
  return AMOUNT_NAMES.map((name) => delta[name] ?? 0);
}
