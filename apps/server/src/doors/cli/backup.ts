import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { CONSOLE } from '../../text/console.es.ts';
import { command } from './command.ts';
import { fileFailureOutcome } from './file-failure.ts';
import { refusalOfTaken, writeOut } from './write-out.ts';

export const backupSchema = z.strictObject({ out: z.string().min(1, 'required') });

/**
 * Keeps the files of the embedded database as they are at one moment, beside a server that works on. A file
 * that is there already is refused.
 */
export const backup = command(backupSchema, async ({ dump }, { out }, tell) => {
  if (!dump) return { ok: false, lines: [CONSOLE.backupOfPostgres] };
  const taken = refusalOfTaken(out);
  if (taken) return taken;
  tell(CONSOLE.writing(0));
  const files = await dump();
  const packed = Readable.from(piecesOf(files)).pipe(createGzip());
  try {
    const bytes = await writeOut(out, packed, (length) => tell(CONSOLE.writing(length)));
    return {
      ok: true,
      lines: [CONSOLE.backedUp(out, bytes), CONSOLE.secretNotBackedUp],
      facts: { out, bytes },
    };
  } catch (error) {
    return fileFailureOutcome(out, error);
  }
});

// Of a blob's own stream, whose types the browser's and Node's disagree about.
async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  const PIECE = 1 << 20;
  for (let from = 0; from < blob.size; from += PIECE) {
    yield new Uint8Array(await blob.slice(from, from + PIECE).arrayBuffer());
  }
}
