/**
 * One event as exported: everything that is hashed, and its two hashes in hex. Absent values are left out.
 */
export type ExportedEvent = {
  seq: number;
  stream: string;
  version: number;
  type: string;
  schemaVersion: number;
  entryId?: number;
  periodId?: number;
  payDate?: string;
  recordedAtMicros: number;
  actorId: number;
  commandId: string;
  requestHash: string;
  reason?: string;
  engineVersion: string;
  /** The payload as it is stored: its canonical JSON text, which is hashed. */
  data: string;
  streamHash: string;
  hash: string;
};

/**
 * The hashes of an event in the company's chain without the event: enough to check the events before and
 * after it.
 */
export type ChainLink = Pick<ExportedEvent, 'seq' | 'streamHash' | 'hash'>;

/**
 * A company's log, or a part of it, outside the database. The history of one employee can be checked with
 * that employee's events and only links of all others.
 */
export type ExportedLog = {
  companyId: number;
  /** The company's hash before the first event; absent when the log is exported from its beginning. */
  startsAfter?: { seq: number; hash: string };
  /** The recorded end of the log; absent in a part that stops earlier. */
  head?: { lastSeq: number; lastHash: string };
  events: readonly (ExportedEvent | ChainLink)[];
  /** The version and hash, just before this part, of streams that began earlier. */
  streamTails?: Readonly<Record<string, { version: number; hash: string }>>;
};
