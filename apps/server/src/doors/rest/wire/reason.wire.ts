import { z } from 'zod';
import { reasonSchema } from '../../../application/pay/change-pay.ts';
import { recordWire } from './field-names.ts';
import { type BodyWire, fieldAs } from './field-table.ts';
import { members, readAll } from './wire-value.ts';
import { plain } from './wire-values.ts';

/** A body with the reason of a change and nothing else. */
export const reasonWire = recordWire(z.strictObject({ reason: reasonSchema.optional() }), {
  reason: fieldAs('reason', plain),
});

/** A record that is read later, and the reason of its change. Reading an invalid reason throws. */
type Reasoned<Shape> = { read: Shape; reason: () => string | undefined };

/** The body of a record that is read later and may state a `reason` beside its fields. */
export function reasonedBody<Shape>(wire: BodyWire<Shape>): BodyWire<Reasoned<Shape>> {
  return {
    ...wire,
    shape: () => ({ ...wire.shape(), reason: reasonSchema }),
    decode: (body, refused = () => {}) => {
      const sent = members.parse(body).reason;
      const reason = () => reasonWire.decode({ reason: sent }).reason;
      return { reason, read: wire.decode(body, () => void readAll({ refused, reason })) };
    },
  };
}
