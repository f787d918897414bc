import type { FileLine, ReadFileRecord } from './read-records.ts';

/** The checker of one kind of file, which takes a record at a time. */
export type FileChecker = {
  /** Returns the kind of record that a line is. */
  typeOf: (line: FileLine) => string | null;
  check: (record: ReadFileRecord) => void;
  /** Checks what can only be told after the last record. */
  end: (last: ReadFileRecord) => void;
  /** The year that the file is of, as far as it says one. */
  year: () => number | null;
};
