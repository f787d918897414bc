import { foreignKey, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { recordId } from './columns.ts';
import { bytes, hash } from './hash.ts';
import { events, ledger, sequenceNumber } from './ledger.tables.ts';

// The tables of what proves the log to others: the documents that were filed, and the signed ends of the log.

/**
 * The encrypted copy of each filed document: its file and its lines. Its key is encrypted like any personal
 * text, and only the key is written again when the installation's secret changes.
 */
export const filedCopies = ledger.table(
  'filed_copies',
  {
    companyId: recordId('company_id').notNull(),
    seq: sequenceNumber('seq').notNull(),
    encryptedKey: text('sealed_key').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.seq] }),
    foreignKey({
      name: 'filed_copies_event',
      columns: [t.companyId, t.seq],
      foreignColumns: [events.companyId, events.seq],
    }),
  ],
);

/** Signed statements of the end of a log. Whoever holds one can detect any change of the events before it. */
export const anchors = ledger.table(
  'anchors',
  {
    companyId: recordId('company_id').notNull(),
    seq: sequenceNumber('seq').notNull(),
    hash: hash('hash').notNull(),
    signature: text('signature').notNull(),
    keyId: text('key_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
    /** The anchor's number within the company, without gaps; null for anchors from before the numbering. */
    number: integer('number'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.seq] })],
);
