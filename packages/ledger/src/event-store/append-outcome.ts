/** What was recorded, or what had been recorded for the same command. The numbers are absent where it changed nothing. */
export type AppendResult = {
  ok: true;
  firstSeq?: number;
  lastSeq?: number;
  /** Of a command that changed nothing: the last event that there was by then, 0 where there was none. */
  afterSeq?: number;
  /** The company's hash after the last event, in hex. */
  hash?: string;
  /** The command had been recorded before: nothing was recorded now. */
  replayed: boolean;
};

/** Why nothing was recorded. The transaction goes on as if nothing had been asked. */
export type AppendRefused = { ok: false } & (
  | { code: 'idempotency-key-reused' }
  | { code: 'stale-version'; streams: StreamVersionConflict[] }
  | { code: 'period-closed'; periodIds: number[] }
);

/** A stream that does not have the version that was expected, and the one that it has. */
export type StreamVersionConflict = { stream: string; actual: number };

/** The append broke a rule of the ledger: not an outcome but a fault of the program that decided it. */
export class LedgerRuleError extends Error {
  override readonly name = 'LedgerRuleBroken';
  readonly detail: RuleViolation;

  constructor(detail: RuleViolation, options?: ErrorOptions) {
    super(`The ledger refuses ${JSON.stringify(detail)}`, options);
    this.detail = detail;
  }
}

/** Which rule, and the event that broke it. */
export type RuleViolation = {
  rule: string;
  type: string;
  stream: string;
  entryId: number | null;
  periodId: number | null;
};

/** Somebody else's work was in the way: a deadlock, a serialization failure, a lock not granted in time. Try again. */
export class LedgerBusyError extends Error {
  override readonly name = 'LedgerBusy';
}
