import {
  drawFigureTable,
  type FigureTable,
  TABLE_LINES_HEIGHT,
  withBrokenLabels,
} from '../pdf/figure-table.ts';
import { COLUMN_WIDTH, COLUMNS, TABLES_TOP } from './page-layout.ts';
import type { Stub } from './stub.ts';
import { summaryTop } from './stub-summary.ts';

const BAND_GAP = 12;
const MAX_ROW_HEIGHT = 13.5;
/** Of rows that are still told apart. */
const LEAST_ROW_HEIGHT = 8.4;

/** Draws two bands of three tables: what makes the net, and what it was computed from. */
export function drawStubTables(pdf: PDFKit.PDFDocument, stub: Stub): void {
  const room = summaryTop(stub) - TABLES_TOP - 2 * TABLE_LINES_HEIGHT - 2 * BAND_GAP;
  const [upper, lower] = bandsIn(pdf, stub, room);
  const rowHeight = Math.min(MAX_ROW_HEIGHT, room / (mostRows(upper) + mostRows(lower)));
  drawBand(pdf, upper, { y: TABLES_TOP, rowHeight, rowSlots: mostRows(upper) });
  const lowerTop = TABLES_TOP + TABLE_LINES_HEIGHT + rowHeight * mostRows(upper) + BAND_GAP;
  drawBand(pdf, lower, { y: lowerTop, rowHeight, rowSlots: mostRows(lower) });
}

/** With labels over as many rows as they want, or as the page has room for; the rest is set smaller. */
function bandsIn(pdf: PDFKit.PDFDocument, { bands }: Stub, room: number): Stub['bands'] {
  for (const lines of [3, 2]) {
    const broken = (tables: readonly FigureTable[]) =>
      tables.map((table) => withBrokenLabels(pdf, table, { width: COLUMN_WIDTH, lines }));
    const [upper, lower] = [broken(bands[0]), broken(bands[1])];
    if ((mostRows(upper) + mostRows(lower)) * LEAST_ROW_HEIGHT <= room) return [upper, lower];
  }
  return bands;
}

function drawBand(
  pdf: PDFKit.PDFDocument,
  tables: readonly FigureTable[],
  frame: { y: number; rowHeight: number; rowSlots: number },
): void {
  COLUMNS.forEach((x, index) => {
    const table = tables[index];
    if (table) drawFigureTable(pdf, table, { ...frame, x, width: COLUMN_WIDTH });
  });
}

function mostRows(tables: readonly FigureTable[]): number {
  return Math.max(...tables.map(({ rows }) => rows.length));
}
