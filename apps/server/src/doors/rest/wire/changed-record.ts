import type { BodyWire, RecordWire, WireBody } from './field-table.ts';
import { missingNames } from './refuse-unknown-names.ts';
import { members, readAll } from './wire-value.ts';

/**
 * A change that was read: the function that applies it to the saved record, and the body by which a repeat is
 * recognized.
 */
export type ChangedRecord<Shape> = { change: (saved: Shape) => Shape; asSent: WireBody };

/**
 * Makes the body of a change. Fields that are left out stay as saved, so that a program which does not know a
 * field does not empty it; required fields have to be there.
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
      const read = (saved: Shape) =>
        wire.decode({ ...optionalFieldsOf(wire.encodeDraft(saved), required), ...asSent });
      return { asSent, change: (saved) => readAll({ read: () => read(saved), refused }).read };
    },
  };
}

/**
 * Returns the saved fields that a body may leave out. Empty ones are left out too, because their meaning may
 * depend on the rest.
 */
function optionalFieldsOf(saved: WireBody, required: readonly string[]): WireBody {
  return Object.fromEntries(Object.entries(saved).filter(([name]) => !required.includes(name)));
}

/**
 * A new record that was read; `asSent` is the body by which a repeat is recognized, if facts were added to
 * it.
 */
export type NewRecord<Shape> = { record: Shape; asSent?: WireBody };

/** Reads a new record with the facts that it needs. Errors: `invalid-input`. */
type LaterRead<Shape, Known> = (known: Known) => NewRecord<Shape>;

/** Makes the body of a new record, which `read` reads later; `required` fields have to be there at once. */
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

/** Reads a new record, with the defaults for fields that the body leaves out. Errors: `invalid-input`. */
export function decodeNew<Shape>(wire: RecordWire<Shape>, sent: WireBody, start: WireBody): NewRecord<Shape> {
  const record = wire.decode({ ...start, ...sent });
  const isWhole = Object.keys(start).every((name) => name in sent);
  return isWhole ? { record } : { record, asSent: sent };
}
