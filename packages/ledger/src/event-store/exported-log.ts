/** One event as exported: everything that is hashed, and its two hashes in hex. What is absent is left out. */
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
  /** The payload as it is stored: its canonical JSON text, over which the chain goes. */
  data: string;
  streamHash: string;
  hash: string;
};

/** The place of an event in the company's chain without the event: enough to check what comes before and after it. */
export type ChainLink = Pick<ExportedEvent, 'seq' | 'streamHash' | 'hash'>;

/**
 * A company's log, or a part of it, as it leaves the database. The history of one employee can be checked with that
 * employee's events and nothing but links of all others.
 */
export type ExportedLog = {
  companyId: number;
  /** The company's hash before the first event; absent when the log is exported from its beginning. */
  startsAfter?: { seq: number; hash: string };
  /** Where the log is said to end; absent in a part that stops earlier. */
  head?: { lastSeq: number; lastHash: string };
  events: readonly (ExportedEvent | ChainLink)[];
  /** For streams that began before this part: how they stood, by stream. */
  streamTails?: Readonly<Record<string, { version: number; hash: string }>>;
};
