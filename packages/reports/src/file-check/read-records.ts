/** A file's bytes: whole, or in pieces. */
export type FileBytes = Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** A line of the file without its ending. One byte is one character. */
export type TextFileLine = { number: number; text: string; ending: LineEnding };

/** A line with the kind of its record; null if it is none. */
export type ReadFileRecord = TextFileLine & { type: string | null };

export type LineEnding = 'crlf' | 'lf' | 'none';

/** Far longer than any record, for files without line endings. */
const LONGEST = 64 * 1024;

/** Yields the records of a file one by one: memory holds one piece and one record. */
export async function* readRecords(bytes: FileBytes): AsyncGenerator<TextFileLine> {
  const decoder = new TextDecoder('latin1');
  let number = 0;
  let rest = '';
  for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield endedLine((number += 1), line);
    if (rest.length > LONGEST) break;
  }
  if (rest !== '') yield { number: number + 1, text: rest, ending: 'none' };
}

function endedLine(number: number, text: string): TextFileLine {
  return text.endsWith('\r')
    ? { number, text: text.slice(0, -1), ending: 'crlf' }
    : { number, text, ending: 'lf' };
}

/** The checker of one kind of file, which gets one record at a time. */
export type FileChecker = {
  /** Returns the kind of record of a line. */
  typeOf: (line: TextFileLine) => string | null;
  check: (record: ReadFileRecord) => void;
  /** Reports what is only known after the last record. */
  end: (last: ReadFileRecord) => void;
  /** The year of the file; null if the file does not say one. */
  year: () => number | null;
};
