import type { CalendarDate } from '@garita/domain/time/calendar-date';

const ZONE = 'America/Puerto_Rico';
const DAY = new Intl.DateTimeFormat('es-PR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('es-PR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH_NAME = new Intl.DateTimeFormat('es-PR', { month: 'long', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('es-PR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY = new Intl.DateTimeFormat('es-PR', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const MOMENT = new Intl.DateTimeFormat('es-PR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: ZONE,
});

const TIME = new Intl.DateTimeFormat('es-PR', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });

const CLOCK = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: ZONE });

/** Formats a month 'YYYY-MM' with its year: 'mayo de 2026'. */
export function monthText(month: string): string {
  return MONTH.format(new Date(`${month}-01`));
}

/** Returns the name of a month by its number, 1 to 12: 'mayo'. */
export function monthName(month: number): string {
  return MONTH_NAME.format(new Date(Date.UTC(2026, month - 1)));
}

/** Formats a date whose year is clear from its context: '21 may'. */
export function dayText(date: CalendarDate): string {
  return DAY.format(new Date(date));
}

/** Formats a date with its day of the week: 'jueves, 21 may'. */
export function weekdayText(date: CalendarDate): string {
  return WEEKDAY.format(new Date(date));
}

/** Formats a date with its year: '21 may 2026'. */
export function dateText(date: CalendarDate): string {
  return DATE.format(new Date(date));
}

/** Formats a moment of the ledger (ISO 8601) in the time of Puerto Rico. */
export function momentText(moment: string): string {
  return MOMENT.format(new Date(moment));
}

/** Formats the time of a moment of today in Puerto Rico: '2:03 p. m.'. */
export function timeText(moment: Date | string): string {
  return TIME.format(new Date(moment));
}

/**
 * Returns the time in Puerto Rico at a moment of the ledger as if it were UTC, for Excel, whose dates know no
 * zones.
 */
export function clockInPuertoRico(moment: string): Date {
  // The Swedish format is ISO 8601 with a space.
  return new Date(`${CLOCK.format(new Date(moment)).replace(' ', 'T')}Z`);
}

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
