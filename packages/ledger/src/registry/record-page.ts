import type { PageRequest } from '@garita/domain/field/page.schema';
import { searchWords } from '@garita/domain/text/plain-text';
import { and, asc, count, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { allOf } from '../database/all-of.ts';
import type { Database } from '../database/client.ts';
import type { PageExtension, RecordPage, SavedRecord } from './registry.ts';
import type { Row } from './registry-queries.ts';
import type { ListDefinition, RegistryTable } from './registry-table.ts';
import { findRecord } from './registry-verbs.ts';

type Kept<Input, Scope, Order extends string> = RegistryTable<Input, Scope, Order>;
type Asked<Scope, Order extends string> = { scope: Scope; asked: PageRequest<Order> };
type AskedAlong<Scope, Order extends string, Value> = Asked<Scope, Order> & {
  along: PageExtension<Value> | undefined;
};

/** Reads one page of a long list, of which nothing else is read but how many records are found. */
export async function readPage<Input, Scope, Order extends string, Value extends object>(
  kept: Kept<Input, Scope, Order>,
  db: Database,
  { scope, asked, along }: AskedAlong<Scope, Order, Value>,
): Promise<RecordPage<SavedRecord<Input> & Value> | undefined> {
  const { rows, found } = await allOf({
    rows: readRows(kept, db, { scope, asked, along }),
    found: countFound(kept, db, { scope, asked }),
  });
  const { beside } = asked;
  if (rows.length === 0 && beside !== undefined && !(await findRecord(kept, db, { scope, id: beside }))) {
    return undefined;
  }
  return {
    rows: rows.map(({ record, values = {} }) => {
      const shown = { ...kept.toRecord(record), ...along?.read(values) };
      // where nothing is asked along, that is no more than the record
      return shown as SavedRecord<Input> & Value;
    }),
    found,
  };
}

type RowAlong = { record: Row; values?: Record<string, unknown[][]> };

async function readRows<Input, Scope, Order extends string>(
  kept: Kept<Input, Scope, Order>,
  db: Database,
  { scope, asked, along }: AskedAlong<Scope, Order, unknown>,
): Promise<RowAlong[]> {
  const { table, columns, scopeCondition } = kept;
  const { orderBy, isActive, beside, isBackwards = false, isDescending = false, limit } = asked;
  const { orders, nameOrder } = listingOf(kept);
  const keys = [...new Set([orders[orderBy], nameOrder, columns.id])];
  const isFalling = isBackwards !== isDescending;
  const rows: RowAlong[] = await db
    .select({ record: getTableColumns(table), ...(along && { values: along.columns }) })
    .from(table)
    .where(
      and(
        scopeCondition(scope),
        matching(kept, asked),
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
  kept: Kept<Input, Scope, Order>,
  db: Database,
  { scope, asked }: Asked<Scope, Order>,
): Promise<RecordPage<unknown>['found']> {
  const { table, columns, scopeCondition } = kept;
  const counts = await db
    .select({ isActive: columns.isActive, records: count() })
    .from(table)
    .where(and(scopeCondition(scope), matching(kept, asked)))
    .groupBy(columns.isActive);
  const countOf = (isActive: boolean) => counts.find((each) => each.isActive === isActive)?.records ?? 0;
  return { active: countOf(true), inactive: countOf(false) };
}

// Every word, or one of the ids; everything where neither is asked for.
function matching<Input, Scope, Order extends string>(
  kept: Kept<Input, Scope, Order>,
  { search = '', ids }: PageRequest<Order>,
): SQL | undefined {
  const words = searchWords(search);
  const hasWords = words.length > 0 ? and(...words.map(listingOf(kept).finds)) : undefined;
  return or(hasWords, ids && inArray(kept.columns.id, ids));
}

function listingOf<Input, Scope, Order extends string>({
  listing,
  name,
}: Kept<Input, Scope, Order>): ListDefinition<Order> {
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
