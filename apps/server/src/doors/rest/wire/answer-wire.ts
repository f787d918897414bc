import { z } from 'zod';
import { memoize } from './memoize.ts';

/** Writes a result into an answer, and knows the schema of what it writes. */
export type AnswerWire<Result, Written = unknown> = ((result: Result) => Written) & {
  schema: () => z.ZodType;
  /** Returns the JSON of a long result. `pause` gives others a turn while it is written. */
  jsonInTurns?: (result: Result, pause: () => Promise<void>) => Promise<string>;
};

/**
 * Makes the wire of a result from the shape of the answer and the function that writes it. The compiler
 * compares the two where both know the fields; the fields of a record come from its wire, which also writes
 * them.
 *
 * @param name the name of the schema in the document
 */
export function answerWire<Result, const Shape extends z.ZodRawShape>(
  name: string,
  shape: () => Shape,
  write: (result: Result) => z.input<z.ZodObject<Shape>>,
): AnswerWire<Result, z.input<z.ZodObject<Shape>>> {
  return Object.assign((result: Result) => write(result), {
    // Made once, so that the document sees one schema however often it is used.
    schema: memoize(() => z.strictObject(shape()).meta({ id: name })),
  });
}

/** Makes the wire of a list of results. */
export function listOf<Result, Written>(
  wire: AnswerWire<Result, Written>,
): AnswerWire<readonly Result[], Written[]> {
  return Object.assign((results: readonly Result[]) => results.map((result) => wire(result)), {
    schema: () => z.array(wire.schema()),
    jsonInTurns: async (results: readonly Result[], pause: () => Promise<void>) => {
      const texts: string[] = [];
      for (const result of results) {
        texts.push(JSON.stringify(wire(result)));
        await pause();
      }
      return `[${texts.join()}]`;
    },
  });
}

/** A saved record with warnings, which refuse nothing. */
export type SavedWithWarnings<Saved> = { saved: Saved; warnings: string[] };
