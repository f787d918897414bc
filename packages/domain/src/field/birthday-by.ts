import type { z } from 'zod';
import { type CalendarDate, calendarDateSchema } from '../time/calendar-date.ts';
import { crossRule } from './cross-rule.ts';

const person = { birthday: calendarDateSchema.nullable() };

/** The same schema for whoever knows the day: a birth still to come is refused with whatever else is wrong. Code: `birth-in-future`. */
export function withBirthdayBy<Schema extends z.ZodType<{ birthday: CalendarDate | null }>>(
  today: () => CalendarDate,
  schema: Schema,
): Schema {
  return schema.refine(
    ({ birthday }) => birthday === null || birthday <= today(),
    crossRule('birth-in-future', ['birthday'], person),
  );
}
