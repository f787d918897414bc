import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { fieldError } from '../app-error.ts';
import type { Context } from '../use-case.ts';

/** Refuses a birthday that is still to come; the schemas know no today. Errors: `birth-in-future`. */
export function requireBorn({ dependencies }: Context, birthday: CalendarDate | null): void {
  if (birthday !== null && birthday > dependencies.today()) throw fieldError('birth-in-future', 'birthday');
}
