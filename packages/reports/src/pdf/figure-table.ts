import type { SourcePart } from '@garita/domain/report/box-source';
import type { Figure } from '../text/printed-figure.ts';
import { drawFigure, drawText, type TextStyle, textWidth, wrapLines } from './draw-text.ts';
import { INK } from './ink.ts';
import { drawRule } from './page-parts.ts';

/**
 * A row. A row that continues in the next one has the first part of a label, no figures, and no rule below
 * it.
 */
export type FigureRow = {
  label: string;
  figures: readonly Figure[];
  goesOn?: true;
  /** The source of the figure, for the screen. */
  source?: SourcePart | undefined;
};

export type FigureTable = {
  heading: string;
  /** The columns from left to right, each with its width in points. */
  columns: readonly { caption: string; width: number }[];
  rows: readonly FigureRow[];
  total?: FigureRow;
};

/**
 * The position of a table, in points. It takes the room of `rowSlots` rows whatever their number, so that the
 * totals of tables side by side line up.
 */
export type TableFrame = { x: number; y: number; width: number; rowHeight: number; rowSlots: number };

/** The height that a table needs beside its rows: the lines of the heading and the total. */
export const TABLE_LINES_HEIGHT = 28;

const HEADING: TextStyle = { size: 9, weight: 600, color: INK.brand };
const CAPTION: TextStyle = { size: 6.5, color: INK.muted };
const BODY: TextStyle = { size: 7.5, color: INK.text };
const LINE_HEIGHT = TABLE_LINES_HEIGHT / 2;
/** The height of the letters of a row, which puts them in the middle between two rules. */
const CAPITAL_HEIGHT = 5.4;
/** The distance between the baseline of a heading and the rule below it. */
const HEADING_DROP = 4.5;
const GAP = 4;

/** Draws headings, rows between hairlines and the total, with every figure right-aligned in its column. */
export function drawFigureTable(pdf: PDFKit.PDFDocument, table: FigureTable, frame: TableFrame): void {
  const { x, y, width, rowHeight, rowSlots } = frame;
  drawHeading(pdf, table, frame);
  table.rows.forEach((row, index) => {
    const bottom = y + LINE_HEIGHT + rowHeight * (index + 1);
    const baseline = bottom - (rowHeight - CAPITAL_HEIGHT) / 2;
    drawRow(pdf, table, row, { x, y: baseline, width, style: BODY });
    const isLast = index === table.rows.length - 1;
    if (!isLast && !row.goesOn) drawRule(pdf, { x, y: bottom, width, thickness: 0.25, color: INK.rule });
  });
  if (!table.total) return;
  const top = y + LINE_HEIGHT + rowHeight * rowSlots;
  drawRule(pdf, { x, y: top, width, color: INK.text });
  drawRow(pdf, table, table.total, { x, y: top + 10, width, style: { ...BODY, weight: 600 } });
}

/** Returns the table with labels over up to `lines` rows if a column is too narrow for them. */
export function wrapLabels(
  pdf: PDFKit.PDFDocument,
  table: FigureTable,
  { width, lines }: { width: number; lines: number },
): FigureTable {
  const labelWidth = width - columnsWidth(table);
  const rows = table.rows.flatMap((row): FigureRow[] => {
    if (textWidth(pdf, row.label, BODY) <= labelWidth) return [row];
    const labels = wrapLines(pdf, row.label, { width: labelWidth, lines }, BODY);
    return labels.map((label, index) =>
      index < labels.length - 1 ? { label, figures: [], goesOn: true } : { ...row, label },
    );
  });
  return { ...table, rows };
}

function columnsWidth({ columns }: FigureTable): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

function drawHeading(pdf: PDFKit.PDFDocument, table: FigureTable, { x, y, width }: TableFrame) {
  const baseline = y + LINE_HEIGHT - HEADING_DROP;
  const headingWidth = width - columnsWidth(table);
  drawText(pdf, table.heading, { x, y: baseline, width: headingWidth }, HEADING);
  let left = x + headingWidth;
  for (const column of table.columns) {
    drawText(pdf, column.caption, { x: left, y: baseline, width: column.width, align: 'right' }, CAPTION);
    left += column.width;
  }
  drawRule(pdf, { x, y: y + LINE_HEIGHT, width, thickness: 0.75, color: INK.brand });
}

function drawRow(
  pdf: PDFKit.PDFDocument,
  table: FigureTable,
  { label, figures }: FigureRow,
  { x, y, width, style }: { x: number; y: number; width: number; style: TextStyle },
): void {
  const labelWidth = width - columnsWidth(table);
  drawText(pdf, label, { x, y, width: labelWidth }, style);
  let left = x + labelWidth;
  for (const [index, column] of table.columns.entries()) {
    const figure = figures[index];
    if (figure) {
      const place = { x: left + GAP, y, width: column.width - GAP };
      drawFigure(pdf, figure.text, place, { ...style, color: figure.isZero ? INK.quiet : style.color });
    }
    left += column.width;
  }
}
