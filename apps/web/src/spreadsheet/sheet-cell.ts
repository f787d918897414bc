import { type CalendarDate, calendarDateSchema } from '@garita/domain/time/calendar-date';

/**
 * A filled cell as its file holds it. Everything in a CSV file is text. A number says how its spreadsheet
 * shows it, because 40:00, 7 % and 20 May 1990 are numbers too.
 */
export type FileCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number; shownAs: ShownAs; format: string; date: CalendarDate | undefined }
  | { kind: 'flag'; isTrue: boolean }
  | { kind: 'unreadable'; reason: UnreadableReason; text: string };

/** The ways in which a number format shows a number. */
export type ShownAs = 'number' | 'percent' | 'date' | 'duration' | 'clock' | 'time-of-day';

/**
 * The reason why a cell has no value: an error such as '#N/A', a formula that no program has calculated, or a
 * merged cell.
 */
export type UnreadableReason = 'error' | 'not-calculated' | 'merged';

/** The year with which a workbook begins to count days. */
export type DateSystem = 1900 | 1904;

const DAY_MS = 86_400_000;
/** The day 0 of Excel's count from 1900, which has a 29 February 1900 that never was. */
const DAY_ZERO_OF_1900 = Date.UTC(1899, 11, 30);
const FIRST_RIGHT_DAY = 61;
const DAY_ZERO_OF_1904 = Date.UTC(1904, 0, 1);
/** A binary fraction is exact to some 15 digits; what is beyond 12 is noise: 0.07 × 100 is 7. */
const EXACT_DIGITS = 12;

/** A text, unless it is blank. A text that is the name of an error is one, however it came into the cell. */
export function textCell(text: string): FileCell | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return ERRORS.test(trimmed)
    ? { kind: 'unreadable', reason: 'error', text: trimmed }
    : { kind: 'text', text: trimmed };
}

// As Excel names them in English and in Spanish.
const ERRORS =
  /^#(?:N\/A|N\/D|REF!|¡REF!|¡?DIV\/0!|¡?VALUE!|¡?VALOR!|NAME\?|¿NOMBRE\?|¡?NUM!|¡?NÚM!|¡?NULL!|¡?NULO!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|#+)$/i;

/** Builds the cell of a number in a format such as '0.00%' or '[h]:mm'. */
export function numberCell(number: number, format: string, system: DateSystem): FileCell {
  const exact = withoutNoise(number);
  return { kind: 'number', number: exact, shownAs: shownAs(format), format, date: dayOf(exact, system) };
}

/** Removes the noise of a number's binary form. */
export function withoutNoise(number: number): number {
  return Number(number.toPrecision(EXACT_DIGITS));
}

/** Returns the text of a cell, to show it beside what is wrong with it. */
export function cellText(cell: FileCell | undefined): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'flag':
      return cell.isTrue ? 'TRUE' : 'FALSE';
    case 'number':
      return numberText(cell);
    case 'text':
    case 'unreadable':
      return cell.text;
  }
}

type NumberCell = Extract<FileCell, { kind: 'number' }>;

function numberText({ number, shownAs: shown, date }: NumberCell): string {
  if (shown === 'percent') return `${withoutNoise(number * 100)}%`;
  if (shown === 'date') return date ?? String(number);
  if (shown === 'number') return digitsText(number);
  const minutes = Math.round(number * 24 * 60);
  return `${Math.trunc(minutes / 60)}:${String(Math.abs(minutes % 60)).padStart(2, '0')}`;
}

/** Returns a number in plain digits, also where JavaScript would write '1e+21'. */
export function digitsText(number: number): string {
  return number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 });
}

function dayOf(serial: number, system: DateSystem): CalendarDate | undefined {
  const days = Math.floor(serial);
  const zero = system === 1904 ? DAY_ZERO_OF_1904 : DAY_ZERO_OF_1900;
  const early = system === 1900 && days < FIRST_RIGHT_DAY ? 1 : 0;
  const time = new Date(zero + (days + early) * DAY_MS);
  if (Number.isNaN(time.getTime())) return undefined;
  return calendarDateSchema.safeParse(time.toISOString().slice(0, 10)).data;
}

/** Returns how a number format shows a number; what is quoted, escaped or in brackets is no part of it. */
export function shownAs(format: string): ShownAs {
  if (/^(general|standard)$/i.test(format)) return 'number';
  const codes = format.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/;.*$/s, '');
  if (/\[(h+|m+|s+)\]/i.test(codes)) return 'duration';
  const bare = codes.replace(/\[[^\]]*\]/g, '').replace(/s[.,]0+/gi, 's');
  // Letters behind the digits of a number, whose escapes exceljs removes: 0.0\h.
  if (/[0#?]/.test(bare)) return bare.includes('%') ? 'percent' : 'number';
  if (/[yd]|m{3}/i.test(bare)) return 'date';
  if (/am\/pm|a\/p/i.test(bare)) return 'time-of-day';
  if (/h|s/i.test(bare)) return 'clock';
  return /m/i.test(bare) ? 'date' : 'number';
}

/** Returns the letters of a column: 1 is A, 27 is AA. */
export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return `${rest > 0 ? columnLetters(rest) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

/** Returns the number of a column from its letters: A is 1, AA is 27. */
export function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
