import type { z } from 'zod';
import type { Dependencies } from '../../application/dependencies.ts';

/**
 * The outcome of a command: whether all is well, the lines to print, and facts for programs where they need
 * more than lines. An outcome that is neither well nor has facts was refused.
 */
export type Outcome = { ok: boolean; lines: string[]; facts?: object | undefined };

/** Tells whoever waits how far a command has come. */
export type ReportProgress = (progress: string) => void;

/** A command of the command line, as it runs beside the database. Its input has crossed a wire. */
export type Command = (dependencies: Dependencies, input: unknown, tell?: ReportProgress) => Promise<Outcome>;

/** Makes a command of `run`, which only ever sees an input that its schema took. */
export function command<Input>(
  schema: z.ZodType<Input>,
  run: (dependencies: Dependencies, input: Input, tell: ReportProgress) => Promise<Outcome>,
): Command {
  return (dependencies, input, tell = () => {}) => run(dependencies, schema.parse(input), tell);
}

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
