import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import ExcelJS from 'exceljs';
import type { ListGroup, ListReport } from './list-report.ts';
import { writeList } from './workbook-sheet.ts';

/** The media type of the file. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const LONGEST_NAME = 31;
const NOT_IN_NAMES = /[\\/?*[\]:']/g;

/**
 * Renders lists as an Excel file with a sheet for each: the head, the captions, which stay in view, the rows,
 * and the totals as formulas. If rows stand under headings, each row has its heading in a first column, so
 * that it can be sorted and filtered.
 *
 * @param later further rows, some of each list at a time; they are read once for each list
 */
export async function* renderWorkbook(
  lists: readonly ListReport[],
  later: AsyncIterable<LaterRows> = NO_LATER_ROWS,
): AsyncGenerator<Uint8Array> {
  const stream = new PassThrough();
  const written = writeLists(lists, later, stream);
  // A failure while writing also ends the reading.
  written.catch((error: Error) => stream.destroy(error));
  yield* stream;
  await written;
}

/** Later groups of each list, in the order of the lists. */
export type LaterRows = readonly (readonly ListGroup[])[];

const NO_LATER_ROWS: AsyncIterable<LaterRows> = (async function* () {})();

async function writeLists(
  lists: readonly ListReport[],
  later: AsyncIterable<LaterRows>,
  stream: PassThrough,
): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const packed = trackCompression(workbook, stream);
  const names = sheetNames(lists);
  for (const [index, list] of lists.entries()) {
    const more = laterGroups(later, index, async () => {
      await packed();
      if (stream.destroyed) throw new Error('Nobody reads the workbook any more');
    });
    await writeList(workbook, { list, more }, names[index] ?? list.title);
  }
  await workbook.commit();
}

/** Yields the later groups of one list; the next ones are read only after the previous ones were `packed`. */
async function* laterGroups(
  later: AsyncIterable<LaterRows>,
  index: number,
  packed: () => Promise<void>,
): AsyncGenerator<ListGroup> {
  for await (const part of later) {
    yield* part[index] ?? [];
    await packed();
  }
}

/**
 * Returns the names of the sheets as Excel accepts them: short, without forbidden characters, and different
 * from each other in any case of the letters.
 */
function sheetNames(lists: readonly ListReport[]): string[] {
  const taken = new Set<string>();
  return lists.map(({ title }) => {
    const plain = title.replace(NOT_IN_NAMES, ' ');
    let name = cutTo(plain, LONGEST_NAME);
    for (let times = 2; taken.has(name.toLowerCase()); times++) {
      const mark = ` (${times})`;
      name = cutTo(plain, LONGEST_NAME - mark.length) + mark;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}

function cutTo(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

type Piped = { pipe: (to: PassThrough) => unknown };
// exceljs does not publish its type.
type Zipped = { zip: { append: (source: unknown, part: { name: string }) => unknown } };

/**
 * Tracks the compression of a workbook that is written in pieces, and tells when the rows so far were
 * compressed: the writer itself does not wait, and would pile up rows in memory.
 */
function trackCompression(
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
