import type { FileBytes } from './read-records.ts';

/** An encoding in which some programs save text and which no agency reads, by the name of its rule. */
export type ForeignEncoding = 'byte-order-mark' | 'utf-16';

/**
 * The bytes of a file without the traces of a foreign encoding, and that encoding once the first bytes are
 * read.
 */
export type PlainBytes = { bytes: AsyncIterable<Uint8Array>; encoding: () => ForeignEncoding | undefined };

/** The longest byte order mark, in bytes. */
const LONGEST_MARK = 3;

/**
 * Reads ASCII from a file with a byte order mark or in UTF-16, so that its records can be checked too: the
 * mark is removed and, in UTF-16, each zero byte.
 */
export function plainBytes(bytes: FileBytes): PlainBytes {
  let encoding: ForeignEncoding | undefined;
  return { bytes: read(), encoding: () => encoding };

  async function* read(): AsyncGenerator<Uint8Array> {
    let start: Uint8Array | undefined = new Uint8Array();
    for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
      if (!start) {
        yield plain(piece);
        continue;
      }
      start = Buffer.concat([start, piece]);
      if (start.length < LONGEST_MARK) continue;
      yield begin(start);
      start = undefined;
    }
    if (start) yield begin(start);
  }

  function begin(start: Uint8Array): Uint8Array {
    const [first, second, third] = start;
    if (first === 0xef && second === 0xbb && third === 0xbf) {
      encoding = 'byte-order-mark';
      return start.subarray(3);
    }
    const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    if (isMarked || (start.length > 1 && (first === 0) !== (second === 0))) encoding = 'utf-16';
    return plain(isMarked ? start.subarray(2) : start);
  }

  function plain(piece: Uint8Array): Uint8Array {
    return encoding === 'utf-16' ? piece.filter((byte) => byte !== 0) : piece;
  }
}
