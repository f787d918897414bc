import { compareSpanish } from '@garita/domain/text/spanish-order';
import { and, eq, getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/client.ts';
import { without } from './nested-columns.ts';
import type { SavedRecord, ScopeKey } from './registry.ts';
import { type RegistryQueries, type Row, registryQueries, type ScopeQuery } from './registry-queries.ts';

/** The columns of a table that the registry itself fills. */
type ManagedColumn = 'id' | 'isActive' | ScopeKey | MadeColumn;
/** The columns that the database makes of others. */
type MadeColumn = 'nameOrder' | 'searchText';
type ManagedRow = Row & { id: number; isActive: boolean };

const MANAGED = new Set<string>([
  'id',
  'isActive',
  'accountId',
  'companyId',
  'nameOrder',
  'searchText',
] satisfies ManagedColumn[]);

/** A table that a registry can keep its records in. */
export type ScopedTable<Key extends ScopeKey> = PgTable & Record<'id' | 'isActive' | Key, PgColumn>;

/**
 * A row that spells a record: without the columns that the registry fills, and without those derived from an
 * encrypted one.
 */
export type RowOf<Table extends PgTable, Apart extends string = never> = Omit<
  Table['$inferSelect'],
  ManagedColumn | Apart
>;
type ColumnsOf<Table extends PgTable> = Omit<Table['$inferInsert'], ManagedColumn>;

/** The orders and the search of a long list. */
export type ListDefinition<Order extends string> = {
  /** The column or expression of each order; rows that are equal are ordered by name. */
  orders: Record<Order, PgColumn | SQL>;
  nameOrder: PgColumn;
  /** Returns the condition that a row matches a word of a search, without accents and capitals. */
  finds: (word: string) => SQL | undefined;
};

/**
 * The definition of one registry: its table, its scope, its order, and how a row spells a record. `Apart`
 * are the columns derived from an encrypted one, which nobody fills by hand.
 */
export type RegistryDefinition<
  Key extends ScopeKey,
  Table extends ScopedTable<Key>,
  Input,
  Apart extends string = never,
  Order extends string = never,
> = {
  table: Table;
  scopedBy: readonly Key[];
  orderBy: PgColumn[];
  /** Absent where nobody asks for pages. */
  listing?: ListDefinition<Order>;
  toColumns: (input: Input) => Omit<ColumnsOf<Table>, Apart>;
  fromRow: (row: RowOf<Table, Apart>) => Input;
  /** Returns the condition of the rows that the scope sees, if it does not see all of them. */
  visibleTo?: (scope: Record<Key, number>) => SQL | undefined;
  /** Returns true if the scope itself exists, for records that belong to another record. */
  scopeExists?: (tx: Transaction, scope: Record<Key, number>) => Promise<boolean>;
};

/** The conversions between rows as they are stored and rows as they are written and read. */
export type RowCodec = {
  encode: (columns: Row, scope: Record<string, number>) => Row;
  decode: (row: Row) => Row;
};

/** The table of a registry, and what its rows mean there. */
export type RegistryTable<Input, Scope, Order extends string = never> = {
  // Drizzle cannot follow the columns of a table that is a type parameter: rows pass as plain records from
  // here on.
  table: PgTable;
  name: string;
  columns: Record<'id' | 'isActive', PgColumn>;
  /** Orders two rows, their texts as Spanish does: every database has a collation of its own. */
  inOrder: (one: Row, other: Row) => number;
  listing: ListDefinition<Order> | undefined;
  /** The rows that the scope sees, or the one of them with this id. */
  scopeCondition: (scope: Scope, id?: number) => SQL | undefined;
  queries: RegistryQueries<Scope>;
  /** The columns that say whose a row is. */
  ownerColumns: (scope: Scope) => Row;
  toColumns: (scope: Scope, input: Input) => Row;
  toRecord: (row: Row) => SavedRecord<Input>;
  hasScope: (tx: Transaction, scope: Scope) => Promise<boolean>;
};

/** Reads the definition of a registry, whose rows are kept as the codec says. */
export function registryTable<
  Key extends ScopeKey,
  Table extends ScopedTable<Key>,
  Input extends object,
  Apart extends string,
  Order extends string,
>(
  {
    table,
    scopedBy,
    orderBy,
    listing,
    toColumns,
    fromRow,
    visibleTo,
    scopeExists,
  }: RegistryDefinition<Key, Table, Input, Apart, Order>,
  { encode, decode }: RowCodec,
): RegistryTable<Input, Record<Key, number>, Order> {
  const columns: ScopedTable<Key> = table;
  const unmanaged = without(MANAGED);
  const ofScope: ScopeQuery<Record<Key, number>> = (scope, id) =>
    and(
      ...scopedBy.map((key) => eq(columns[key], scope[key])),
      id === undefined ? undefined : eq(columns.id, id),
    );
  return {
    table,
    name: getTableName(table),
    columns,
    inOrder: rowOrder(table, orderBy),
    listing,
    scopeCondition: (scope, id) => and(ofScope(scope, id), visibleTo?.(scope)),
    queries: registryQueries(columns, ofScope, visibleTo),
    ownerColumns: (scope) => Object.fromEntries(scopedBy.map((key) => [key, scope[key]])),
    // What the registry manages cannot come in with the input, not even when a whole record is given for one.
    toColumns: (scope, input) => {
      const { id, isActive, accountId, companyId, nameOrder, searchText, ...own }: Row = toColumns(input);
      return encode(own, scope);
    },
    toRecord: (row) => {
      // Both hold because the row comes from `table` with all of its columns.
      const { id, isActive } = row as ManagedRow;
      return { id, isActive, ...fromRow(unmanaged(decode(row)) as RowOf<Table, Apart>) };
    },
    hasScope: async (tx, scope) => !scopeExists || (await scopeExists(tx, scope)),
  };
}

function rowOrder(table: PgTable, orderBy: readonly PgColumn[]): (one: Row, other: Row) => number {
  const columns = Object.entries(getTableColumns(table));
  const names = orderBy.flatMap((column) => columns.find(([, known]) => known === column)?.[0] ?? []);
  return (one, other) => {
    for (const name of names) {
      const order = compareColumn(one[name], other[name]);
      if (order !== 0) return order;
    }
    return 0;
  };
}

// A registry is ordered by texts and ids.
function compareColumn(one: unknown, other: unknown): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareSpanish(String(one), String(other));
}
