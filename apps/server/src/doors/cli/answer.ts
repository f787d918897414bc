import type { Outcome } from './command.ts';

/** The answer of a call of the command line: the exit code, and the text for each of the two outputs. */
export type CommandAnswer = {
  exitCode: number;
  lines: readonly string[];
  /**
   * True where it is the reason why nothing was done, for who typed it and for nobody who reads the output.
   */
  isAside: boolean;
};

/** The answer that an outcome is. A program reads all of it in one place. */
export function answer(exitCode: number, outcome: Outcome, { json }: { json: boolean }): CommandAnswer {
  return { exitCode, lines: formatOutcome(outcome, { json }), isAside: !json && isRefusal(outcome) };
}

// Whoever did the work has something to show for it, also where that is bad news.
function isRefusal({ ok, facts }: Outcome): boolean {
  return !ok && facts === undefined;
}

/** Returns the printed text of an outcome: its lines, or one object for another program. */
export function formatOutcome({ ok, lines, facts }: Outcome, { json }: { json: boolean }): string[] {
  return json ? [JSON.stringify({ ok, ...(facts ?? { lines }) }, null, 2)] : lines;
}
