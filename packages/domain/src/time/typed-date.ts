import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

export type ReadDate = { ok: true; date: CalendarDate } | { ok: false; isAmbiguous: boolean };

const MONTHS: readonly (readonly string[])[] = [
  ['enero', 'ene', 'january', 'jan'],
  ['febrero', 'feb', 'february'],
  ['marzo', 'mar', 'march'],
  ['abril', 'abr', 'april', 'apr'],
  ['mayo', 'may'],
  ['junio', 'jun', 'june'],
  ['julio', 'jul', 'july'],
  ['agosto', 'ago', 'august', 'aug'],
  ['septiembre', 'setiembre', 'sep', 'sept', 'september'],
  ['octubre', 'oct', 'october'],
  ['noviembre', 'nov', 'november'],
  ['diciembre', 'dic', 'december', 'dec'],
];

const INVALID = { ok: false, isAmbiguous: false } as const;
const AMBIGUOUS = { ok: false, isAmbiguous: true } as const;

/**
 * Parses a date in any form with one meaning: '2026-05-20', '2026/5/20', '05/20/2026', '20/05/2026',
 * '05/05/2026', '20-may-2026', '20 de mayo de 2026', 'May 20, 2026'. A time of midnight may follow.
 * '05/06/2026' (May or June) and a year of two digits are ambiguous.
 */
export function readDate(text: string): ReadDate {
  const tidied = text
    .trim()
    .toLowerCase()
    .replace(/[t\s]+(?:0?0|12):00(?::00(?:\.0+)?)?\s*(?:z|a\.?\s?m\.?)?$/, '');
  return readNumbers(tidied) ?? readMonthName(tidied) ?? INVALID;
}

function readNumbers(text: string): ReadDate | undefined {
  const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (yearFirst) return dateOf(yearFirst[1], yearFirst[3], yearFirst[4]);
  const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (!yearLast) return undefined;
  const [, one, , other, year = ''] = yearLast;
  if (year.length === 2) return AMBIGUOUS;
  const [monthFirst, dayFirst] = [dateOf(year, one, other), dateOf(year, other, one)];
  if (monthFirst.ok && dayFirst.ok && monthFirst.date !== dayFirst.date) return AMBIGUOUS;
  return monthFirst.ok ? monthFirst : dayFirst;
}

function readMonthName(text: string): ReadDate | undefined {
  const words = text.split(/[\s,./-]+|\bde\b|\bdel\b/).filter((word) => word !== '');
  if (words.length !== 3) return undefined;
  const place = words.findIndex((word) => monthNamed(word) > 0);
  const numbers = words.filter((_, at) => at !== place);
  if (place < 0 || !numbers.every((word) => /^\d+$/.test(word))) return undefined;
  const [day, year] = numbers[0]?.length === 4 ? numbers.toReversed() : numbers;
  if (year?.length === 2) return AMBIGUOUS;
  return dateOf(year, String(monthNamed(words[place] ?? '')), day);
}

function monthNamed(word: string): number {
  return MONTHS.findIndex((names) => names.includes(word)) + 1;
}

function dateOf(year = '', month = '', day = ''): ReadDate {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? { ok: true, date } : INVALID;
}
