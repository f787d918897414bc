import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { openDatabase } from '@garita/ledger/database/client';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { databaseFiles } from '../data-folder.ts';
import { lockFolder } from '../database-lock.ts';
import { CONSOLE } from '../text/console.es.ts';
import type { Outcome } from './command.ts';

export const restoreSchema = z.strictObject({ path: z.string().min(1, 'required') });

/**
 * Makes the embedded database of what `backup` kept, where there is none yet.
 *
 * @throws FolderInUseError while a server has the folder.
 */
export async function restore({ database }: Config, input: unknown): Promise<Outcome> {
  const { path } = restoreSchema.parse(input);
  if (!('dataFolder' in database)) return { ok: false, lines: [CONSOLE.backupOfPostgres] };
  const lock = await lockFolder(database.dataFolder);
  try {
    const folder = databaseFiles(database.dataFolder);
    if (existsSync(folder)) return { ok: false, lines: [CONSOLE.databaseThere(folder)] };
    const files = new Blob([new Uint8Array(gunzipSync(await readFile(path)))]);
    try {
      const { close } = await openDatabase({ folder, from: files });
      await close();
    } catch (error) {
      // Half a database would be taken for a whole one.
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return { ok: true, lines: [CONSOLE.restored(folder), CONSOLE.secretNotBackedUp] };
  } finally {
    lock.release();
  }
}
