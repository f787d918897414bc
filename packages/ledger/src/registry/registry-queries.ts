import { and, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import {
  idList,
  isAnyOf,
  type Place,
  type Places,
  preparedQuery,
  type Query,
} from '../database/prepared-query.ts';

/** A row of any table, by its columns. */
export type Row = Record<string, unknown>;

/** Queries the rows of the scope, or the one with this id. */
export type ScopeQuery<Scope> = (scope: Scope | Places<Scope>, id?: number | Place) => SQL | undefined;

/**
 * The row locks of a read: nobody else removes the row ('key share'), changes it, or refers to it
 * ('update').
 */
export type RowLockStrength = 'update' | 'no key update' | 'key share';

type OneRow<Scope> = (db: Database, place: Scope & { id: number }) => Promise<Row[]>;

/** The queries that read the rows of one kind of record. */
export type RegistryQueries<Scope> = {
  rows: (db: Database, scope: Scope) => Promise<Row[]>;
  /** Returns the rows of the scope with one of these ids. */
  byIds: (db: Database, scope: Scope, ids: readonly number[]) => Promise<Row[]>;
  row: OneRow<Scope>;
  /** Reads one row and locks it until the transaction ends. */
  lockedRow: Record<RowLockStrength, OneRow<Scope>>;
};

/**
 * Makes the queries of a table: prepared once for scopes that see all rows, and built for each call
 * otherwise.
 */
export function registryQueries<Scope extends object>(
  table: PgTable & { id: PgColumn },
  ofScope: ScopeQuery<Scope>,
  seenBy: (scope: Scope) => SQL | undefined = () => undefined,
): RegistryQueries<Scope> {
  type One = Scope & { id: number };
  const query = <Given extends Scope>(
    build: (db: Database, given: Given | Places<Given>, seen?: SQL) => Query<Row[]>,
  ): ((db: Database, given: Given) => Promise<Row[]>) => {
    const ofAllRows = preparedQuery<Given, Row[]>((db, places) => build(db, places));
    return async (db, given) => {
      const seen = seenBy(given);
      return seen === undefined ? ofAllRows(db, given) : build(db, given, seen);
    };
  };
  const one = (db: Database, given: One | Places<One>, seen?: SQL) =>
    db
      .select()
      .from(table)
      .where(and(ofScope(given, given.id), seen));
  const some = query<Scope & { ids: string }>((db, given, seen) =>
    db
      .select()
      .from(table)
      // Placeholders if the query is built once, otherwise the values themselves.
      .where(and(ofScope(given), isAnyOf(table.id, given.ids), seen)),
  );
  const locked = (strength: RowLockStrength) =>
    query<One>((db, given, seen) => one(db, given, seen).for(strength));
  return {
    rows: query<Scope>((db, scope, seen) =>
      db
        .select()
        .from(table)
        .where(and(ofScope(scope), seen)),
    ),
    byIds: (db, scope, ids) => some(db, { ...scope, ids: idList(ids) }),
    row: query<One>(one),
    lockedRow: {
      update: locked('update'),
      'no key update': locked('no key update'),
      'key share': locked('key share'),
    },
  };
}
