import { drawFigureTable, type FigureTable, TABLE_LINES_HEIGHT, wrapLabels } from '../pdf/figure-table.ts';
import { COLUMN_WIDTH, COLUMNS } from './page-layout.ts';
import type { Stub } from './stub.ts';
import { summaryTop } from './stub-summary.ts';

const BAND_GAP = 12;
const MAX_ROW_HEIGHT = 13.5;
/** The smallest height of readable rows. */
const LEAST_ROW_HEIGHT = 8.4;
/**
 * The numbers of rows that a label may take, tried in this order while the page has room: the longest name of
 * a company's line takes about ten.
 */
const LABEL_ROWS = [12, 6, 3, 2] as const;
/** The number of rows that a label may take before the payee above the tables is set smaller. */
const LABEL_ROWS_BELOW_PAYEE = 3;

/**
 * Draws two bands of three tables from `top` down: the amounts that make the net, and the inputs of their
 * calculation.
 */
export function drawStubTables(pdf: PDFKit.PDFDocument, stub: Stub, top: number): void {
  const room = rowsRoom(stub, top);
  const [upper, lower] = bandsIn(pdf, stub, room);
  const rowHeight = Math.min(MAX_ROW_HEIGHT, room / (mostRows(upper) + mostRows(lower)));
  drawBand(pdf, upper, { y: top, rowHeight, rowSlots: mostRows(upper) });
  const lowerTop = top + TABLE_LINES_HEIGHT + rowHeight * mostRows(upper) + BAND_GAP;
  drawBand(pdf, lower, { y: lowerTop, rowHeight, rowSlots: mostRows(lower) });
}

/** Returns true if tables that begin at `top` have readable rows, with long labels over some rows. */
export function hasRoomForTables(pdf: PDFKit.PDFDocument, { bands, ...stub }: Stub, top: number): boolean {
  const rows = bands.map((tables) => mostRows(breakTables(pdf, tables, LABEL_ROWS_BELOW_PAYEE)));
  return rows.reduce((sum, many) => sum + many, 0) * LEAST_ROW_HEIGHT <= rowsRoom(stub, top);
}

/** Returns the height of all rows of both bands. */
function rowsRoom(stub: Pick<Stub, 'notes' | 'memo'>, top: number): number {
  return summaryTop(stub) - top - 2 * TABLE_LINES_HEIGHT - 2 * BAND_GAP;
}

/**
 * Returns the bands with labels over as many rows as they need, or as the page has room for; longer ones are
 * set smaller.
 */
function bandsIn(pdf: PDFKit.PDFDocument, { bands }: Stub, room: number): Stub['bands'] {
  for (const lines of LABEL_ROWS) {
    const [upper, lower] = [breakTables(pdf, bands[0], lines), breakTables(pdf, bands[1], lines)];
    if ((mostRows(upper) + mostRows(lower)) * LEAST_ROW_HEIGHT <= room) return [upper, lower];
  }
  return bands;
}

function breakTables(pdf: PDFKit.PDFDocument, tables: readonly FigureTable[], lines: number): FigureTable[] {
  return tables.map((table) => wrapLabels(pdf, table, { width: COLUMN_WIDTH, lines }));
}

function drawBand(
  pdf: PDFKit.PDFDocument,
  tables: readonly FigureTable[],
  frame: { y: number; rowHeight: number; rowSlots: number },
): void {
  COLUMNS.forEach((x, index) => {
    const table = tables[index];
    // An employee with only a salary has no rates, and a heading without rows would look cut off.
    if (table && (table.rows.length > 0 || table.total))
      drawFigureTable(pdf, table, { ...frame, x, width: COLUMN_WIDTH });
  });
}

function mostRows(tables: readonly FigureTable[]): number {
  return Math.max(...tables.map(({ rows }) => rows.length));
}
