import { and, eq, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/client.ts';
import type { Keyring } from '../sealing/keyring.ts';
import { type ChangeStamp, recordChange } from './record-changes.ts';
import type { SealedColumn } from './sealed-columns.ts';
import { maskRow, openRow, ownerIn, sealRow } from './sealed-row.ts';

/** Whose records: those of an account, or those of one company of an account. */
export type AccountScope = { accountId: number };
export type CompanyScope = { accountId: number; companyId: number };
type ScopeKey = keyof CompanyScope;

/** A record as kept: what was put in, its id, and whether it is switched on. */
export type Registered<Input> = Input & { id: number; isActive: boolean };

/** The columns of a table that the registry itself fills. */
type ManagedColumn = 'id' | 'isActive' | ScopeKey;

type RegistryTable<Key extends ScopeKey> = PgTable & Record<'id' | 'isActive' | Key, PgColumn>;

type ManagedRow = { id: number; isActive: boolean; accountId: number; companyId?: number };
type RowOf<Table extends PgTable> = Omit<Table['$inferSelect'], ManagedColumn>;
type ColumnsOf<Table extends PgTable> = Omit<Table['$inferInsert'], ManagedColumn>;

/**
 * What one registry has of its own: its table, whose records they are, their order, and how a row spells a record. `Apart`
 * are the columns that go with a sealed one, which nobody fills by hand.
 */
type Definition<
  Key extends ScopeKey,
  Table extends RegistryTable<Key>,
  Input,
  Apart extends string = never,
> = {
  table: Table;
  scopedBy: readonly Key[];
  orderBy: PgColumn[];
  toColumns: (input: Input) => Omit<ColumnsOf<Table>, Apart>;
  fromRow: (row: Omit<RowOf<Table>, Apart>) => Input;
  /** Whether the scope itself exists, where a record hangs under another one. */
  scopeExists?: (tx: Transaction, scope: Record<Key, number>) => Promise<boolean>;
};

/**
 * The seven verbs over the records of one kind. Nothing is read or written outside the scope: a record of another account
 * or company is as absent as one that never was, and answers undefined. Every write records, in its transaction, who
 * changed what.
 */
export type Registry<Input, Scope> = {
  /** Every record of the scope in the registry's order, switched off or not. */
  list: (db: Database, scope: Scope) => Promise<Registered<Input>[]>;
  find: (db: Database, scope: Scope, id: number) => Promise<Registered<Input> | undefined>;
  /** As `find`; until this transaction ends, nobody else changes the record or hangs another one under it. */
  hold: (tx: Transaction, scope: Scope, id: number) => Promise<Registered<Input> | undefined>;
  /** Undefined when the scope's company does not exist in the account. */
  insert: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    input: Input,
  ) => Promise<Registered<Input> | undefined>;
  update: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    id: number,
    input: Input,
  ) => Promise<Registered<Input> | undefined>;
  setActive: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    id: number,
    isActive: boolean,
  ) => Promise<Registered<Input> | undefined>;
  /** Deletes the row for good and answers what it was. */
  remove: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    id: number,
  ) => Promise<Registered<Input> | undefined>;
};

/** A registry as it is without a key: what is sealed shows masked, and so nothing can be written but the switch. */
export type MaskedRegistry<Input, Scope> = Omit<Registry<Input, Scope>, 'insert' | 'update'>;

/** The registry of records that are partly sealed. */
export type SealedRegistry<Input, Scope> = MaskedRegistry<Input, Scope> & {
  /** The same with a key: every record whole. Reading throws `SealError` for what the key does not open. */
  opened: (keyring: Keyring) => Registry<Input, Scope>;
};

/** How rows are kept, where that is not as they are written and read. */
type RowCodec = {
  encode: (columns: Record<string, unknown>, scope: Record<string, number>) => Record<string, unknown>;
  decode: (row: Record<string, unknown>) => Record<string, unknown>;
};

const PLAIN: RowCodec = { encode: (columns) => columns, decode: (row) => row };

/** Makes the registry of one kind of record. */
export function defineRegistry<Key extends ScopeKey, Table extends RegistryTable<Key>, Input extends object>(
  definition: Definition<Key, Table, Input>,
): Registry<Input, Record<Key, number>> {
  return registryOf(definition, PLAIN);
}

/** Makes the registry of one kind of record, some columns of which are sealed. */
export function defineSealedRegistry<
  Key extends ScopeKey,
  Table extends RegistryTable<Key>,
  Input extends object,
  Apart extends string,
>({
  sealed,
  ...definition
}: Definition<Key, Table, Input, Apart> & { sealed: readonly SealedColumn<Apart>[] }): SealedRegistry<
  Input,
  Record<Key, number>
> {
  const decodeWith = (decode: (column: SealedColumn, row: Record<string, unknown>) => typeof row) => ({
    decode: (row: Record<string, unknown>) => sealed.reduce((done, column) => decode(column, done), row),
  });
  const { insert, update, ...masked } = registryOf(definition, { ...PLAIN, ...decodeWith(maskRow) });
  return {
    ...masked,
    opened: (keyring) =>
      registryOf(definition, {
        encode: (columns, scope) =>
          sealed.reduce((done, column) => sealRow(keyring, column, done, ownerIn(column, scope)), columns),
        ...decodeWith((column, row) => openRow(keyring, column, row)),
      }),
  };
}

function registryOf<
  Key extends ScopeKey,
  Table extends RegistryTable<Key>,
  Input extends object,
  Apart extends string,
>(
  {
    table: typedTable,
    scopedBy,
    orderBy,
    toColumns,
    fromRow,
    scopeExists,
  }: Definition<Key, Table, Input, Apart>,
  { encode, decode }: RowCodec,
): Registry<Input, Record<Key, number>> {
  type Scope = Record<Key, number>;
  const columns: RegistryTable<Key> = typedTable;
  // Drizzle cannot follow the columns of a table that is a type parameter: rows pass as plain records from here on.
  const table: PgTable = typedTable;
  const tableName = getTableName(table);

  function within(scope: Scope, id?: number): SQL | undefined {
    const ofScope = scopedBy.map((key) => eq(columns[key], scope[key]));
    return and(...ofScope, id === undefined ? undefined : eq(columns.id, id));
  }

  function toRecord(row: Record<string, unknown>): Registered<Input> {
    // Both hold because the row comes from `typedTable` with all of its columns.
    const { id, isActive, accountId, companyId, ...fields } = decode(row) as Record<string, unknown> &
      ManagedRow;
    return { id, isActive, ...fromRow(fields as RowOf<Table>) };
  }

  // What the registry manages cannot come in with the input, not even when a whole record is given for one.
  function ownColumns(scope: Scope, input: Input): Record<string, unknown> {
    const { id, isActive, accountId, companyId, ...own }: Record<string, unknown> = toColumns(input);
    return encode(own, scope);
  }

  async function lock(
    tx: Transaction,
    strength: 'update' | 'no key update',
    { scope, id }: { scope: Scope; id: number },
  ): Promise<Registered<Input> | undefined> {
    const [row] = await tx.select().from(table).where(within(scope, id)).for(strength);
    return row && toRecord(row);
  }

  async function change(
    tx: Transaction,
    stamp: ChangeStamp,
    { scope, id, values }: { scope: Scope; id: number; values: object },
  ): Promise<Registered<Input> | undefined> {
    // Not the stronger lock, which would wait for every insert that refers to the row.
    const before = await lock(tx, 'no key update', { scope, id });
    const [row] = before ? await tx.update(table).set(values).where(within(scope, id)).returning() : [];
    if (!row) return undefined;
    const after = toRecord(row);
    await recordChange(tx, stamp, { tableName, recordId: id, kind: 'updated', before, after });
    return after;
  }

  return {
    list: async (db, scope) => {
      const rows = await db
        .select()
        .from(table)
        .where(within(scope))
        .orderBy(...orderBy);
      return rows.map(toRecord);
    },

    find: async (db, scope, id) => {
      const [row] = await db.select().from(table).where(within(scope, id));
      return row && toRecord(row);
    },

    hold: (tx, scope, id) => lock(tx, 'update', { scope, id }),

    insert: async (tx, stamp, scope, input) => {
      if (scopeExists && !(await scopeExists(tx, scope))) return undefined;
      const owner = Object.fromEntries(scopedBy.map((key) => [key, scope[key]]));
      const [row] = await tx
        .insert(table)
        .values({ ...ownColumns(scope, input), ...owner })
        .returning();
      if (!row) throw new Error(`Nothing came back from inserting into ${tableName}`);
      const after = toRecord(row);
      await recordChange(tx, stamp, { tableName, recordId: after.id, kind: 'inserted', after });
      return after;
    },

    update: (tx, stamp, scope, id, input) =>
      change(tx, stamp, { scope, id, values: ownColumns(scope, input) }),

    setActive: (tx, stamp, scope, id, isActive) => change(tx, stamp, { scope, id, values: { isActive } }),

    remove: async (tx, stamp, scope, id) => {
      const [row] = await tx.delete(table).where(within(scope, id)).returning();
      if (!row) return undefined;
      const before = toRecord(row);
      await recordChange(tx, stamp, { tableName, recordId: id, kind: 'removed', before });
      return before;
    },
  };
}
