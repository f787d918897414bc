import type { FileRecord, Line } from './read-records.ts';

/** What checks one kind of file, a record at a time. */
export type FileChecker = {
  /** What kind of record a line is. */
  typeOf: (line: Line) => string | null;
  check: (record: FileRecord) => void;
  /** After the last record. */
  end: (last: FileRecord) => void;
  /** The year that the file is of, as far as it says one. */
  year: () => number | null;
};
