import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { CONSOLE } from '../../text/console.es.ts';
import { command } from './command.ts';
import { fileFailureOutcome, refusalBeforeWriting, writeOut } from './write-out.ts';

export const backupSchema = z.strictObject({
  /** The file to write; with `keep`, the folder. */
  out: z.string().min(1, 'required'),
  /** The number of backups to keep in the folder, including the new one. */
  keep: z
    .number({ error: 'count-invalid' })
    .int('count-invalid')
    .min(1, 'count-invalid')
    .max(1_000, 'count-invalid')
    .optional(),
});

/**
 * Writes the files of the embedded database as they are at one moment, while the server works on. An existing
 * file is refused. With `keep`, the file is named after the moment, and the oldest backups of the folder are
 * removed once the new one is complete.
 */
export const backup = command(backupSchema, async ({ dump, now }, { out: place, keep }, tell) => {
  if (!dump) return { ok: false, lines: [CONSOLE.backupOfPostgres] };
  const out = keep === undefined ? place : join(place, backupName(now()));
  const refused = refusalBeforeWriting(out);
  if (refused) return refused;
  tell(CONSOLE.writing(0));
  const files = await dump();
  const packed = Readable.from(piecesOf(files)).pipe(createGzip());
  try {
    const bytes = await writeOut(out, packed, (length) => tell(CONSOLE.writing(length)));
    const removed = keep === undefined ? [] : await removeOldest(place, keep);
    return {
      ok: true,
      lines: [
        CONSOLE.backedUp(out, bytes),
        ...removed.map(CONSOLE.oldBackupRemoved),
        CONSOLE.secretNotBackedUp,
      ],
      facts: { out, bytes, ...(keep === undefined ? {} : { removed }) },
    };
  } catch (error) {
    return fileFailureOutcome(out, error);
  }
});

const BACKUP_NAME = /^garita-\d{8}T\d{6}Z\.tar\.gz$/;

function backupName(now: Date): string {
  return `garita-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`;
}

// The names are in the order of their moments. Files with other names are not ours to remove.
async function removeOldest(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted();
  const removed = names.slice(0, -keep).map((name) => join(folder, name));
  for (const path of removed) await rm(path);
  return removed;
}

// Reads the stream of the blob by hand, because the types of browsers and of Node disagree about it.
async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  const PIECE = 1 << 20;
  for (let from = 0; from < blob.size; from += PIECE) {
    yield new Uint8Array(await blob.slice(from, from + PIECE).arrayBuffer());
  }
}
