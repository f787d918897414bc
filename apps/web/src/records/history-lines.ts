import { MUNICIPALITIES } from '@garita/domain/reference/municipalities';
import { ADDRESS_LABELS } from '@garita/domain/text/fields/record-labels.es';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { ReactNode } from 'react';
import { dateText } from '../lib/date-text.ts';
import { commonText } from '../text/common.es.ts';
import { historyText } from '../text/documents/history.es.ts';
import { dollarsText, percentText } from '../ui/amount.tsx';
import { type MaskName, maskedText } from '../ui/form/fields/masked-field.tsx';

/**
 * The label and formatter of a field in a history. The value is unknown because the history outlives the
 * shape of its records.
 */
export type HistoryField = { label: string; show: (value: unknown) => ReactNode };

/** The fields of a record by dotted name, including those of nested objects: 'postalAddress.zip'. */
export type FieldName<Shape> = Shape extends unknown
  ? {
      [Key in keyof Shape & string]-?: NonNullable<Shape[Key]> extends object
        ? `${Key}.${FieldName<NonNullable<Shape[Key]>>}`
        : Key;
    }[keyof Shape & string]
  : never;

/** A field for each name of a record, and the switch that all records have. */
export type HistoryFields<Shape> = Record<FieldName<Shape> | 'isActive', HistoryField>;

/** The mark that the server stores instead of a personal value. */
const HIDDEN = '***';

/** Returns an unknown value as text. */
export function plainText(value: unknown): string {
  if (value === undefined || value === null || value === '') return historyText.nothing;
  if (value === HIDDEN) return historyText.hidden;
  if (typeof value === 'boolean') return value ? commonText.yes : commonText.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** A field that is a text, a count, or yes or no. */
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

function municipality(label: string): HistoryField {
  return { label, show: ofNumber((id) => MUNICIPALITIES.find((each) => each.id === id)?.name ?? String(id)) };
}

export function date(label: string): HistoryField {
  return { label, show: ofText(dateText) };
}

/** A field of digits that the form shows in groups. */
export function digits(label: string, mask: MaskName): HistoryField {
  return { label, show: ofText((value) => maskedText(mask, value)) };
}

/** A field whose value is one word of a list. */
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

type AddressPart = 'street' | 'municipalityId' | 'state' | 'zip';

/** The fields of an address, each named with the whole: 'Dirección postal: Municipio'. */
export function address<Name extends string>(
  name: Name,
  label: string,
): Record<`${Name}.${AddressPart}`, HistoryField> {
  const partOf = (part: string) => historyText.partOf(label, part);
  const parts: Record<AddressPart, HistoryField> = {
    street: plain(partOf(ADDRESS_LABELS.street)),
    municipalityId: municipality(partOf(ADDRESS_LABELS.municipalityId)),
    state: plain(partOf(ADDRESS_LABELS.state)),
    zip: plain(partOf(ADDRESS_LABELS.zip)),
  };
  const named = Object.entries(parts).map(([part, field]) => [`${name}.${part}`, field]);
  // Object.fromEntries loses the names, which are the parts above after `name`.
  return Object.fromEntries(named) as Record<`${Name}.${AddressPart}`, HistoryField>;
}

/** A record, by its kind and id. */
export type HistoryOf = Pick<inferRouterInputs<AppRouter>['recordChanges']['list'], 'record' | 'recordId'>;

/** The name under which the history of a kind of record is stored, and how to show it. */
export type HistoryKind = Pick<HistoryOf, 'record'> & {
  /** The fields of such a record, in the order of its form. */
  fields: Readonly<Record<string, HistoryField>>;
  /** The title of a change, unless it is an ordinary edit. */
  updated?: string;
};

/** One change of a record. */
export type RecordHistoryLine = inferRouterOutputs<AppRouter>['recordChanges']['list']['lines'][number];

/** Returns the title of a change. */
export function changeTitle(
  { fields, updated = historyText.updated }: HistoryKind,
  line: RecordHistoryLine,
): string {
  if (line.kind === 'shown') return shownText(fields, line);
  if (line.kind !== 'updated') return historyText[line.kind];
  if (!isSwitch(line)) return updated;
  return line.changes[0]?.after === true ? historyText.activated : historyText.deactivated;
}

/** Returns true if a change did nothing but switch the record on or off, which its title says already. */
export function isSwitch({ kind, changes }: RecordHistoryLine): boolean {
  return kind === 'updated' && changes.length === 1 && changes[0]?.field === 'isActive';
}

function shownText(fields: HistoryKind['fields'], { changes: [shown] }: RecordHistoryLine): string {
  if (!shown || shown.field === 'socialSecurityNumber') return historyText.socialSecurityShown;
  return historyText.shown(historyField(fields, shown.field).label);
}

/** Returns how to show a field; a field that no longer exists keeps its own name. */
export function historyField(fields: HistoryKind['fields'], field: string): HistoryField {
  return fields[field] ?? plain(field);
}
