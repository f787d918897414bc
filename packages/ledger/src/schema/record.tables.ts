import { index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts, users } from './account.tables.ts';
import { id, moment, oneOf, recordId } from './columns.ts';
import { registry } from './registry.schema.ts';

/**
 * The kinds of a record's changes. Switching a record on or off is an update of `isActive`. `shown` means
 * that masked personal data was shown whole, or that a document was downloaded. Documents that are made again
 * each time have the table name `documents`, and the company's id; they do not belong to the company's
 * history, and neither do the `verifications` of its ledger.
 */
const RECORD_CHANGE_KINDS = ['inserted', 'updated', 'removed', 'shown'] as const;
export type RecordChangeKind = (typeof RECORD_CHANGE_KINDS)[number];

/**
 * The old and new value of one field, as JSON. `before` is absent when a record was inserted, `after` when
 * it was removed.
 */
export type FieldChange = { before?: unknown; after?: unknown };
/** The changed fields of a record by dotted name, for example `postalAddress.zip`. */
export type FieldChanges = Record<string, FieldChange>;

/**
 * The trail of changes: the user, the record, the old and new values and the time; personal data is masked.
 */
export const recordChanges = registry.table(
  'record_changes',
  {
    id: id(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    actorId: recordId('actor_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
    tableName: text('table_name').notNull(),
    recordId: recordId('record_id').notNull(),
    kind: text('kind').$type<RecordChangeKind>().notNull(),
    changes: jsonb('changes').$type<FieldChanges>().notNull(),
  },
  (t) => [
    index('record_changes_of_record').on(t.accountId, t.tableName, t.recordId, t.id),
    oneOf('record_changes_kind', t.kind, RECORD_CHANGE_KINDS),
  ],
);

/** Idempotency keys of records, each with its answer: a repeat gets that answer and writes nothing. */
export const requestKeys = registry.table(
  'request_keys',
  {
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    key: uuid('key').notNull(),
    /** The request and its answer, as encrypted JSON. Null only inside the transaction that makes it. */
    response: text('response'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index('request_keys_created_at').on(t.createdAt)],
);
