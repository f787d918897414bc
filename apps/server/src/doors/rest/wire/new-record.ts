import type { BodyWire, RecordWire, WireBody } from './field-names.ts';
import { members, readAll } from './read-value.ts';

/**
 * A new record as it was read; `asSent` is what a repeat of the request is told by, where something was added
 * to it.
 */
export type NewRecord<Shape> = { record: Shape; asSent?: WireBody };

/** Reads a new record, once it is known what one starts with. Errors: `invalid-input`. */
type LaterRead<Shape, Known> = (known: Known) => NewRecord<Shape>;

/** The body of a new record, which `read` reads later; `required` has to be there all the same. */
export function newRecordBody<Shape, Known>(
  wire: BodyWire<object>,
  required: readonly string[],
  read: (sent: WireBody, known: Known) => NewRecord<Shape>,
): BodyWire<LaterRead<Shape, Known>> {
  return {
    ...wire,
    required,
    isReadLater: true,
    decode: (body, refuse = () => {}) => {
      const sent = members.parse(body);
      return (known) => readAll({ read: () => read(sent, known), refused: refuse }).read;
    },
  };
}

/**
 * Reads a new record, which has what it starts with wherever the body says nothing. Errors: `invalid-input`.
 */
export function decodeNew<Shape>(wire: RecordWire<Shape>, sent: WireBody, start: WireBody): NewRecord<Shape> {
  const record = wire.decode({ ...start, ...sent });
  const isWhole = Object.keys(start).every((name) => name in sent);
  return isWhole ? { record } : { record, asSent: sent };
}
