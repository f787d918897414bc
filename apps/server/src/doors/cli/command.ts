import type { z } from 'zod';
import type { Dependencies } from '../../application/dependencies.ts';

/**
 * The outcome of a command: success or not, the lines to print, and facts for programs that need more than
 * lines. An outcome without success and without facts is a refusal.
 */
export type Outcome = { ok: boolean; lines: string[]; facts?: object | undefined };

/** Reports the progress of a command. */
export type ReportProgress = (progress: string) => void;

/** A command that runs beside the database. Its input may come over a network and is not checked yet. */
export type Command = (dependencies: Dependencies, input: unknown, tell?: ReportProgress) => Promise<Outcome>;

/** Makes a command of `run`, which only gets input that its schema accepted. */
export function command<Input>(
  schema: z.ZodType<Input>,
  run: (dependencies: Dependencies, input: Input, tell: ReportProgress) => Promise<Outcome>,
): Command {
  return (dependencies, input, tell = () => {}) => run(dependencies, schema.parse(input), tell);
}

/** The answer of the command line: the exit code, and the text for each of the two outputs. */
export type CommandAnswer = {
  exitCode: number;
  lines: readonly string[];
  /** True for a reason why nothing was done, which goes to the error output. */
  isAside: boolean;
};

/** Returns the answer for an outcome. A program gets all of it in one output. */
export function answer(exitCode: number, outcome: Outcome, { json }: { json: boolean }): CommandAnswer {
  return { exitCode, lines: formatOutcome(outcome, { json }), isAside: !json && isRefusal(outcome) };
}

// A command that did its work has something to print, even if it is bad news.
function isRefusal({ ok, facts }: Outcome): boolean {
  return !ok && facts === undefined;
}

/** Returns the printed text of an outcome: its lines, or one JSON object for another program. */
export function formatOutcome({ ok, lines, facts }: Outcome, { json }: { json: boolean }): string[] {
  return json ? [JSON.stringify({ ok, ...(facts ?? { lines }) }, null, 2)] : lines;
}
