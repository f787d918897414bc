import type { Database, Transaction } from '../database/client.ts';
import { mapInTurns } from '../database/rows.ts';
import { type ChangeStamp, isChanged, recordChange, recordChanges } from './record-changes.ts';
import type { SavedRecord } from './registry.ts';
import type { RowLockStrength } from './registry-queries.ts';
import type { RegistryTable } from './registry-table.ts';

/** A record by its scope and id. */
type Place<Scope> = { scope: Scope; id: number };
/** The transaction that a record is written in, and who writes it. */
type Writing = { tx: Transaction; stamp: ChangeStamp };

/** Returns every record of the scope in the registry's order. */
export async function listRecords<Input, Scope>(
  { queries, inOrder, toRecord }: RegistryTable<Input, Scope>,
  db: Database,
  scope: Scope,
): Promise<SavedRecord<Input>[]> {
  return mapInTurns((await queries.rows(db, scope)).toSorted(inOrder), toRecord);
}

/** Returns those of these records that are in the scope, in its order. */
export async function listRecordsByIds<Input, Scope>(
  { queries, inOrder, toRecord }: RegistryTable<Input, Scope>,
  db: Database,
  { scope, ids }: { scope: Scope; ids: readonly number[] },
): Promise<SavedRecord<Input>[]> {
  if (ids.length === 0) return [];
  const rows = await queries.byIds(db, scope, ids);
  return rows.toSorted(inOrder).map(toRecord);
}

/** Returns a record of the scope; undefined if it has none with this id. */
export async function findRecord<Input, Scope>(
  { queries, toRecord }: RegistryTable<Input, Scope>,
  db: Database,
  { scope, id }: Place<Scope>,
): Promise<SavedRecord<Input> | undefined> {
  const [row] = await queries.row(db, { ...scope, id });
  return row && toRecord(row);
}

/** Returns the record as `findRecord` does, and locks the row until the transaction ends. */
export async function lockRecord<Input, Scope>(
  { queries, toRecord }: RegistryTable<Input, Scope>,
  tx: Transaction,
  { scope, id, strength }: Place<Scope> & { strength: RowLockStrength },
): Promise<SavedRecord<Input> | undefined> {
  const [row] = await queries.lockedRow[strength](tx, { ...scope, id });
  return row && toRecord(row);
}

/**
 * The rows of one INSERT. The text of a statement is built without a pause, which takes a millisecond or two
 * for a record with its change.
 */
const ROWS_PER_INSERT = 25;

/**
 * Adds records to the scope, in their order; undefined if the scope does not exist. Other work gets turns
 * while a statement is answered.
 */
export async function insertRecords<Input extends object, Scope>(
  { table, name, hasScope, ownerColumns, toColumns, toRecord }: RegistryTable<Input, Scope>,
  { tx, stamp }: Writing,
  { scope, inputs }: { scope: Scope; inputs: readonly Input[] },
): Promise<SavedRecord<Input>[] | undefined> {
  if (!(await hasScope(tx, scope))) return undefined;
  const inserted: SavedRecord<Input>[] = [];
  for (let first = 0; first < inputs.length; first += ROWS_PER_INSERT) {
    const some = inputs.slice(first, first + ROWS_PER_INSERT);
    const values = some.map((input) => ({ ...toColumns(scope, input), ...ownerColumns(scope) }));
    const rows = await tx.insert(table).values(values).returning();
    if (rows.length !== some.length)
      throw new Error(`${rows.length} of ${some.length} rows of ${name} came back`);
    const records = rows.map(toRecord).toSorted((one, other) => one.id - other.id);
    await recordChanges(
      tx,
      stamp,
      records.map((after) => ({ tableName: name, recordId: after.id, kind: 'inserted', after })),
    );
    inserted.push(...records);
  }
  return inserted;
}

/** Changes values of a record; undefined if there is none with this id. */
export async function updateRecord<Input extends object, Scope>(
  registryTable: RegistryTable<Input, Scope>,
  { tx, stamp }: Writing,
  { scope, id, values }: Place<Scope> & { values: object },
): Promise<SavedRecord<Input> | undefined> {
  const { table, name, scopeCondition, toRecord, queries } = registryTable;
  // The weaker lock, because the stronger one would wait for every insert that refers to the row.
  const [saved] = await queries.lockedRow['no key update'](tx, { ...scope, id });
  if (!saved) return undefined;
  const before = toRecord(saved);
  const hasChanges = isChanged(name, before, toRecord({ ...saved, ...values }));
  const version = before.version + (hasChanges ? 1 : 0);
  const [row] = await tx
    .update(table)
    .set({ ...values, version })
    .where(scopeCondition(scope, id))
    .returning();
  if (!row) return undefined;
  const after = toRecord(row);
  await recordChange(tx, stamp, { tableName: name, recordId: id, kind: 'updated', before, after });
  return after;
}

/** Deletes a record and returns its last state; undefined if there is none with this id. */
export async function deleteRecord<Input extends object, Scope>(
  { table, name, scopeCondition, toRecord }: RegistryTable<Input, Scope>,
  { tx, stamp }: Writing,
  { scope, id }: Place<Scope>,
): Promise<SavedRecord<Input> | undefined> {
  const [row] = await tx.delete(table).where(scopeCondition(scope, id)).returning();
  if (!row) return undefined;
  const before = toRecord(row);
  await recordChange(tx, stamp, { tableName: name, recordId: id, kind: 'removed', before });
  return before;
}
