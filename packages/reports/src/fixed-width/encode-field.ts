import { fitText } from '@garita/domain/file-text/fit-text';
import type { FileTextKind } from '@garita/domain/file-text/plain-file-text';
import type { FieldValue, NamedField } from './record-layout.ts';

/**
 * Why a value cannot stand in a field as it is: there is none, it is too long, it has letters that the agency
 * does not take, it is not as many digits, or it is an amount below zero or of more digits than there is room
 * for.
 */
export type EncodingFault = 'missing' | 'too-long' | 'characters' | 'digits' | 'amount';

/** A loss of the words of a field: the end that is cut, or letters that are left out; '' where words miss. */
export type EncodingLoss = { misfit: EncodingFault; lost: string };

/** The characters of a field with what the words lose by it, or why there can be none. */
export type EncodedField =
  | { ok: true; text: string; loss?: EncodingLoss }
  | { ok: false; misfit: EncodingFault };

/** Writes a value as wide as its field. Words always fit, with what they lose; a number has to be one. */
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

// Zeros stand in for a number that nobody knew.
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
