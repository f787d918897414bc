import type { PageRequest } from '@garita/domain/field/page.schema';
import { searchWords } from '@garita/domain/text/plain-text';
import { and, asc, count, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { allOf } from '../database/all-of.ts';
import type { Database } from '../database/client.ts';
import type { PageExtension, RecordPage, SavedRecord } from './registry.ts';
import type { Row } from './registry-queries.ts';
import type { ListDefinition, RegistryTable } from './registry-table.ts';
import { findRecord } from './registry-verbs.ts';

type ListedTable<Input, Scope, Order extends string> = RegistryTable<Input, Scope, Order>;
type ScopedRequest<Scope, Order extends string> = { scope: Scope; request: PageRequest<Order> };
type ExtendedRequest<Scope, Order extends string, Value> = ScopedRequest<Scope, Order> & {
  along: PageExtension<Value> | undefined;
};

/** Reads one page of a long list, and the number of all matching records. */
export async function readPage<Input, Scope, Order extends string, Value extends object>(
  registryTable: ListedTable<Input, Scope, Order>,
  db: Database,
  { scope, request, along }: ExtendedRequest<Scope, Order, Value>,
): Promise<RecordPage<SavedRecord<Input> & Value> | undefined> {
  const { rows, found } = await allOf({
    rows: readRows(registryTable, db, { scope, request, along }),
    found: countFound(registryTable, db, { scope, request }),
  });
  const { beside } = request;
  if (
    rows.length === 0 &&
    beside !== undefined &&
    !(await findRecord(registryTable, db, { scope, id: beside }))
  ) {
    return undefined;
  }
  return {
    rows: rows.map(({ record, values = {} }) => {
      const shown = { ...registryTable.toRecord(record), ...along?.read(values) };
      // Without an extension, a row is just the record.
      return shown as SavedRecord<Input> & Value;
    }),
    found,
  };
}

type RowAlong = { record: Row; values?: Record<string, unknown[][]> };

async function readRows<Input, Scope, Order extends string>(
  registryTable: ListedTable<Input, Scope, Order>,
  db: Database,
  { scope, request, along }: ExtendedRequest<Scope, Order, unknown>,
): Promise<RowAlong[]> {
  const { table, columns, scopeCondition } = registryTable;
  const { orderBy, isActive, beside, isBackwards = false, isDescending = false, limit } = request;
  const { orders, nameOrder } = listingOf(registryTable);
  const keys = [...new Set([orders[orderBy], nameOrder, columns.id])];
  const isFalling = isBackwards !== isDescending;
  const rows: RowAlong[] = await db
    .select({ record: getTableColumns(table), ...(along && { values: along.columns }) })
    .from(table)
    .where(
      and(
        scopeCondition(scope),
        matching(registryTable, request),
        isActive === undefined ? undefined : eq(columns.isActive, isActive),
        beside === undefined
          ? undefined
          : sql`(${list(keys)}) ${sql.raw(isFalling ? '<' : '>')}
              (${db.select(byPosition(keys)).from(table).where(scopeCondition(scope, beside))})`,
      ),
    )
    .orderBy(...keys.map(isFalling ? desc : asc))
    .limit(limit);
  return isBackwards ? rows.toReversed() : rows;
}

async function countFound<Input, Scope, Order extends string>(
  registryTable: ListedTable<Input, Scope, Order>,
  db: Database,
  { scope, request }: ScopedRequest<Scope, Order>,
): Promise<RecordPage<unknown>['found']> {
  const { table, columns, scopeCondition } = registryTable;
  const counts = await db
    .select({ isActive: columns.isActive, records: count() })
    .from(table)
    .where(and(scopeCondition(scope), matching(registryTable, request)))
    .groupBy(columns.isActive);
  const countOf = (isActive: boolean) => counts.find((each) => each.isActive === isActive)?.records ?? 0;
  return { active: countOf(true), inactive: countOf(false) };
}

// Selects the rows that contain every word, or have one of the ids; all rows without either. The list may
// narrow them by fields of its own.
function matching<Input, Scope, Order extends string>(
  registryTable: ListedTable<Input, Scope, Order>,
  request: PageRequest<Order>,
): SQL | undefined {
  const { search = '', ids } = request;
  const words = searchWords(search);
  const hasWords = words.length > 0 ? and(...words.map(listingOf(registryTable).finds)) : undefined;
  const found = or(hasWords, ids && inArray(registryTable.columns.id, ids));
  return and(found, listingOf(registryTable).narrows?.(request));
}

function listingOf<Input, Scope, Order extends string>({
  listing,
  name,
}: ListedTable<Input, Scope, Order>): ListDefinition<Order> {
  if (!listing) throw new TypeError(`Nobody asks for pages of ${name}`);
  return listing;
}

function list(parts: readonly unknown[]): SQL {
  return sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
}

function byPosition<Part>(parts: readonly Part[]): Record<string, Part> {
  return Object.fromEntries(parts.map((part, position) => [`key${position}`, part]));
}
