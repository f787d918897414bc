import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';

/** What a command came to: whether all is well, and what to print. */
export type Outcome = { ok: boolean; lines: string[] };

/** A command of the command line, as it runs beside the database. Its input has crossed a wire. */
export type Command = (dependencies: Dependencies, input: unknown) => Promise<Outcome>;

/** Makes a command of `run`, which only ever sees an input that its schema took. */
export function command<Input>(
  schema: z.ZodType<Input>,
  run: (dependencies: Dependencies, input: Input) => Promise<Outcome>,
): Command {
  return (dependencies, input) => run(dependencies, schema.parse(input));
}
