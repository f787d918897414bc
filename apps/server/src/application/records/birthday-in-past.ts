import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { fieldError } from '../app-error.ts';

/** Refuses a birthday that is still to come; the schemas know no today. Errors: `birth-in-future`. */
export function requireBirthdayInPast(today: CalendarDate, birthday: CalendarDate | null): void {
  if (birthday !== null && birthday > today) throw fieldError('birth-in-future', 'birthday');
}
