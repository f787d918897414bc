import { type CalendarDate, monthOf, yearOf } from '@garita/domain/time/calendar-date';
import { type CalendarMonth, daysOfMonth } from '@garita/domain/time/calendar-month';

// A table and not Intl: its spellings change with the version of Node, and equal data must give equal bytes.
/** The months from January on. */
export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** Returns '2026-05-27' as '27 may 2026', whose order of day and month is clear. */
export function shortDate(date: CalendarDate): string {
  return `${dayOf(date)} ${monthName(date).slice(0, 3)} ${yearOf(date)}`;
}

/** Returns '2026-05-27' as '27 05 2026', for forms with separate day, month and year. */
export function numericDate(date: CalendarDate): string {
  return date.split('-').toReversed().join(' ');
}

/** Returns '2026-05-27' as '27 de mayo de 2026', the date of a cheque. */
export function longDate(date: CalendarDate): string {
  return `${dayOf(date)} de ${monthName(date)} de ${yearOf(date)}`;
}

/** Returns '2026-05' as 'mayo de 2026'. */
export function longMonth(month: CalendarMonth): string {
  const { from } = daysOfMonth(month);
  return `${monthName(from)} de ${yearOf(from)}`;
}

/** Returns a quarter as '1.º trimestre 2026'. */
export function quarterOfYear(year: number, quarter: number): string {
  return `${quarter}.º trimestre ${year}`;
}

/** Returns two dates as '21 may 2026 – 27 may 2026'. */
export function dateRange(start: CalendarDate, end: CalendarDate): string {
  return `${shortDate(start)} – ${shortDate(end)}`;
}

function dayOf(date: CalendarDate): number {
  return Number(date.slice(8));
}

function monthName(date: CalendarDate): string {
  return MONTHS[monthOf(date) - 1] ?? '';
}
