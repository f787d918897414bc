import { z } from 'zod';
import { recordVersionSchema } from '../../../application/records/record-change.ts';
import { recordWire } from './field-names.ts';
import { type BodyWire, fieldAs } from './field-table.ts';
import { members, readAll } from './wire-value.ts';
import { wholeNumber } from './wire-values.ts';

const versionWire = recordWire(z.strictObject({ version: recordVersionSchema }), {
  version: fieldAs('version', wholeNumber),
});

/** A changed record, and the version that it was typed on. Reading an invalid version throws. */
type Versioned<Shape> = { read: Shape; version: () => number | undefined };

/**
 * Returns the body of a changed record. Beside its fields it may name the `version` that it was typed on.
 */
export function versionedBody<Shape>(wire: BodyWire<Shape>): BodyWire<Versioned<Shape>> {
  return {
    ...wire,
    shape: () => ({ ...wire.shape(), ...versionWire.shape() }),
    decode: (body, refused = () => {}) => {
      const sent = members.parse(body).version;
      const version = () => versionWire.decode({ version: sent }).version;
      const { read } = wire.isReadLater
        ? { read: wire.decode(body, () => void readAll({ refused, version })) }
        : readAll({ read: () => wire.decode(body), version });
      return { version, read };
    },
  };
}
