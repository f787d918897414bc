/**
 * The events that were recorded, now or earlier for the same command. A command that changed nothing has no
 * numbers.
 */
export type AppendResult = {
  ok: true;
  firstSeq?: number;
  lastSeq?: number;
  /** The last event before a command that changed nothing; 0 if there was none. */
  afterSeq?: number;
  /** The company's hash after the last event, in hex. */
  hash?: string;
  /** True if the command had been recorded before, so that nothing was recorded now. */
  replayed: boolean;
};

/** The reason why nothing was recorded. The transaction can continue. */
export type AppendRefused = { ok: false } & (
  | { code: 'idempotency-key-reused' }
  | { code: 'stale-version'; streams: StreamVersionConflict[] }
  | { code: 'period-closed'; periodIds: number[] }
);

/** A stream with another version than expected, and that version. */
export type StreamVersionConflict = { stream: string; actual: number };

/** Thrown if an append breaks a rule of the ledger, which is a fault of the program that decided it. */
export class LedgerRuleError extends Error {
  override readonly name = 'LedgerRuleBroken';
  readonly detail: RuleViolation;

  constructor(detail: RuleViolation, options?: ErrorOptions) {
    super(`The ledger refuses ${JSON.stringify(detail)}`, options);
    this.detail = detail;
  }
}

/** The broken rule, and the event that broke it. */
export type RuleViolation = {
  rule: string;
  type: string;
  stream: string;
  entryId: number | null;
  periodId: number | null;
};

/**
 * Thrown if another transaction was in the way: a deadlock, a serialization failure, or a lock not granted in
 * time. Try again.
 */
export class LedgerBusyError extends Error {
  override readonly name = 'LedgerBusy';
}
