import { readDigits, readPhone, readZip } from '@garita/domain/field/typed-digits';
import { parseCents } from '@garita/domain/money/cents';
import { parseRate } from '@garita/domain/money/rate';
import { readDate } from '@garita/domain/time/typed-date';
import { readHours } from '@garita/domain/time/work-minutes';
import { commonText } from '../text/common.es.ts';
import { spreadsheetText } from '../text/records/spreadsheet.es.ts';
import type { Option } from '../ui/form/fields/select-input.tsx';
import {
  AS_TEXT,
  asText,
  type CellKind,
  type CellReading,
  digitsOf,
  digitsWithZeros,
  kindOf,
  shownText,
} from './cell-kind.ts';
import { cellText, digitsText, withoutNoise } from './sheet-cell.ts';

const { cell: problems, example } = spreadsheetText;

const MINUTES_OF_HOUR = 60;

const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

export const TEXT = kindOf({ format: AS_TEXT, text: asText, number: shownText });

/**
 * A social security number. A number lost the zeros that it begins with, of which there are two at most: no
 * area is 000. A text that is too short lacks a digit, and nobody knows which.
 */
export const SOCIAL_SECURITY_NUMBER = kindOf({
  format: AS_TEXT,
  text: (text) => ({ value: readDigits(text) }),
  number: (cell) => digitsWithZeros(cell, 9, 2),
  example: example.socialSecurityNumber,
});

export const PHONE = kindOf({
  format: AS_TEXT,
  text: (text) => ({ value: readPhone(text) }),
  number: (cell) => {
    const read = digitsOf(cell);
    return read.problem === undefined ? { value: readPhone(String(read.value)) } : read;
  },
  example: example.phone,
});

export const ZIP = kindOf({
  format: AS_TEXT,
  text: (text) => ({ value: readZip(text) }),
  number: (cell) => {
    const read = digitsOf(cell);
    return read.problem === undefined ? { value: readZip(String(read.value)) } : read;
  },
  example: example.zip,
});

export const DATE = kindOf({
  format: 'yyyy-mm-dd',
  text: (text) => {
    const read = readDate(text);
    if (read.ok) return { value: read.date };
    return { problem: read.isAmbiguous ? problems.ambiguousDate : problems.invalidDate };
  },
  number: ({ shownAs, date }) =>
    shownAs === 'date' && date !== undefined ? { value: date } : { problem: problems.notDate },
});

export const AMOUNT = kindOf({
  format: '#,##0.00',
  text: (text) => {
    // A negative amount as accountants write it, and blanks between thousands.
    const tidied = text
      .replace(/^\(\s*(.+?)\s*\)$/, '-$1')
      .replace(/^US\$?\s*(?=[$\d.,])/i, '')
      .replace(/(?<=\d)\s(?=\d{3}(?:\D|$))/g, '');
    const parsed = parseCents(tidied);
    return { value: parsed.ok ? parsed.cents : tidied };
  },
  number: (cell) => {
    if (cell.shownAs !== 'number') return { problem: problems.notAmount(cellText(cell)) };
    return { value: Math.round(withoutNoise(cell.number * 100)) };
  },
  example: example.amount,
});

/** Worked time; as text in the template, because Excel takes 40:30 for an hour of the second day. */
export const HOURS = kindOf({
  format: AS_TEXT,
  text: (text) => ({ value: readHours(text) ?? text }),
  number: (cell) => {
    const { number, shownAs } = cell;
    if (shownAs === 'number') return { value: Math.round(number * MINUTES_OF_HOUR) };
    const isDuration = shownAs === 'duration' || (shownAs === 'clock' && number < 1);
    if (!isDuration) return { problem: problems.notHours(cellText(cell)) };
    return { value: Math.round(number * MINUTES_OF_DAY) };
  },
});

export const PERCENT = kindOf({
  format: '0.00%',
  text: (text) => percentOf(text, text.includes('%')),
  number: ({ number, shownAs }) => {
    if (shownAs === 'percent') return percentOf(digitsText(withoutNoise(number * 100)), true);
    return shownAs === 'number' ? percentOf(digitsText(number), false) : { problem: problems.notPercent };
  },
  example: example.percent,
});

/** Reads a percentage. A fraction of one without the sign may be the share itself: 0.07 for 7 %. */
function percentOf(text: string, hasSign: boolean): CellReading {
  const rate = parseRate(text);
  if (rate !== undefined && !hasSign && rate > 0 && rate < 10_000)
    return { problem: problems.ambiguousPercent };
  return { value: rate ?? text };
}

export const COUNT = kindOf({
  format: '0',
  text: (text) => ({ value: /^\d+(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : text }),
  number: ({ number, shownAs }) => ({ value: shownAs === 'number' ? number : String(number) }),
  example: example.count,
});

/** The longest list of choices that a sentence names. */
const MOST_WORDS = 4;

/** Builds the kind of a choice between words; case and accents do not matter. */
export function choiceOf(options: readonly { value: Option['value'] | boolean; label: string }[]): CellKind {
  const choices = options.map(({ label }) => label);
  const valueOf = (text: string): CellReading => ({
    value: options.find(({ label }) => isSameWord(label, text.replace(/\s+/g, ' ')))?.value ?? text,
  });
  return kindOf({
    format: AS_TEXT,
    choices,
    text: valueOf,
    number: (cell) => valueOf(cellText(cell)),
    example: choices.length <= MOST_WORDS ? choices.join(example.or) : example.listed,
  });
}

const YES = ['s', 'si', 'y', 'yes', 'true', 'verdadero'];

const NO = ['n', 'no', 'false', 'falso'];

const YES_OR_NO_WORDS = choiceOf([
  { value: true, label: commonText.yes },
  { value: false, label: commonText.no },
]);

/** Yes or no, as a word in Spanish or English, or as the spreadsheet's own true and false. */
export const YES_NO: CellKind = {
  ...YES_OR_NO_WORDS,
  read: (cell) => {
    const read = YES_OR_NO_WORDS.read(cell);
    const word = read.problem === undefined ? read.value : undefined;
    if (typeof word !== 'string') return read;
    const is = (words: readonly string[]) => words.some((one) => isSameWord(one, word));
    return is(YES) ? { value: true } : is(NO) ? { value: false } : read;
  },
};

function isSameWord(one: string, other: string): boolean {
  return one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0;
}
