import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { builtOnce, type Place, type Places, type Query } from '../database/built-once.ts';
import type { Database } from '../database/client.ts';

/** A row of whichever table, by its columns. */
export type Row = Record<string, unknown>;

/** The rows of the scope, or the one with this id. */
export type Within<Scope> = (scope: Scope | Places<Scope>, id?: number | Place) => SQL | undefined;

/** How long nobody else removes, changes or refers to a row that is read. */
export type Strength = 'update' | 'no key update' | 'key share';

type OneRow<Scope> = (db: Database, place: Scope & { id: number }) => Promise<Row[]>;

/** How the rows of one kind of record are read. */
export type RegistryQueries<Scope> = {
  rows: (db: Database, scope: Scope) => Promise<Row[]>;
  row: OneRow<Scope>;
  /** The same, held until the transaction ends. */
  held: Record<Strength, OneRow<Scope>>;
};

/** The queries of a table; built once where they are the same for whoever looks. */
export function registryQueries<Scope extends object>(
  table: PgTable,
  within: Within<Scope>,
  { isSameForAll }: { isSameForAll: boolean },
): RegistryQueries<Scope> {
  type One = Scope & { id: number };
  const query = <Given extends object>(
    build: (db: Database, given: Given | Places<Given>) => Query<Row[]>,
  ): ((db: Database, given: Given) => Promise<Row[]>) =>
    isSameForAll ? builtOnce(build) : async (db, given) => build(db, given);
  const held = (strength: Strength) =>
    query<One>((db, one) => db.select().from(table).where(within(one, one.id)).for(strength));
  return {
    rows: query<Scope>((db, scope) => db.select().from(table).where(within(scope))),
    row: query<One>((db, one) => db.select().from(table).where(within(one, one.id))),
    held: { update: held('update'), 'no key update': held('no key update'), 'key share': held('key share') },
  };
}
