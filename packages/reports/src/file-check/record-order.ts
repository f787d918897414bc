import type { ReportFinding } from './finding.ts';
import type { ReadFileRecord } from './read-records.ts';

/** The kinds of record that may follow each kind: `start` stands before the first, `end` after the last. */
export type RecordOrder = Readonly<Record<string, readonly string[]>>;

/**
 * Watches the order of the records. After one that is out of order it goes on from there, so that one slip is
 * told once.
 */
export function watchOrder(order: RecordOrder, tell: ReportFinding) {
  let before = 'start';
  return {
    pass: (record: ReadFileRecord) => {
      if (record.type === null) return tell('record-unknown', { record });
      if (!order[before]?.includes(record.type)) tell('record-order', { record });
      before = record.type;
    },
    end: (last: ReadFileRecord) => {
      if (!order[before]?.includes('end')) tell('record-missing', { record: last });
    },
  };
}
