import type { CalendarDate } from '@garita/domain/time/calendar-date';

const PUERTO_RICO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Puerto_Rico', dateStyle: 'short' });

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Puerto_Rico',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Returns the time of day in Puerto Rico at a moment: 'HHMMSS'. */
export function timeInPuertoRico(moment: Date): string {
  return CLOCK.format(moment).replaceAll(':', '');
}

/** Returns the calendar date in Puerto Rico at a moment. */
export function dateInPuertoRico(moment: Date): CalendarDate {
  return PUERTO_RICO.format(moment);
}
