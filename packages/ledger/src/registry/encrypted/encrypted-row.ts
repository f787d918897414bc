import type { Keyring } from '../../encryption/keyring.ts';
import { type EncryptedColumn, encryptionContextOf } from './encrypted-columns.ts';

type Row = Record<string, unknown>;

/** The row as it is kept: the text sealed, and beside it what the column keeps of it. There is nothing in an empty text to seal. */
export function encryptRow(keyring: Keyring, column: EncryptedColumn, row: Row, owner: number): Row {
  const text = textIn(column, row);
  if (!text) return { ...row, ...apart(column, '', null) };
  if (column.mask?.(lastFourOf(text), row) === text)
    throw new TypeError(`${column.text} is masked; read it whole first`);
  const place = encryptionContextOf(column, owner);
  return {
    ...row,
    ...apart(column, lastFourOf(text), keyring.blindIndex(text, place)),
    [column.text]: keyring.encrypt(text, place),
  };
}

/** The row with its text whole, without what is kept beside it. Throws `DecryptionError` for a text that cannot be opened. */
export function decryptRow(keyring: Keyring, column: EncryptedColumn, row: Row): Row {
  const text = textIn(column, row);
  const opened = text ? keyring.decrypt(text, encryptionContextOf(column, ownerIn(column, row))) : text;
  return { ...withoutApart(column, row), [column.text]: opened };
}

/** The row with its text masked, without what is kept beside it. Nothing is opened. */
export function maskRow(column: EncryptedColumn, row: Row): Row {
  const lastFour = column.lastFour === undefined ? '' : String(row[column.lastFour]);
  const shown = textIn(column, row) && column.mask ? column.mask(lastFour, row) : '';
  return { ...withoutApart(column, row), [column.text]: shown };
}

/** Whose the text of a row is. */
export function ownerIn({ owner, text }: EncryptedColumn, row: Row): number {
  const id = row[owner];
  if (typeof id !== 'number') throw new TypeError(`A row says no ${owner}, to which ${text} is bound`);
  return id;
}

function lastFourOf(text: string): string {
  return text.slice(-4);
}

function textIn({ text }: EncryptedColumn, row: Row): string | null {
  const value = row[text];
  if (typeof value === 'string' || value === null) return value;
  throw new TypeError(`${text} is no text`);
}

function apart({ lastFour, index }: EncryptedColumn, four: string, blindIndex: string | null): Row {
  return { ...(lastFour ? { [lastFour]: four } : {}), ...(index ? { [index]: blindIndex } : {}) };
}

function withoutApart({ lastFour, index }: EncryptedColumn, row: Row): Row {
  const { [lastFour ?? '']: four, [index ?? '']: blind, ...others } = row;
  return others;
}
