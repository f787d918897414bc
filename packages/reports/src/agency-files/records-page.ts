import type { DocumentLine } from '@garita/domain/filing/filed/document-lines';
import { formatCents } from '@garita/domain/money/cents';
import { isBoxAmount } from '@garita/domain/report/box-amount';
import { type BoxSource, sumOf } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { encodeField } from '../fixed-width/encode-field.ts';
import { type NamedField, placeOf } from '../fixed-width/record-layout.ts';
import type { RecordValues } from '../fixed-width/write-record.ts';
import { AGENCY_FILES } from '../text/agency-files.es.ts';
import type { AgencyFileRecord } from './file-record.ts';

/** A field of a record in words: its positions, its name and its content. */
export type ShownField = {
  place: string;
  name: string;
  value: string;
  isFigure: boolean;
  /** The source of a figure that pay makes. */
  source?: BoxSource | undefined;
  /** True for the moment at which the file was made, which is no part of its content. */
  isMoment?: true;
};

/** The first records of a file with every field that has content, and the number of all records. */
export type RecordsPage = {
  title: string;
  company: string;
  date: CalendarDate;
  /** A note about the file; '' without one. */
  note: string;
  records: readonly { heading: string; fields: readonly ShownField[] }[];
  count: number;
};

/** The number of records in the preview: the submitter, the employer, and those of three people. */
const SHOWN = 11;

/** Returns the preview of a file: its first records and, if there are more, its totals. */
export function recordsPage(all: Iterable<AgencyFileRecord>): Pick<RecordsPage, 'records' | 'count'> {
  const first: AgencyFileRecord[] = [];
  const last: AgencyFileRecord[] = [];
  let count = 0;
  for (const record of all) {
    count += 1;
    if (first.length < SHOWN) first.push(record);
    else if (isOfAll(record)) last.push(record);
  }
  return { records: [...first, ...last].map(shownRecord), count };
}

/**
 * Yields a file line by line: each field of its records with content, except the moment at which it was made.
 */
export function* recordLines(all: Iterable<AgencyFileRecord>): Generator<DocumentLine> {
  for (const record of all) {
    const { heading, fields } = shownRecord(record);
    const { of, id } = record.owner;
    const whose = of === 'employee' ? { certificate: String(id) } : {};
    for (const { place, name, value, isMoment } of fields) {
      if (isMoment || value === '' || value === NOTHING) continue;
      yield { name: [heading, name, place].join(' · '), value, ...whose };
    }
  }
}

const NOTHING = formatCents(0);

/** Returns true for the totals, which belong to the company; there are few at the end. */
function isOfAll({ owner }: AgencyFileRecord): boolean {
  return owner.of === 'company';
}

function shownRecord({ layout, values, owner }: AgencyFileRecord): RecordsPage['records'][number] {
  return {
    heading: `${layout.id} · ${owner.name}`,
    fields: layout.fields.flatMap((field) => ('name' in field ? [shownField(field, { values, owner })] : [])),
  };
}

function shownField(
  field: NamedField,
  { values, owner }: Pick<AgencyFileRecord, 'values' | 'owner'>,
): ShownField {
  const words = AGENCY_FILES.fields[field.name] ?? field.name;
  return {
    place: placeOf(field),
    name: field.box === undefined ? words : `${words} (${AGENCY_FILES.box(field.box)})`,
    value: shownValue(field, values),
    isFigure: field.kind === 'cents' || field.kind === 'count',
    source: sourceOf(field, owner),
    ...(field.isMoment && { isMoment: true }),
  };
}

/**
 * Returns the source of an amount, which has the name of the amount of pay; in a record of the company it
 * counts everybody.
 */
function sourceOf({ kind, name }: NamedField, { of, id }: AgencyFileRecord['owner']): BoxSource | undefined {
  if (kind !== 'cents' || !isBoxAmount(name)) return undefined;
  return sumOf(name, of === 'company' ? {} : { personId: id });
}

// Returns the content of the field in the file or, if the file cannot hold it, the value of the record.
function shownValue(field: NamedField, values: RecordValues): string {
  const value = values[field.name] ?? null;
  switch (field.kind) {
    case 'cents':
      return formatCents(Number(value));
    case 'count':
      return String(value);
    case 'taxpayer':
      return `*****${String(value ?? '').slice(-4)}`;
    case 'person':
    case 'company':
    case 'text':
    case 'email':
    case 'digits':
    case 'date': {
      const encoded = encodeField(field, value);
      return (encoded.ok ? encoded.text : String(value ?? '')).trimEnd();
    }
  }
}
