import type { EncryptedColumn } from './encrypted/encrypted-columns.ts';
import { decryptRow, encryptRow, maskRow } from './encrypted/encrypted-row.ts';
import { readPage } from './record-page.ts';
import type { EncryptedRegistry, Registry, ScopeKey } from './registry.ts';
import type { Row } from './registry-queries.ts';
import {
  type RegistryDefinition,
  type RegistryTable,
  type RowCodec,
  registryTable,
  type ScopedTable,
} from './registry-table.ts';
import {
  deleteRecord,
  findRecord,
  insertRecords,
  listRecords,
  listRecordsByIds,
  lockRecord,
  updateRecord,
} from './registry-verbs.ts';

const PLAIN: RowCodec = { encode: (columns) => columns, decode: (row) => row };

/** Makes the registry of one kind of record. */
export function defineRegistry<
  Key extends ScopeKey,
  Table extends ScopedTable<Key>,
  Input extends object,
  Order extends string = never,
>(
  definition: RegistryDefinition<Key, Table, Input, never, Order>,
): Registry<Input, Record<Key, number>, Order> {
  return registryOf(registryTable(definition, PLAIN));
}

/** Makes the registry of one kind of record with encrypted columns. */
export function defineEncryptedRegistry<
  Key extends ScopeKey,
  Table extends ScopedTable<Key>,
  Input extends object,
  Apart extends string,
  Order extends string = never,
>({
  encryptedColumns,
  ...definition
}: RegistryDefinition<Key, Table, Input, Apart, Order> & {
  encryptedColumns: readonly EncryptedColumn<Apart>[];
}): EncryptedRegistry<Input, Record<Key, number>, Order> {
  const decodeWith = (decode: (column: EncryptedColumn, row: Row) => Row) => ({
    decode: (row: Row) => encryptedColumns.reduce((done, column) => decode(column, done), row),
  });
  const withCodec = (codec: RowCodec) => registryOf(registryTable(definition, codec));
  const { insert, insertAll, update, ...masked } = withCodec({ ...PLAIN, ...decodeWith(maskRow) });
  return {
    ...masked,
    withKeyring: (keyring) =>
      withCodec({
        encode: (columns, scope) =>
          encryptedColumns.reduce((done, column) => encryptRow(keyring, column, done, scope), columns),
        ...decodeWith((column, row) => decryptRow(keyring, column, row)),
      }),
  };
}

function registryOf<Input extends object, Scope, Order extends string>(
  recordTable: RegistryTable<Input, Scope, Order>,
): Registry<Input, Scope, Order> {
  return {
    list: (db, scope) => listRecords(recordTable, db, scope),
    listByIds: (db, scope, ids) => listRecordsByIds(recordTable, db, { scope, ids }),
    listPage: (db, scope, request, along) => readPage(recordTable, db, { scope, request, along }),
    find: (db, scope, id) => findRecord(recordTable, db, { scope, id }),
    lockForKeyShare: (tx, scope, id) => lockRecord(recordTable, tx, { scope, id, strength: 'key share' }),
    lockForChange: (tx, scope, id) => lockRecord(recordTable, tx, { scope, id, strength: 'no key update' }),
    lockForUpdate: (tx, scope, id) => lockRecord(recordTable, tx, { scope, id, strength: 'update' }),
    insert: async (tx, stamp, scope, input) =>
      (await insertRecords(recordTable, { tx, stamp }, { scope, inputs: [input] }))?.[0],
    insertAll: (tx, stamp, scope, inputs) => insertRecords(recordTable, { tx, stamp }, { scope, inputs }),
    update: (tx, stamp, scope, id, input) =>
      updateRecord(recordTable, { tx, stamp }, { scope, id, values: recordTable.toColumns(scope, input) }),
    setActive: (tx, stamp, scope, id, isActive) =>
      updateRecord(recordTable, { tx, stamp }, { scope, id, values: { isActive } }),
    remove: (tx, stamp, scope, id) => deleteRecord(recordTable, { tx, stamp }, { scope, id }),
  };
}
