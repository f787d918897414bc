import type { CalendarDate } from '@garita/domain/time/calendar-date';

// The Canadian format of a date is YYYY-MM-DD.
const IN_PUERTO_RICO = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Puerto_Rico',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns today's date in Puerto Rico, wherever the browser is. */
export function todayInPuertoRico(now: Date = new Date()): CalendarDate {
  return IN_PUERTO_RICO.format(now);
}
