import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type ExcelJS from 'exceljs';

type Piped = { pipe: (to: PassThrough) => unknown };
// exceljs does not publish its type.
type Zipped = { zip: { append: (source: unknown, part: { name: string }) => unknown } };

/**
 * Tracks the compression of a workbook that is written in pieces, and tells when the rows so far were
 * compressed: the writer itself does not wait, and would pile up rows in memory.
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
  // After the reader leaves, nothing is compressed any more.
  const left = new Promise((resolve) => void output.once('close', resolve));
  return async () => {
    if (feed?.writableNeedDrain) await Promise.race([once(feed, 'drain'), left]);
  };
}

function isPiped(source: unknown): source is Piped {
  return typeof source === 'object' && source !== null && 'pipe' in source;
}
