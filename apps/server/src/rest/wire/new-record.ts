import type { BodyWire, RecordWire, WireBody } from './field-names.ts';
import { members } from './read-value.ts';

/** A new record as it was read; `asSent` is what a repeat of the request is told by, where something was added to it. */
export type NewRecord<Shape> = { record: Shape; asSent?: WireBody };

/** The body of a new record, which is read once it is known what a new one starts with; `required` has to be there all the same. */
export function newRecordBody(wire: BodyWire<object>, required: readonly string[]): BodyWire<WireBody> {
  return { ...wire, decode: (body) => members.parse(body), required };
}

/** Reads a new record, which has what it starts with wherever the body says nothing. Errors: `invalid-input`. */
export function decodeNew<Shape>(wire: RecordWire<Shape>, sent: WireBody, start: WireBody): NewRecord<Shape> {
  const record = wire.decode({ ...start, ...sent });
  const isWhole = Object.keys(start).every((name) => name in sent);
  return isWhole ? { record } : { record, asSent: sent };
}
