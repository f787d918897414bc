import {
  type AppendRefused,
  type AppendResult,
  LedgerBusyError,
  LedgerRuleError,
  type RuleViolation,
  type StreamVersionConflict,
} from './append-outcome.ts';

/**
 * Parses the answer of `ledger_code.try_append` or `ledger_code.answer_of`; undefined if there is no answer.
 */
export function parseAppendOutcome(
  text: string | null | undefined,
): AppendResult | AppendRefused | undefined {
  if (text === null || text === undefined) return undefined;
  const answer = JSON.parse(text) as Answer; // as written by these functions
  return 'refused' in answer ? refusalOf(answer) : appendResult(answer);
}

/** Returns an error of the append as an error of the ledger, and any other error unchanged. */
export function toLedgerError(error: unknown): unknown {
  const { code, detail } = databaseError(error);
  switch (code) {
    case 'LG422':
      // by ledger_code.refuse_rule
      return new LedgerRuleError(JSON.parse(String(detail)) as RuleViolation, { cause: error });
    case '40001': // serialization_failure
    case '40P01': // deadlock_detected
    case '55P03': // lock_not_available
      return new LedgerBusyError('The ledger is busy', { cause: error });
    default:
      return error;
  }
}

type Refusal =
  | { refused: 'LG409'; detail: object }
  | { refused: 'LG410'; detail: { streams: StreamVersionConflict[] } }
  | { refused: 'LG423'; detail: { periodIds: number[] } };
type Answer = Refusal | { [Name in keyof Omit<AppendResult, 'ok'>]: AppendResult[Name] | null };

function refusalOf(refusal: Refusal): AppendRefused {
  switch (refusal.refused) {
    case 'LG409':
      return { ok: false, code: 'idempotency-key-reused' };
    case 'LG410':
      return { ok: false, code: 'stale-version', streams: refusal.detail.streams };
    case 'LG423':
      return { ok: false, code: 'period-closed', periodIds: refusal.detail.periodIds };
  }
}

// SQL returns null for absent values.
function appendResult(answer: Exclude<Answer, Refusal>): AppendResult {
  const members = Object.entries(answer).filter(([, value]) => value !== null);
  return { ok: true, ...Object.fromEntries(members) } as AppendResult; // as written by ledger_code.append
}

// Drizzle wraps the driver's error; both drivers name the SQLSTATE `code` and the DETAIL `detail`.
function databaseError(error: unknown): { code?: unknown; detail?: unknown } {
  const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === 'object' && cause !== null ? cause : {};
}
