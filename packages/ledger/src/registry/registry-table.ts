import { compareSpanish } from '@garita/domain/text/spanish-order';
import { and, eq, getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/client.ts';
import { objectJoiner } from '../database/object-factory.ts';
import { without } from './nested-columns.ts';
import type { SavedRecord, ScopeKey } from './registry.ts';
import { type RegistryQueries, type Row, registryQueries, type ScopeQuery } from './registry-queries.ts';

/** The columns that the registry itself fills. */
type ManagedColumn = 'id' | 'isActive' | 'version' | ScopeKey | MadeColumn;
/** The columns that the database generates from others. */
type MadeColumn = 'nameOrder' | 'searchText';
type ManagedRow = Row & { id: number; isActive: boolean; version: number };

const MANAGED = new Set<string>([
  'id',
  'isActive',
  'version',
  'accountId',
  'companyId',
  'nameOrder',
  'searchText',
] satisfies ManagedColumn[]);

/** A table in which a registry can store its records. */
export type ScopedTable<Key extends ScopeKey> = PgTable &
  Record<'id' | 'isActive' | 'version' | Key, PgColumn>;

/**
 * A row of a record, without the columns that the registry fills and those derived from encrypted columns.
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
  /** Returns the condition of the rows that a request of this list asks for beside its search. */
  narrows?: (request: Readonly<Record<string, unknown>>) => SQL | undefined;
};

/**
 * The definition of one registry: its table, its scope, its order, and the conversion of rows. `Apart` are
 * the columns derived from an encrypted one, which nobody fills by hand.
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
  /** Absent if the list has no pages. */
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
  // Drizzle cannot follow the columns of a generic table: from here on rows are plain records.
  table: PgTable;
  name: string;
  columns: Record<'id' | 'isActive', PgColumn>;
  /**
   * Compares two rows. Texts are ordered here as in Spanish, because every database has a collation of its
   * own.
   */
  inOrder: (one: Row, other: Row) => number;
  listing: ListDefinition<Order> | undefined;
  /** Returns the condition of the rows that the scope sees, or of the one with this id. */
  scopeCondition: (scope: Scope, id?: number) => SQL | undefined;
  queries: RegistryQueries<Scope>;
  /** Returns the columns of a row's owner. */
  ownerColumns: (scope: Scope) => Row;
  toColumns: (scope: Scope, input: Input) => Row;
  toRecord: (row: Row) => SavedRecord<Input>;
  hasScope: (tx: Transaction, scope: Scope) => Promise<boolean>;
};

/** Returns the table of a registry from its definition, with rows as the codec stores them. */
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
  const withManaged = objectJoiner<Pick<ManagedRow, 'id' | 'isActive' | 'version'>, Input>();
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
    // The managed columns cannot come with the input, even if a whole saved record is given.
    toColumns: (scope, input) => {
      const { id, isActive, version, accountId, companyId, nameOrder, searchText, ...own }: Row =
        toColumns(input);
      return encode(own, scope);
    },
    toRecord: (row) => {
      // The row comes from `table` with all of its columns.
      const { id, isActive, version } = row as ManagedRow;
      const input = fromRow(unmanaged(decode(row)) as RowOf<Table, Apart>);
      return withManaged({ id, isActive, version }, input);
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

// Registries are ordered by texts and ids.
function compareColumn(one: unknown, other: unknown): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareSpanish(String(one), String(other));
}
