import { type CalendarDate, calendarDateSchema } from '@garita/domain/time/calendar-date';
import { requireBirthdayInPast } from '../../../application/records/record-change.ts';
import { type ChangedRecord, changedRecordBody } from '../wire/changed-record.ts';
import type { BodyWire, RecordWire } from '../wire/field-table.ts';
import { members, readAll } from '../wire/wire-value.ts';

/**
 * The body of a person, read with today's date, so that a birthday in the future is refused together with
 * other errors.
 */
export function personBody<Shape>(wire: BodyWire<Shape>): BodyWire<(today: CalendarDate) => Shape> {
  return {
    ...wire,
    isReadLater: true,
    decode:
      (body, refused = () => {}) =>
      (today) =>
        readAll({ read: () => wire.decode(body), born: () => requireBirthBy(today, body), refused }).read,
  };
}

/** Reads the body of a changed person; a field that is left out keeps its saved value. */
export function changedPersonBody<Shape extends object>(
  wire: RecordWire<Shape>,
): BodyWire<(today: CalendarDate) => ChangedRecord<Shape>> {
  const changed = changedRecordBody(wire);
  return {
    ...changed,
    decode:
      (body, refused = () => {}) =>
      (today) =>
        changed.decode(body, () => {
          readAll({ born: () => requireBirthBy(today, body), refused });
        }),
  };
}

/**
 * Refuses a body with a birthday in the future; the schema refuses what is no date. Errors:
 * `birth-in-future`.
 */
export function requireBirthBy(today: CalendarDate, body: unknown): void {
  requireBirthdayInPast(today, calendarDateSchema.safeParse(members.parse(body).birthday).data ?? null);
}
