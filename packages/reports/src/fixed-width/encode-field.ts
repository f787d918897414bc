import { fitText } from '@garita/domain/file-text/fit-text';
import type { FileTextKind } from '@garita/domain/file-text/plain-file-text';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import type { FieldValue, NamedField } from './record-layout.ts';

/**
 * The reason why a field cannot hold a value as it is: it is missing, it is too long, it has letters that the
 * agency does not accept, it has another number of digits, it is an amount that is negative or has too many
 * digits, or an amount that is cut to the greatest that has room.
 */
export type EncodingFault = 'missing' | 'too-long' | 'characters' | 'digits' | 'amount' | 'capped';

/**
 * The words or dollars that a field loses: the end that is cut, letters that are left out, or the part of an
 * amount above the greatest that has room; '' if there are none.
 */
export type EncodingLoss = { misfit: EncodingFault; lost: string };

/** The characters of a field with what the words lose, or the reason why there are none. */
export type EncodedField =
  | { ok: true; text: string; loss?: EncodingLoss }
  | { ok: false; misfit: EncodingFault };

/** Encodes a value at the width of its field. Words always fit, with a loss; a number must be valid. */
export function encodeField(field: NamedField, value: FieldValue): EncodedField {
  const { kind, width } = field;
  switch (kind) {
    case 'person':
    case 'company':
    case 'text':
    case 'email':
      return words(field, String(value ?? ''), kind);
    case 'digits':
    case 'taxpayer':
      return wholeNumber(String(value ?? ''), width);
    case 'cents':
      return field.mayCap ? capped(value, width) : zeroFilled(value, width);
    case 'count':
      return zeroFilled(value, width);
    case 'date':
      return { ok: true, text: value === null ? ' '.repeat(width) : String(value).replaceAll('-', '') };
  }
}

function words(field: NamedField, value: string, kind: FileTextKind): EncodedField {
  const { text, cut, dropped } = fitText(value, kind, field.width);
  const loss = lossOf(field, { text, cut, dropped });
  if (loss && field.isNumber) return { ok: false, misfit: loss.misfit };
  return { ok: true, text: text.padEnd(field.width), ...(loss && { loss }) };
}

function lossOf(
  { isRequired, mayCut }: NamedField,
  { text, cut, dropped }: ReturnType<typeof fitText>,
): EncodingLoss | undefined {
  if (dropped !== '') return { misfit: 'characters', lost: dropped };
  if (text === '' && isRequired) return { misfit: 'missing', lost: '' };
  return cut === '' || mayCut ? undefined : { misfit: 'too-long', lost: cut };
}

// Zeros stand for an unknown number.
function wholeNumber(written: string, width: number): EncodedField {
  if (/^0*$/.test(written)) return { ok: false, misfit: 'missing' };
  return /^\d+$/.test(written) && written.length === width
    ? { ok: true, text: written }
    : { ok: false, misfit: 'digits' };
}

function zeroFilled(value: FieldValue, width: number): EncodedField {
  const text = String(value).padStart(width, '0');
  return Number.isSafeInteger(value) && Number(value) >= 0 && text.length === width
    ? { ok: true, text }
    : { ok: false, misfit: 'amount' };
}

function capped(value: FieldValue, width: number): EncodedField {
  const over = Number(value) - largestCents(width);
  const encoded = zeroFilled(over > 0 ? largestCents(width) : value, width);
  if (!encoded.ok || over <= 0) return encoded;
  return { ...encoded, loss: { misfit: 'capped', lost: formatCents(over) } };
}

/** Returns the largest amount that a field of this width has room for. */
function largestCents(width: number): Cents {
  return 10 ** width - 1;
}
