import { parseCents } from '@garita/domain/money/cents';
import { parseRate } from '@garita/domain/money/rate';
import { parseDecimalHours, parseMinutes } from '@garita/domain/time/work-minutes';
import type { Option } from '../../../ui/form/fields/select-input.tsx';

/**
 * The kind of a column in the import file: how Excel shows it, and how a filled cell is read into the
 * record.
 */
export type CellKind = {
  /** Excel's format of the column. */
  format: string;
  /**
   * The value; or the text itself where it is none, which the schema then refuses for the reason that the
   * text gives.
   */
  read: (text: string) => unknown;
  /** The words to choose from. */
  choices?: readonly string[];
};

/** Kept as typed, zeros at the front too. */
const AS_TEXT = '@';

export const TEXT: CellKind = { format: AS_TEXT, read: (text) => text };

/** Digits without separators. Letters stay, so that the schema refuses them. */
export const DIGITS: CellKind = { format: AS_TEXT, read: (text) => text.replace(/[\s()-]/g, '') };

/**
 * The postal codes of Puerto Rico begin with two zeros, which a spreadsheet that takes them for numbers
 * drops.
 */
export const ZIP: CellKind = {
  format: AS_TEXT,
  read: (text) => (/^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text),
};

export const DATE: CellKind = { format: 'yyyy-mm-dd', read: (text) => text };

export const AMOUNT: CellKind = {
  format: '#,##0.00',
  read: (text) => {
    const parsed = parseCents(text);
    return parsed.ok ? parsed.cents : text;
  },
};

/** '40', '37.5' or '40:30'; as text, because Excel takes 40:30 for an hour of the second day. */
export const HOURS: CellKind = {
  format: AS_TEXT,
  read: (text) => parseMinutes(text) ?? parseDecimalHours(/[.,]/.test(text) ? text : `${text}.`) ?? text,
};

export const PERCENT: CellKind = { format: '0.00%', read: (text) => parseRate(text) ?? text };

export const COUNT: CellKind = { format: '0', read: (text) => (/^\d+$/.test(text) ? Number(text) : text) };

/** One of some words, in upper or lower case. */
export function choiceOf(options: readonly { value: Option['value'] | boolean; label: string }[]): CellKind {
  return {
    format: AS_TEXT,
    choices: options.map(({ label }) => label),
    read: (text) => options.find(({ label }) => isSameWord(label, text))?.value ?? text,
  };
}

function isSameWord(one: string, other: string): boolean {
  return one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0;
}
