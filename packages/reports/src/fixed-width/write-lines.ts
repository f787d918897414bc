/** Enough that the pieces are few, and little beside a file of ten thousand employees. */
const PIECE_BYTES = 64 * 1024;

/** Lines of ASCII as bytes, in pieces as they are read: what is not read yet is not made yet. */
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
