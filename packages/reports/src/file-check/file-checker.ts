import type { FileLine, ReadFileRecord } from './read-records.ts';

/** What checks one kind of file, a record at a time. */
export type FileChecker = {
  /** What kind of record a line is. */
  typeOf: (line: FileLine) => string | null;
  check: (record: ReadFileRecord) => void;
  /** After the last record. */
  end: (last: ReadFileRecord) => void;
  /** The year that the file is of, as far as it says one. */
  year: () => number | null;
};
