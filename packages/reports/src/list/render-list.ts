import { drawFigure, drawText, type TextPosition, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawRule } from '../pdf/page-parts.ts';
import { type DrawPage, renderPdf } from '../pdf/pdf-document.ts';
import { COLUMN_GAP } from './column-parts.ts';
import { drawListFoot, drawListHead } from './draw-list-frame.ts';
import {
  cellLines,
  contentOf,
  isCrowded,
  LINE_STYLES,
  type ListPart,
  lineHeight,
  MARGIN,
  partsOf,
  ROW_HEIGHT,
  ROW_LEADING,
  roomForLines,
  rowsTop,
  UPRIGHT_HEIGHT,
} from './list-layout.ts';
import { type ListLine, listPages } from './list-lines.ts';
import { type Cell, type ListReport, textOf } from './list-report.ts';

/** The distance from the rule below the first line of a row up to the baseline of its letters. */
const ROW_DROP = 4.2;

const CAPTION: TextStyle = { size: 6.8, weight: 600, color: INK.muted };

/**
 * Renders one PDF of a list. Every page has the company, the captions and the page number. Columns that do
 * not fit follow on the next page, with the same rows.
 */
export function renderList(list: ListReport): AsyncIterable<Uint8Array> {
  return renderPdf({
    title: list.title,
    author: list.company,
    date: list.date,
    orientation: list.orientation,
    pages: (pdf) => pagesOf(pdf, list),
  });
}

function pagesOf(pdf: PDFKit.PDFDocument, list: ListReport): DrawPage[] {
  const parts = partsOf(list);
  const room = Math.min(...parts.map(roomForLines));
  const sheets = parts.map((part) => {
    const heightOf = (line: ListLine) => lineHeight(pdf, part, line);
    return listPages(part.list, { room, heightOf }).map((lines) => ({ part, lines }));
  });
  return (sheets[0] ?? []).flatMap((_, page) => sheets.flatMap((ofPart) => ofPart[page] ?? []).map(pageOf));
}

function pageOf({ part, lines }: { part: ListPart; lines: readonly ListLine[] }): DrawPage {
  return (pdf, number) => {
    drawListHead(pdf, part.list);
    drawCaptions(pdf, part);
    let top = rowsTop(part);
    for (const line of lines) {
      const bottom = top + lineHeight(pdf, part, line);
      drawLine(pdf, part, line, { top, bottom });
      top = bottom;
    }
    if (lines.length === 0) drawNothing(pdf, part);
    drawListFoot(pdf, part.list, number);
  };
}

function drawCaptions(pdf: PDFKit.PDFDocument, part: ListPart): void {
  const baseline = rowsTop(part) - 6;
  const isUpright = isCrowded(part);
  for (const { column, x, width } of part.places) {
    const align = column.isFigure ? 'right' : 'left';
    if (column.isFigure && isUpright) drawUpright(pdf, column.caption, x + width - COLUMN_GAP, baseline);
    else drawText(pdf, column.caption, { x, y: baseline, width: width - COLUMN_GAP, align }, CAPTION);
  }
  const { width } = contentOf(part.list.orientation);
  drawRule(pdf, { x: MARGIN, y: rowsTop(part), width, thickness: 0.75, color: INK.brand });
}

/** Draws a caption written upward, above the right edge of its figures. */
function drawUpright(pdf: PDFKit.PDFDocument, caption: string, x: number, y: number): void {
  pdf.save().rotate(-90, { origin: [x, y] });
  drawText(pdf, caption, { x, y, width: UPRIGHT_HEIGHT - 10 }, CAPTION);
  pdf.restore();
}

function drawLine(
  pdf: PDFKit.PDFDocument,
  part: ListPart,
  line: ListLine,
  { top, bottom }: { top: number; bottom: number },
): void {
  const { width } = contentOf(part.list.orientation);
  const style = LINE_STYLES[line.kind];
  const y = top + ROW_HEIGHT - ROW_DROP;
  if (line.kind === 'heading') {
    drawCell(pdf, part, line.text, { x: MARGIN, y, width, style });
    return;
  }
  const isSum = line.kind !== 'row';
  drawRule(pdf, {
    x: MARGIN,
    y: isSum ? top : bottom,
    width,
    thickness: isSum ? 0.6 : 0.25,
    color: isSum ? INK.muted : INK.rule,
  });
  const [only = '', ...others] = line.cells;
  if (others.length === 0) {
    drawCell(pdf, part, only, { x: MARGIN, y, width, style });
    return;
  }
  part.places.forEach(({ column, x, width: room }, index) => {
    const align = column.isFigure ? 'right' : 'left';
    drawCell(pdf, part, line.cells[index] ?? '', { x, y, width: room - COLUMN_GAP, align, style });
  });
}

/** Draws the content of a column: words on as many lines as they need, a figure on the first line. */
function drawCell(
  pdf: PDFKit.PDFDocument,
  part: ListPart,
  cell: Cell,
  { y, style, ...place }: TextPosition & { style: TextStyle },
): void {
  if (cell === '') return;
  if (typeof cell === 'object' && cell.kind !== 'day') {
    drawFigure(pdf, cell.text, { ...place, y }, cell.isZero ? { ...style, color: INK.quiet } : style);
    return;
  }
  cellLines(pdf, part, { text: textOf(cell), width: place.width, style }).forEach((text, index) => {
    drawText(pdf, text, { ...place, y: y + index * ROW_LEADING }, style);
  });
}

function drawNothing(pdf: PDFKit.PDFDocument, part: ListPart): void {
  const { width } = contentOf(part.list.orientation);
  const y = rowsTop(part) + 2 * ROW_HEIGHT;
  drawText(pdf, part.list.empty, { x: MARGIN, y, width }, LINE_STYLES.row);
}
