import { readPage } from './record-page.ts';
import type { Registry, ScopeKey, SealedRegistry } from './registry.ts';
import type { Row } from './registry-queries.ts';
import {
  type Definition,
  type RegistryTable,
  type RowCodec,
  registryTable,
  type ScopedTable,
} from './registry-table.ts';
import {
  changeRecord,
  findRecord,
  insertRecord,
  listRecords,
  listSomeRecords,
  lockRecord,
  removeRecord,
} from './registry-verbs.ts';
import type { SealedColumn } from './sealed/sealed-columns.ts';
import { maskRow, openRow, ownerIn, sealRow } from './sealed/sealed-row.ts';

const PLAIN: RowCodec = { encode: (columns) => columns, decode: (row) => row };

/** Makes the registry of one kind of record. */
export function defineRegistry<
  Key extends ScopeKey,
  Table extends ScopedTable<Key>,
  Input extends object,
  Order extends string = never,
>(definition: Definition<Key, Table, Input, never, Order>): Registry<Input, Record<Key, number>, Order> {
  return registryOf(registryTable(definition, PLAIN));
}

/** Makes the registry of one kind of record, some columns of which are sealed. */
export function defineSealedRegistry<
  Key extends ScopeKey,
  Table extends ScopedTable<Key>,
  Input extends object,
  Apart extends string,
  Order extends string = never,
>({
  sealed,
  ...definition
}: Definition<Key, Table, Input, Apart, Order> & { sealed: readonly SealedColumn<Apart>[] }): SealedRegistry<
  Input,
  Record<Key, number>,
  Order
> {
  const decodeWith = (decode: (column: SealedColumn, row: Row) => Row) => ({
    decode: (row: Row) => sealed.reduce((done, column) => decode(column, done), row),
  });
  const withCodec = (codec: RowCodec) => registryOf(registryTable(definition, codec));
  const { insert, update, ...masked } = withCodec({ ...PLAIN, ...decodeWith(maskRow) });
  return {
    ...masked,
    opened: (keyring) =>
      withCodec({
        encode: (columns, scope) =>
          sealed.reduce((done, column) => sealRow(keyring, column, done, ownerIn(column, scope)), columns),
        ...decodeWith((column, row) => openRow(keyring, column, row)),
      }),
  };
}

function registryOf<Input extends object, Scope, Order extends string>(
  kept: RegistryTable<Input, Scope, Order>,
): Registry<Input, Scope, Order> {
  return {
    list: (db, scope) => listRecords(kept, db, scope),
    some: (db, scope, ids) => listSomeRecords(kept, db, { scope, ids }),
    page: (db, scope, asked, along) => readPage(kept, db, { scope, asked, along }),
    find: (db, scope, id) => findRecord(kept, db, { scope, id }),
    keep: (tx, scope, id) => lockRecord(kept, tx, { scope, id, strength: 'key share' }),
    hold: (tx, scope, id) => lockRecord(kept, tx, { scope, id, strength: 'update' }),
    insert: (tx, stamp, scope, input) => insertRecord(kept, { tx, stamp }, { scope, input }),
    update: (tx, stamp, scope, id, input) =>
      changeRecord(kept, { tx, stamp }, { scope, id, values: kept.toColumns(scope, input) }),
    setActive: (tx, stamp, scope, id, isActive) =>
      changeRecord(kept, { tx, stamp }, { scope, id, values: { isActive } }),
    remove: (tx, stamp, scope, id) => removeRecord(kept, { tx, stamp }, { scope, id }),
  };
}
