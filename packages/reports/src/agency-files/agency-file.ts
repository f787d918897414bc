import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type EncodingFault, encodeField } from '../fixed-width/encode-field.ts';
import { writeLines, writeRecord } from '../fixed-width/write-record.ts';
import type { Report } from '../report.ts';
import { AGENCY_FILES, misfitText } from '../text/agency-files.es.ts';
import { type AgencyFileRecord, fieldOwner } from './file-record.ts';
import { type RecordOwner, recordPath } from './record-owner.ts';
import { recordLines, recordsPage } from './records-page.ts';

/** Something that cannot be written to a file as a record has it; without it there is no file. */
export type InvalidFieldValue = RecordOwner & {
  /** The place of the field in the record's own form; '' for a derived value. */
  field: string;
  misfit: EncodingFault;
  /** The fault in a Spanish sentence, such as 'Dirección: no cabe en dos líneas de 22.' */
  text: string;
};

/** A file of records that an agency reads. */
export type AgencyFile<Data> = Report<Data> & {
  /**
   * Returns the records in the order of the file. Each reader calls it again and reads one record at a time.
   */
  records: (data: Data) => Iterable<AgencyFileRecord>;
  /** Returns the values that cannot be written, once for each person and field. */
  unfit: (data: Data) => InvalidFieldValue[];
};

type Described<Data> = Pick<AgencyFile<Data>, 'records'> & {
  title: string;
  fileName: (data: Data) => string;
  lineEnd: '\r\n' | '\n';
  /** Said above the records, where no publication of the agency was found. */
  note?: string;
};

/** A file by its name and its records. */
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
    unfit: (data) => unfitOf(records(data)),
    render: (data) => writeLines(linesOf(records(data)), lineEnd),
  };
}

function* linesOf(records: Iterable<AgencyFileRecord>): Generator<string> {
  for (const { layout, values } of records) yield writeRecord(layout, values);
}

function unfitOf(records: Iterable<AgencyFileRecord>): InvalidFieldValue[] {
  const found = new Map<string, InvalidFieldValue>();
  for (const record of records) {
    const { layout, values } = record;
    for (const field of layout.pieces) {
      if (typeof field === 'string') continue;
      const encoded = encodeField(field, values[field.name] ?? null);
      if (encoded.ok) continue;
      const { misfit } = encoded;
      const whose = fieldOwner(record, field.name);
      const path = recordPath(whose, field.name);
      const words = AGENCY_FILES.fields[field.name] ?? field.name;
      const unfit = { ...whose, field: path, misfit, text: misfitText(words, misfit, field) };
      found.set([whose.of, whose.id, path || field.name, misfit].join(' '), unfit);
    }
  }
  return [...found.values()];
}
