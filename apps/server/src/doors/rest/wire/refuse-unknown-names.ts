import { z } from 'zod';
import { AppError } from '../../../refusal/app-error.ts';
import type { BodyWire } from './field-names.ts';
import { memoize } from './memoize.ts';
import { members, readAll } from './wire-value.ts';

/**
 * Returns the body wire that refuses a name which stands neither in it nor in an answer of its record: what
 * was meant by it (`overtime` for `over_time`) would be dropped without a word.
 */
export function refuseUnknownNames<Body>(
  body: BodyWire<Body>,
  answers: readonly AnswerSchema[],
): BodyWire<Body> {
  const names = memoize(() => new Set([...Object.keys(body.shape()), ...answeredNames(body, answers)]));
  return {
    ...body,
    decode: (sent) => {
      const refuse = () => refuseUnknown(names(), sent);
      if (body.isReadLater) return body.decode(sent, refuse);
      return readAll({ read: () => body.decode(sent), unknown: refuse }).read;
    },
  };
}

type AnswerSchema = (() => z.ZodType) | undefined;

/**
 * Returns the names that a body is sent back with and that say nothing in it: those that the answers of its
 * record have beside its fields, and those that documented programs send.
 */
export function answeredNames(body: BodyWire<unknown>, answers: readonly AnswerSchema[]): string[] {
  const own = new Set(Object.keys(body.shape()));
  const names = [...answers.flatMap((answer) => namesIn(answer?.())), ...(body.alsoTakes ?? [])];
  return [...new Set(names)].filter((name) => !own.has(name));
}

/** The names of a record, which may stand in the envelope of an answer. */
export function namesIn(answer: z.ZodType | undefined): string[] {
  if (!(answer instanceof z.ZodObject)) return [];
  const result: unknown = answer.shape['result'];
  if (answer.shape['ok'] === undefined) return Object.keys(answer.shape);
  return result instanceof z.ZodObject ? Object.keys(result.shape) : [];
}

/** Errors: `invalid-input` for what an object at this path has beyond these names. */
export function refuseUnknown(names: ReadonlySet<string>, sent: unknown, ...path: string[]): void {
  const unknown = Object.keys(members.parse(sent)).filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  throw new AppError('invalid-input', {
    errors: unknown.map((name) => ({ path: [...path, name], code: 'unknown-field' })),
  });
}

/** The names that a body without any fields is refused for. */
export function missingNames(body: BodyWire<unknown>): Set<string | undefined> {
  if (body.required) return new Set(body.required);
  try {
    body.decode({});
    return new Set();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Set(error.facts.errors?.map(({ path: [name] }) => name));
  }
}
