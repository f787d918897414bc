import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { openDatabase } from '@garita/ledger/database/open-database';
import { z } from 'zod';
import type { Config } from '../../boot/config.ts';
import { databaseFiles } from '../../boot/data-folder.ts';
import { lockFolder } from '../../boot/database-lock.ts';
import { CONSOLE } from '../../text/console.es.ts';
import type { Outcome, ReportProgress } from './command.ts';
import { fileFailureOutcome } from './write-out.ts';

export const restoreSchema = z.strictObject({ path: z.string().min(1, 'required') });

/**
 * Restores the embedded database from a file of `backup`, in a folder without a database.
 *
 * @throws FolderInUseError while a server has the folder.
 */
export async function restore({ database }: Config, input: unknown, tell: ReportProgress): Promise<Outcome> {
  const { path } = restoreSchema.parse(input);
  if (!('dataFolder' in database)) return { ok: false, lines: [CONSOLE.backupOfPostgres] };
  tell(CONSOLE.restoring);
  // Read before the folder is made, which would stay after a failure.
  const backup = await readBackup(path);
  if (!(backup instanceof Blob)) return backup;
  const lock = await lockFolder(database.dataFolder);
  try {
    const folder = databaseFiles(database.dataFolder);
    if (existsSync(folder)) return { ok: false, lines: [CONSOLE.databaseThere(folder)] };
    try {
      const { close } = await openDatabase({ folder, from: backup });
      await close();
    } catch (error) {
      // Half a database could be mistaken for a whole one.
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return { ok: true, lines: [CONSOLE.restored(folder), CONSOLE.secretNotBackedUp], facts: { folder } };
  } finally {
    lock.release();
  }
}

/** Returns the files of a backup, or the reason why there are none. */
async function readBackup(path: string): Promise<Blob | Outcome> {
  try {
    const packed = await readFile(path);
    return filesIn(packed) ?? { ok: false, lines: [CONSOLE.noBackup(path)] };
  } catch (error) {
    return fileFailureOutcome(path, error);
  }
}

function filesIn(packed: Buffer): Blob | undefined {
  try {
    const files = gunzipSync(packed);
    // PostgreSQL recognizes its own folder by this file.
    return files.includes('PG_VERSION') ? new Blob([new Uint8Array(files)]) : undefined;
  } catch {
    return undefined;
  }
}
