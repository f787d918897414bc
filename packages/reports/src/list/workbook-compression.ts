import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type ExcelJS from 'exceljs';

type Piped = { pipe: (to: PassThrough) => unknown };
// exceljs does not publish it
type Zipped = { zip: { append: (source: unknown, part: { name: string }) => unknown } };

/**
 * Tells, of a workbook that is written in pieces, when what was written of a sheet so far was packed: its
 * writer waits for nobody, and what it runs ahead by would be in memory.
 */
export function trackCompression(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  output: PassThrough,
): () => Promise<void> {
  const { zip } = workbook as unknown as Zipped;
  const append = zip.append.bind(zip);
  let feed: PassThrough | undefined;
  zip.append = (source, part) => {
    if (!isPiped(source)) return append(source, part);
    feed = new PassThrough();
    source.pipe(feed);
    return append(feed, part);
  };
  // Whoever leaves packs nothing any more.
  const left = new Promise((resolve) => void output.once('close', resolve));
  return async () => {
    if (feed?.writableNeedDrain) await Promise.race([once(feed, 'drain'), left]);
  };
}

function isPiped(source: unknown): source is Piped {
  return typeof source === 'object' && source !== null && 'pipe' in source;
}
