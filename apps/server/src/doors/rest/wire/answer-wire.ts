import { z } from 'zod';
import { memoize } from './memoize.ts';

/** The way in which a result is written in an answer, and the schema of what is written. */
export type AnswerWire<Result, Written = unknown> = ((result: Result) => Written) & {
  schema: () => z.ZodType;
};

/**
 * Makes the spelling of a result from the shape of the answer and what writes it. The compiler holds one
 * against the other where both know the fields; the fields of a record come from its wire, which writes them
 * too.
 *
 * @param name by which the document calls it
 */
export function answerWire<Result, const Shape extends z.ZodRawShape>(
  name: string,
  shape: () => Shape,
  write: (result: Result) => z.input<z.ZodObject<Shape>>,
): AnswerWire<Result, z.input<z.ZodObject<Shape>>> {
  return Object.assign((result: Result) => write(result), {
    // Once, so that the document sees one schema however often it is used.
    schema: memoize(() => z.strictObject(shape()).meta({ id: name })),
  });
}

/** A list of results. */
export function listOf<Result, Written>(
  wire: AnswerWire<Result, Written>,
): AnswerWire<readonly Result[], Written[]> {
  return Object.assign((results: readonly Result[]) => results.map((result) => wire(result)), {
    schema: () => z.array(wire.schema()),
  });
}

/** A saved record, with what its writer is warned of: no reason to refuse it. */
export type SavedWithWarnings<Saved> = { saved: Saved; warnings: string[] };
