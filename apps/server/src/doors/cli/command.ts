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
