import { BLANK_OR_ZEROS, type FieldKind, ZEROS } from './field-kind.ts';
import type { ReadFileRecord } from './read-records.ts';
import type { FileFieldName } from './text/file-fields.es.ts';

/** The first and last position in a record, from 1. */
export type PositionRange = { start: number; end: number };

/** A field: positions with one meaning. */
export type RecordTableField = PositionRange & { name: FileFieldName; kind: FieldKind };

/** Positions without a meaning. */
export type Filler = PositionRange & { kind: FieldKind };

/** A kind of record as the agency published it. */
export type RecordTable<Name extends string = string> = {
  type: string;
  length: number;
  fields: Readonly<Record<Name, RecordTableField>>;
  /** The positions between the fields. */
  fillers: readonly Filler[];
  /** Fields and fillers: every position of the record once. */
  places: readonly (RecordTableField | Filler)[];
};

type Place = PositionRange & { kind: FieldKind };
type Range = readonly [start: number, end: number];
type Fill = {
  length: number;
  /** The content of positions that no field names. */
  rest: FieldKind;
  zeros?: readonly Range[];
  blankOrZeros?: readonly Range[];
};

export function at(start: number, end: number, kind: FieldKind): Place {
  return { start, end, kind };
}

export function recordTable<Name extends FileFieldName>(
  type: string,
  { length, rest, zeros = [], blankOrZeros = [] }: Fill,
  places: Readonly<Record<Name, Place>>,
): RecordTable<Name> {
  // Object.keys answers string[]; the keys are the names of the type.
  const names = Object.keys(places) as Name[];
  const named = names.map((name): [Name, RecordTableField] => {
    const place: Place = places[name];
    return [name, { name, ...place }];
  });
  // The entries have exactly these names.
  const fields = Object.fromEntries(named) as Record<Name, RecordTableField>;
  const filled: readonly Filler[] = [
    ...zeros.map(([start, end]) => at(start, end, ZEROS)),
    ...blankOrZeros.map(([start, end]) => at(start, end, BLANK_OR_ZEROS)),
  ];
  const taken = [...named.map(([, field]) => field), ...filled];
  const fillers = [...filled, ...gapsBetween(taken, length, rest)];
  return { type, length, fields, fillers, places: [...Object.values<RecordTableField>(fields), ...fillers] };
}

/**
 * Returns the gaps between some positions. RangeError if two overlap, which is a mistake of the table and not
 * of a file.
 */
function gapsBetween(taken: readonly PositionRange[], length: number, kind: FieldKind): Filler[] {
  const gaps: Filler[] = [];
  let next = 1;
  for (const { start, end } of [
    ...taken.toSorted((a, b) => a.start - b.start),
    at(length + 1, length + 1, kind),
  ]) {
    if (start < next) throw new RangeError(`Position ${start} is taken twice`);
    if (start > next) gaps.push(at(next, start - 1, kind));
    next = end + 1;
  }
  return gaps;
}

export function valueOf({ text }: ReadFileRecord, { start, end }: PositionRange): string {
  return text.slice(start - 1, end);
}

/**
 * Returns the number in a field; NaN for anything else, which is reported for the field and breaks no sum.
 */
export function numberIn(record: ReadFileRecord, field: PositionRange): number {
  const value = valueOf(record, field);
  return /^\d+$/.test(value) ? Number(value) : Number.NaN;
}

/** Returns the words of several fields, such as a name. */
export function wordsIn(record: ReadFileRecord, fields: readonly PositionRange[]): string {
  return fields
    .map((field) => valueOf(record, field).trim())
    .filter((word) => word !== '')
    .join(' ');
}
