import type { Outcome } from './command.ts';

/** What is printed of an outcome: its lines, or one object for another program. */
export function formatOutcome({ ok, lines, facts }: Outcome, { json }: { json: boolean }): string[] {
  return json ? [JSON.stringify({ ok, ...(facts ?? { lines }) }, null, 2)] : lines;
}
