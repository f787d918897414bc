import { index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts, users } from './account.tables.ts';
import { id, moment, oneOf, recordId } from './columns.ts';
import { registry } from './registry.schema.ts';

/**
 * What happened to a record. Switching it on or off is an update of `isActive`; `shown` is that personal data which is
 * masked elsewhere was shown whole, or that a document was taken. Documents that are made anew each time have a table name of their own,
 * `documents`, and the company's id: the history of a company is not about them. Nor is it about `verifications` of its books.
 */
const RECORD_CHANGE_KINDS = ['inserted', 'updated', 'removed', 'shown'] as const;
export type RecordChangeKind = (typeof RECORD_CHANGE_KINDS)[number];

/** What one field was and is now, as JSON. `before` is absent when a record was inserted, `after` when it was removed. */
export type FieldChange = { before?: unknown; after?: unknown };
/** The changed fields of a record by dotted name, for example `postalAddress.zip`. */
export type FieldChanges = Record<string, FieldChange>;

/** Who changed which field of which record from what to what, and when; personal data masked. */
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

/** Keys under which records were written, each with the answer it got: a repeat gets that answer and writes nothing. */
export const requestKeys = registry.table(
  'request_keys',
  {
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    key: uuid('key').notNull(),
    /** What was asked and what was answered, as sealed JSON. Null only inside the transaction that makes it. */
    response: text('response'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index('request_keys_created_at').on(t.createdAt)],
);
