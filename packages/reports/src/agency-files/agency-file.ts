import type { CalendarDate } from '@garita/domain/time/calendar-date';
import {
  type EncodedField,
  type EncodingFault,
  type EncodingLoss,
  encodeField,
} from '../fixed-width/encode-field.ts';
import { writeLines, writeRecord } from '../fixed-width/write-record.ts';
import type { Report } from '../report.ts';
import { AGENCY_FILES, misfitText } from '../text/agency-files.es.ts';
import { type AgencyFileRecord, fieldOwner } from './file-record.ts';
import { type RecordOwner, recordPath } from './record-owner.ts';
import { recordLines, recordsPage } from './records-page.ts';

/** A value of a record that a file cannot hold as it is. */
export type InvalidFieldValue = RecordOwner & {
  /** The place of the field in the record's own form; '' for a derived value. */
  field: string;
  misfit: EncodingFault;
  /** The fault in a Spanish sentence, such as 'Número patronal: falta.' */
  text: string;
};

/** A file of records that an agency reads. */
export type AgencyFile<Data> = Report<Data> & {
  /**
   * Returns the records in the order of the file. Each reader calls it again and reads one record at a time.
   */
  records: (data: Data) => Iterable<AgencyFileRecord>;
  /**
   * Returns the numbers that cannot be written, once for each person and field; with any of them there is no
   * file.
   */
  unfit: (data: Data) => InvalidFieldValue[];
  /** Returns the words that the file shortens, once for each person and field. */
  losses: (data: Data) => InvalidFieldValue[];
};

type Described<Data> = Pick<AgencyFile<Data>, 'records'> & {
  title: string;
  fileName: (data: Data) => string;
  lineEnd: '\r\n' | '\n';
  /** Shown above the records if no publication of the agency was found. */
  note?: string;
};

/** Makes an agency's file from its name and its records. */
export function agencyFile<Data extends { company: { name: string }; date: CalendarDate }>({
  title,
  fileName,
  lineEnd,
  note = '',
  records,
}: Described<Data>): AgencyFile<Data> {
  return {
    contentType: 'text/plain',
    fileName,
    records,
    kind: 'records',
    page: (data) => ({
      kind: 'records',
      records: { title, company: data.company.name, date: data.date, note, ...recordsPage(records(data)) },
    }),
    lines: (data) => [...recordLines(records(data))],
    unfit: (data) =>
      faultsOf(records(data), (encoded) => (encoded.ok ? undefined : { ...encoded, lost: '' })),
    losses: (data) => faultsOf(records(data), (encoded) => (encoded.ok ? encoded.loss : undefined)),
    render: (data) => writeLines(linesOf(records(data)), lineEnd),
  };
}

function* linesOf(records: Iterable<AgencyFileRecord>): Generator<string> {
  for (const { layout, values } of records) yield writeRecord(layout, values);
}

function faultsOf(
  records: Iterable<AgencyFileRecord>,
  faultIn: (encoded: EncodedField) => EncodingLoss | undefined,
): InvalidFieldValue[] {
  const found = new Map<string, InvalidFieldValue>();
  for (const record of records) {
    const { layout, values } = record;
    for (const field of layout.pieces) {
      if (typeof field === 'string') continue;
      const fault = faultIn(encodeField(field, values[field.name] ?? null));
      if (!fault) continue;
      const { misfit, lost } = fault;
      const whose = fieldOwner(record, field.name);
      const path = recordPath(whose, field.name);
      const words = AGENCY_FILES.fields[field.name] ?? field.name;
      const key = [whose.of, whose.id, path || field.name, misfit].join(' ');
      if (found.has(key)) continue;
      found.set(key, { ...whose, field: path, misfit, text: misfitText(words, misfit, { ...field, lost }) });
    }
  }
  return [...found.values()];
}
