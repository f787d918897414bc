import { and, count, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import {
  type FieldChange,
  type FieldChanges,
  type RecordChangeKind,
  recordChanges as recordChangesTable,
} from '../schema/record.tables.ts';
import { historyValue } from './personal-fields.ts';

/**
 * The user who makes a change, the account, and the time. `reason` is why, of a change that needs one; the
 * history keeps it beside the changed fields.
 */
export type ChangeStamp = { actorId: number; accountId: number; at: Date; reason?: string | undefined };

/** A change of one record: its state before and after; absent if the record did not exist. */
type RecordedChange = {
  tableName: string;
  recordId: number;
  kind: RecordChangeKind;
  before?: object;
  after?: object;
};

/**
 * Records the changed fields of a record, in the transaction that changes it. If no field differs, nothing is
 * recorded.
 */
export async function recordChange(
  tx: Transaction,
  stamp: ChangeStamp,
  change: RecordedChange,
): Promise<void> {
  await recordChanges(tx, stamp, [change]);
}

/** The rows of one INSERT of changes. */
const ROWS_PER_INSERT = 1_000;

/** Records the changed fields of several records, as `recordChange` does for one. */
export async function recordChanges(
  tx: Transaction,
  { actorId, accountId, at, reason }: ChangeStamp,
  recorded: readonly RecordedChange[],
): Promise<void> {
  const rows = recorded.flatMap(({ tableName, recordId, kind, before, after }) => {
    const changed = changedFields(tableName, before, after);
    if (Object.keys(changed).length === 0) return [];
    const changes = reason === undefined ? changed : { ...changed, reason: { after: reason } };
    return [{ actorId, accountId, at, tableName, recordId, kind, changes }];
  });
  for (let first = 0; first < rows.length; first += ROWS_PER_INSERT)
    await tx.insert(recordChangesTable).values(rows.slice(first, first + ROWS_PER_INSERT));
}

/**
 * Returns the changed fields of a record, without those that no user sets: its id, and the version that the
 * change itself raises.
 */
function changedFields(tableName: string, before?: object, after?: object): FieldChanges {
  const { id, version, ...changed } = fieldChanges(tableName, before, after);
  return changed;
}

/** Returns true if two states of a record differ in a field that a user sets. */
export function isChanged(tableName: string, before: object, after: object): boolean {
  return Object.keys(changedFields(tableName, before, after)).length > 0;
}

/**
 * A field that was shown or a document that was exported, and what it was about: the report, the period, the
 * person.
 */
type RecordedDisclosure = { tableName: string; recordId: number; field: string; about?: object };

/**
 * Records that a masked field of a record was shown whole, or that a document was exported. Its contents are
 * not kept.
 */
export async function recordDisclosure(
  tx: Transaction,
  { actorId, accountId, at }: ChangeStamp,
  { tableName, recordId, field, about }: RecordedDisclosure,
): Promise<void> {
  const changes = { [field]: about ? { after: about } : {} };
  await tx
    .insert(recordChangesTable)
    .values({ actorId, accountId, at, tableName, recordId, kind: 'shown', changes });
}

/** One line of a record's history. */
export type RecordChange = Omit<typeof recordChangesTable.$inferSelect, 'accountId'>;

/**
 * A part of a history: at most `limit` changes that are older than one of them; without both, all.
 * `withoutDisclosures` leaves out who looked at a number or exported a document. `fieldsOf` leaves out the
 * changes of all fields but those whose dotted names begin with it: `payrollAccounts.`.
 */
type HistoryPart = {
  limit?: number;
  olderThan?: number | undefined;
  withoutDisclosures?: boolean;
  fieldsOf?: string | undefined;
};

/** A record of the history, and the account of its changes; absent for a record of no account. */
type RecordPlace = { accountId?: number | undefined; tableName: string; recordId: number };

/**
 * Returns the history of one record, newest first: the changes of its account, or those of every account for
 * a record without an account.
 */
export async function listRecordChanges(
  db: Database,
  { accountId }: { accountId?: number },
  { tableName, recordId }: { tableName: string; recordId: number },
  { limit = Number.MAX_SAFE_INTEGER, olderThan, withoutDisclosures = false, fieldsOf }: HistoryPart = {},
): Promise<RecordChange[]> {
  return db
    .select({
      id: recordChangesTable.id,
      actorId: recordChangesTable.actorId,
      at: recordChangesTable.at,
      tableName: recordChangesTable.tableName,
      recordId: recordChangesTable.recordId,
      kind: recordChangesTable.kind,
      changes: recordChangesTable.changes,
    })
    .from(recordChangesTable)
    .where(
      and(
        isOfRecord({ accountId, tableName, recordId }),
        olderThan === undefined ? undefined : lt(recordChangesTable.id, olderThan),
        withoutDisclosures ? ne(recordChangesTable.kind, 'shown') : undefined,
        fieldsOf === undefined ? undefined : changesFieldOf(fieldsOf),
      ),
    )
    .orderBy(desc(recordChangesTable.id))
    .limit(limit);
}

/** Returns the number of a record's changes of fields whose dotted names begin with `fieldsOf`. */
export async function countRecordChanges(
  db: Database,
  place: RecordPlace,
  fieldsOf: string,
): Promise<number> {
  const [row] = await db
    .select({ changes: count() })
    .from(recordChangesTable)
    .where(and(isOfRecord(place), ne(recordChangesTable.kind, 'shown'), changesFieldOf(fieldsOf)));
  return row?.changes ?? 0;
}

function isOfRecord({ accountId, tableName, recordId }: RecordPlace): SQL | undefined {
  return and(
    accountId === undefined ? undefined : eq(recordChangesTable.accountId, accountId),
    eq(recordChangesTable.tableName, tableName),
    eq(recordChangesTable.recordId, recordId),
  );
}

function changesFieldOf(fieldsOf: string): SQL {
  const names = sql`jsonb_object_keys(${recordChangesTable.changes}) as name`;
  return sql`exists (select from ${names} where starts_with(name, ${fieldsOf}))`;
}

/**
 * Returns the fields that differ between two states of a table's record, personal values masked; an absent
 * state means that the record does not exist.
 */
export function fieldChanges(
  tableName: string,
  before: object | undefined,
  after: object | undefined,
): FieldChanges {
  const was = new Map(leaves(before));
  const is = new Map(leaves(after));
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const changed = names.filter((name) => was.get(name) !== is.get(name));
  return Object.fromEntries(
    changed.map((name) => [name, { ...state('before', name, was), ...state('after', name, is) }]),
  );

  function state(time: keyof FieldChange, name: string, values: Map<string, unknown>): FieldChange {
    return values.has(name) ? { [time]: historyValue(tableName, name, values.get(name)) } : {};
  }
}

function leaves(record: object | undefined, prefix = ''): [string, unknown][] {
  return Object.entries(record ?? {}).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leaves(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, Array.isArray(value) ? value.join(', ') : value]],
  );
}
