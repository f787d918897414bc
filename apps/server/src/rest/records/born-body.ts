import { type CalendarDate, calendarDateSchema } from '@garita/domain/time/calendar-date';
import { requireBorn } from '../../application/records/birth.ts';
import type { BodyWire } from '../wire/field-names.ts';
import { members, readTogether } from '../wire/read-value.ts';

/** The body of a person, read once the day is known: a birth to come is refused with whatever else is wrong. */
export function bornBody<Shape>(wire: BodyWire<Shape>): BodyWire<(today: CalendarDate) => Shape> {
  return {
    ...wire,
    isReadLater: true,
    decode:
      (body, refused = () => {}) =>
      (today) =>
        readTogether({ read: () => wire.decode(body), born: () => requireBirthBy(today, body), refused })
          .read,
  };
}

/** Refuses a body whose birthday is still to come; what is no date at all is the schema's to refuse. Errors: `birth-in-future`. */
export function requireBirthBy(today: CalendarDate, body: unknown): void {
  requireBorn(today, calendarDateSchema.safeParse(members.parse(body).birthday).data ?? null);
}
