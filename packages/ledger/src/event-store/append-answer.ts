import {
  type Appended,
  type AppendRefused,
  type BrokenRule,
  LedgerRuleBroken,
  type StaleStream,
} from './append-outcome.ts';

/** What `ledger.append` answered; undefined where there is no answer. What is absent is null in SQL. */
export function answerOf(text: string | null | undefined): Appended | undefined {
  if (text == null) return undefined;
  const members = Object.entries(JSON.parse(text)).filter(([, value]) => value !== null);
  return { ok: true, ...Object.fromEntries(members) } as Appended; // as written by ledger.append
}

/** What an error of `ledger.append` means. Throws `LedgerRuleBroken`, and whatever is no refusal as it came. */
export function refusalOf(error: unknown): AppendRefused {
  const { code, detail } = databaseError(error);
  switch (code) {
    case 'LG409':
      return { ok: false, code: 'idempotency-key-reused' };
    case 'LG410':
      return { ok: false, code: 'stale-version', ...details<{ streams: StaleStream[] }>(detail) };
    case 'LG423':
      return { ok: false, code: 'period-closed', ...details<{ periodIds: number[] }>(detail) };
    case 'LG422':
      throw new LedgerRuleBroken(details<BrokenRule>(detail), { cause: error });
    case '40001': // serialization_failure
    case '40P01': // deadlock_detected
    case '55P03': // lock_not_available
      return { ok: false, code: 'busy' };
    default:
      throw error;
  }
}

// Drizzle wraps what the driver threw; both drivers name the SQLSTATE `code` and the DETAIL `detail`.
function databaseError(error: unknown): { code?: unknown; detail?: unknown } {
  const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === 'object' && cause !== null ? cause : {};
}

function details<Detail>(detail: unknown): Detail {
  return JSON.parse(String(detail)) as Detail; // written by ledger.refuse
}
