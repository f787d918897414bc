import type { BodyWire, RecordWire, WireBody } from './field-names.ts';
import { missingNames } from './missing-names.ts';
import { members, readAll } from './read-value.ts';

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
