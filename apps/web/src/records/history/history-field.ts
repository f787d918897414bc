import { MUNICIPALITIES } from '@garita/domain/reference/municipalities';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { ReactNode } from 'react';
import { dateText } from '../../lib/date-text.ts';
import { percentText } from '../../lib/percent-text.ts';
import { commonText } from '../../text/common.es.ts';
import { historyText } from '../../text/history.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { maskedText } from '../../ui/form/fields/masked-text.ts';
import type { MaskName } from '../../ui/form/fields/masks.ts';

/** How a history tells of a field. A value is unknown because the history outlives the shape of its records. */
export type HistoryField = { label: string; show: (value: unknown) => ReactNode };

/** The fields of a record by dotted name, those of nested objects included: 'postalAddress.zip'. */
export type FieldName<Shape> = Shape extends unknown
  ? {
      [Key in keyof Shape & string]-?: NonNullable<Shape[Key]> extends object
        ? `${Key}.${FieldName<NonNullable<Shape[Key]>>}`
        : Key;
    }[keyof Shape & string]
  : never;

/** A field for each name of a record, and the switch that all have. */
export type HistoryFields<Shape> = Record<FieldName<Shape> | 'isActive', HistoryField>;

/** What the server keeps of a personal value. */
const HIDDEN = '***';

/** A value that nothing is known of. */
export function plainText(value: unknown): string {
  if (value === undefined || value === null || value === '') return historyText.nothing;
  if (value === HIDDEN) return historyText.hidden;
  if (typeof value === 'boolean') return value ? commonText.yes : commonText.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Texts, counts, and what is yes or no. */
export function plain(label: string): HistoryField {
  return { label, show: plainText };
}

export function amount(label: string): HistoryField {
  return { label, show: ofNumber(dollarsText) };
}

export function percent(label: string): HistoryField {
  return { label, show: ofNumber(percentText) };
}

export function hours(label: string): HistoryField {
  return { label, show: ofNumber(formatMinutes) };
}

export function municipality(label: string): HistoryField {
  return { label, show: ofNumber((id) => MUNICIPALITIES.find((each) => each.id === id)?.name ?? String(id)) };
}

export function date(label: string): HistoryField {
  return { label, show: ofText(dateText) };
}

/** Digits that the form shows in groups. */
export function digits(label: string, mask: MaskName): HistoryField {
  return { label, show: ofText((kept) => maskedText(mask, kept)) };
}

/** One of the words of a list. */
export function oneOf(label: string, labels: Record<string, string>): HistoryField {
  return { label, show: ofText((word) => labels[word] ?? word) };
}

function ofNumber(show: (value: number) => string) {
  return (value: unknown) => (typeof value === 'number' ? show(value) : plainText(value));
}

function ofText(show: (value: string) => string) {
  return (value: unknown) =>
    typeof value === 'string' && value !== '' && value !== HIDDEN ? show(value) : plainText(value);
}
