import type { BodyWire, RecordWire, WireBody } from './field-names.ts';
import { missingNames } from './refuse-unknown-names.ts';
import { members, readAll } from './wire-value.ts';

/**
 * A change as it was read: what it makes of the saved record, and what a repeat of the request is told by.
 */
export type ChangedRecord<Shape> = { change: (saved: Shape) => Shape; asSent: WireBody };

/**
 * The body of a change. What it leaves out stays as it is saved, and so a program that knows nothing of a
 * field does not empty it; what every record has to say has to be there.
 */
export function changedRecordBody<Shape extends object>(
  wire: RecordWire<Shape>,
): BodyWire<ChangedRecord<Shape>> {
  const required = [...missingNames(wire)].flatMap((name) => name ?? []);
  return {
    ...wire,
    required,
    isReadLater: true,
    decode: (body, refused = () => {}) => {
      const asSent = members.parse(body);
      const read = (saved: Shape) => wire.decode({ ...keptOf(wire.encodeDraft(saved), required), ...asSent });
      return { asSent, change: (saved) => readAll({ read: () => read(saved), refused }).read };
    },
  };
}

/**
 * Returns the saved fields that a body may leave out. Empty ones are left out too: their meaning may depend
 * on the rest.
 */
function keptOf(saved: WireBody, required: readonly string[]): WireBody {
  return Object.fromEntries(Object.entries(saved).filter(([name]) => !required.includes(name)));
}

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
