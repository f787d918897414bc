import type { z } from 'zod';
import { type CalendarDate, calendarDateSchema } from '../time/calendar-date.ts';
import { crossRule } from './cross-rule.ts';

const person = { birthday: calendarDateSchema.nullable() };

/**
 * Returns the schema for a caller who knows today's date. Refuses a birthday in the future together with
 * every other error. Code: `birth-in-future`.
 */
export function withBirthdayBy<Schema extends z.ZodType<{ birthday: CalendarDate | null }>>(
  today: () => CalendarDate,
  schema: Schema,
): Schema {
  return schema.refine(
    ({ birthday }) => birthday === null || birthday <= today(),
    crossRule('birth-in-future', ['birthday'], person),
  );
}
