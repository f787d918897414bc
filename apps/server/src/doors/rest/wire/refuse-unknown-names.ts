import { z } from 'zod';
import { AppError } from '../../../refusal/app-error.ts';
import { SENT_BACK_TEXT } from '../../../text/api.es.ts';
import type { BodyWire, WireShape } from './field-table.ts';
import { memoize } from './memoize.ts';
import { members, readAll } from './wire-value.ts';

/**
 * Returns the body wire that refuses a name which stands neither in it nor in an answer of its record: a
 * mistyped name (`overtime` for `over_time`) would otherwise be ignored silently.
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
 * Returns the names with which a body may be sent back and which are ignored: those of the answers of its
 * record, and those that documented programs send.
 */
export function answeredNames(body: BodyWire<unknown>, answers: readonly AnswerSchema[]): string[] {
  const own = new Set(Object.keys(body.shape()));
  const names = [...answers.flatMap((answer) => namesIn(answer?.())), ...(body.alsoTakes ?? [])];
  return [...new Set(names)].filter((name) => !own.has(name));
}

/** Returns the shape of names that only answers have: a body may be sent back with them, and ignores them. */
export function sentBackShape(names: Iterable<string>): WireShape {
  return Object.fromEntries([...names].map((name) => [name, SENT_BACK.optional()]));
}

const SENT_BACK = z.unknown().meta({ readOnly: true, description: SENT_BACK_TEXT });

/** Returns the names of a record, which an answer may have in an envelope. */
export function namesIn(answer: z.ZodType | undefined): string[] {
  if (!(answer instanceof z.ZodObject)) return [];
  const result: unknown = answer.shape['result'];
  if (answer.shape['ok'] === undefined) return Object.keys(answer.shape);
  return result instanceof z.ZodObject ? Object.keys(result.shape) : [];
}

/** Refuses the unknown names of an object at this path. Errors: `invalid-input`. */
export function refuseUnknown(names: ReadonlySet<string>, sent: unknown, ...path: string[]): void {
  const unknown = Object.keys(members.parse(sent)).filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  throw new AppError('invalid-input', {
    errors: unknown.map((name) => ({ path: [...path, name], code: 'unknown-field' })),
  });
}

/** Returns the names for which an empty body is refused. */
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
