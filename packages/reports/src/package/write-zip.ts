import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** The media type of the file. */
export const ZIP_TYPE = 'application/zip';

/** A file of an archive. */
export type ZippedFile = { name: string; bytes: AsyncIterable<Uint8Array> };

/** Files that are compressed already. */
const COMPRESSED = /\.(pdf|xlsx)$/;

/**
 * Writes files as one archive while it is read: memory holds a piece of one file. Every file has the date
 * `date`, so that the same files give the same bytes.
 */
export async function* writeZip(
  files: AsyncIterable<ZippedFile>,
  date: CalendarDate,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    written.push(piece);
  });
  for await (const { name, bytes } of files) {
    const file = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    // The format has no time zone and stores local time.
    file.mtime = new Date(`${date}T00:00:00`);
    zip.add(file);
    for await (const piece of bytes) {
      // Copied, because the maker of the piece may write into it again.
      file.push(piece.slice());
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
