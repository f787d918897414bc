import type { Keyring } from '../../encryption/keyring.ts';
import { without } from '../nested-columns.ts';
import { blindIndexOf, type EncryptedColumn, encryptionContextOf, ownerIn } from './encrypted-columns.ts';

type Row = Record<string, unknown>;

/**
 * Returns the row as it is stored: the text encrypted, with the columns derived from it. An empty text is
 * not encrypted. `owners` is the row or its scope, which names the ids that the text is bound to.
 */
export function encryptRow(keyring: Keyring, column: EncryptedColumn, row: Row, owners: Row): Row {
  const text = textIn(column, row);
  if (!text) return { ...row, ...apart(column, '', null) };
  if (column.mask?.(lastFourOf(text), row) === text)
    throw new TypeError(`${column.text} is masked; read it whole first`);
  return {
    ...row,
    ...apart(column, lastFourOf(text), blindIndexOf(keyring, column, text, owners)),
    [column.text]: keyring.encrypt(text, encryptionContextOf(column, ownerIn(column, owners))),
  };
}

/**
 * Returns the row with its text decrypted, without the derived columns. Throws `DecryptionError` if a text
 * cannot be decrypted.
 */
export function decryptRow(keyring: Keyring, column: EncryptedColumn, row: Row): Row {
  const text = textIn(column, row);
  const opened = text ? keyring.decrypt(text, encryptionContextOf(column, ownerIn(column, row))) : text;
  const decrypted = withoutApart(column, row);
  decrypted[column.text] = opened;
  return decrypted;
}

/** Returns the row with its text masked, without the derived columns. Nothing is decrypted. */
export function maskRow(column: EncryptedColumn, row: Row): Row {
  const lastFour = column.lastFour === undefined ? '' : String(row[column.lastFour]);
  const shown = textIn(column, row) && column.mask ? column.mask(lastFour, row) : '';
  const masked = withoutApart(column, row);
  masked[column.text] = shown;
  return masked;
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

// The copies of a table's rows, by its column: all of its rows have the same columns.
const copies = new WeakMap<EncryptedColumn, (row: Row) => Row>();

/** Returns a copy of the row without the columns that are derived from an encrypted one. */
function withoutApart(column: EncryptedColumn, row: Row): Row {
  const { lastFour, index } = column;
  const copy = copies.get(column) ?? without(new Set([lastFour, index].flatMap((name) => name ?? [])));
  copies.set(column, copy);
  return copy(row);
}
