import { encodeField } from './encode-field.ts';
import type { FieldValue, NamedField, RecordLayout } from './record-layout.ts';

export type RecordValues = Readonly<Record<string, FieldValue>>;

/**
 * Returns a record as it stands in the file, without its line ending.
 *
 * @throws RangeError for a value that `encodeField` refuses. The caller refuses such a value before, by the
 *   name of its person or company.
 */
export function writeRecord({ id, pieces }: RecordLayout, values: RecordValues): string {
  let record = '';
  for (const piece of pieces) record += typeof piece === 'string' ? piece : encodeOrThrow(id, piece, values);
  return record;
}

function encodeOrThrow(id: string, field: NamedField, values: RecordValues): string {
  const encoded = encodeField(field, values[field.name] ?? null);
  if (encoded.ok) return encoded.text;
  throw new RangeError(`${id}: ${field.name} does not fit: ${encoded.misfit}`);
}

/** Large enough for few pieces, and small beside a file of ten thousand employees. */
const PIECE_BYTES = 64 * 1024;

/** Yields lines of ASCII as bytes, in pieces: lines that nobody has read yet are not made. */
export async function* writeLines(lines: Iterable<string>, lineEnd: string): AsyncGenerator<Uint8Array> {
  let piece = '';
  for (const line of lines) {
    piece += line + lineEnd;
    if (piece.length < PIECE_BYTES) continue;
    yield Buffer.from(piece, 'latin1');
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece, 'latin1');
}
