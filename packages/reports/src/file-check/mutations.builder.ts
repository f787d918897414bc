import type { FileKind } from './check-file.ts';
import { FORM_480_RECORDS } from './form-480/form-480-records.ts';
import type { PositionRange, RecordTable } from './record-table.ts';
import { form480Records, ssaRecords, suriRecords, wageRecords } from './sample-files.builder.ts';
import { W2PR_RECORDS } from './w2pr/w2pr-records.ts';
import { WAGE_RECORD } from './wages/wage-records.ts';

/** A file with one thing changed. */
export type Mutation = { change: string; record: string; place: string; records: string[] };

/** The samples, with the table of each record. */
export const SAMPLES: Readonly<
  Record<FileKind, { records: string[]; tableOf: (text: string, index: number) => RecordTable }>
> = {
  'w2pr-suri-text': { records: suriRecords(), tableOf: (text) => w2prTable('suri', text) },
  'w2pr-ssa-text': { records: ssaRecords(), tableOf: (text) => w2prTable('ssa', text) },
  'wages-text': { records: wageRecords(), tableOf: () => WAGE_RECORD },
  'form-480-text': {
    records: form480Records(),
    tableOf: (_, index) => {
      const { SU, PA, ...forms } = FORM_480_RECORDS;
      const order: readonly RecordTable[] = [
        SU,
        PA,
        forms['480.6SP'],
        forms['480.6SP'],
        forms['480.6SP.2'],
        forms['480.5'],
      ];
      const table = order[index];
      if (!table) throw new RangeError(`The sample has no record ${index}`);
      return table;
    },
  },
};

function w2prTable(agency: 'suri' | 'ssa', text: string): RecordTable {
  const table = Object.values<RecordTable>(W2PR_RECORDS[agency]).find(({ type }) => text.startsWith(type));
  if (!table) throw new RangeError(`No table of ${text.slice(0, 2)}`);
  return table;
}

/** The ways to break one field; undefined if the change has no effect. */
const CHANGES: Readonly<Record<string, (value: string) => string>> = {
  blanked: (value) => ' '.repeat(value.length),
  'shifted by one': (value) => ` ${value.slice(0, -1)}`,
  'a letter in a number': (value) => (/^\d+$/.test(value) ? `X${value.slice(1)}` : value),
  'a point in a number': (value) =>
    /^\d{4,}$/.test(value) ? `${value.slice(0, -3)}.${value.slice(-2)}` : value,
  'a sign before a number': (value) => (/^\d{2,}$/.test(value) ? `-${value.slice(1)}` : value),
  'another last digit': (value) => value.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
  'small letters': (value) => value.toLowerCase(),
  'an accent': (value) => `\u00D1${value.slice(1)}`,
  'a sign in a text': (value) =>
    /[A-Z]{2}/.test(value) ? value.replace(/[A-Z]{2}/, (letters) => `${letters[0]}*`) : value,
  'something where nothing is': (value) => (/^ +$/.test(value) ? `X${value.slice(1)}` : value),
  'another amount where zeros are': (value) => (/^0{2,}$/.test(value) ? `${value.slice(0, -1)}7` : value),
};

/** Yields every change of every field and filler of a sample. */
export function fieldMutations(kind: FileKind): Mutation[] {
  const { records, tableOf } = SAMPLES[kind];
  return records.flatMap((text, index) => {
    const table = tableOf(text, index);
    return placesIn(table).flatMap(({ place, start, end }) => {
      const value = text.slice(start - 1, end);
      return Object.entries(CHANGES)
        .map(([change, of]) => ({ change, value: of(value) }))
        .filter((changed) => changed.value !== value)
        .map((changed) => ({
          change: changed.change,
          record: table.type,
          place,
          records: records.with(index, text.slice(0, start - 1) + changed.value + text.slice(end)),
        }));
    });
  });
}

function placesIn({ fields, fillers }: RecordTable): (PositionRange & { place: string })[] {
  return [
    ...Object.values(fields).map((field) => ({ ...field, place: field.name })),
    ...fillers.map(({ start, end }) => ({ start, end, place: `${start}-${end}` })),
  ];
}

/** Yields every change of the records themselves. */
export function recordMutations(kind: FileKind): Mutation[] {
  const { records, tableOf } = SAMPLES[kind];
  return records.flatMap((text, index) => {
    const mutation = (change: string, changed: string[]) => ({
      change,
      record: tableOf(text, index).type,
      place: `record ${index + 1}`,
      records: changed,
    });
    const next = records[index + 1];
    return [
      mutation('left out', records.toSpliced(index, 1)),
      mutation('twice', records.toSpliced(index, 0, text)),
      mutation('too long', records.with(index, `${text} `)),
      mutation('too short', records.with(index, text.slice(0, -1))),
      ...(next === undefined
        ? []
        : [
            mutation('moved to the end', [...records.toSpliced(index, 1), text]),
            mutation('after the next', records.toSpliced(index, 2, next, text)),
          ]),
    ];
  });
}
