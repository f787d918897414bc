import { drawRule } from '../pdf/draw-rule.ts';
import { drawFigure, drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { LETTER, type Orientation, type PageNumber, renderPdf } from '../pdf/pdf-document.ts';
import { PAGE } from '../text/labels.es.ts';
import { shortDate } from '../text/printed-date.es.ts';
import { COLUMN_GAP, columnParts } from './column-parts.ts';
import { type ListLine, listPages } from './list-lines.ts';
import type { Cell, ListReport } from './list-report.ts';

const MARGIN = 36;
const HEADER_TOP = 50;
const ABOUT_LEADING = 11;
/** Above the first row: the captions and the rule below them. */
const CAPTIONS_HEIGHT = 18;
/** The same where captions are written upward. */
const UPRIGHT_HEIGHT = 86;
const ROW_HEIGHT = 14;
/** From the bottom of a row up to the baseline of its letters. */
const ROW_DROP = 4.2;
const FOOTER_HEIGHT = 34;

const TITLE: TextStyle = { size: 13, weight: 600, color: INK.brand };
const COMPANY: TextStyle = { size: 13, weight: 600, color: INK.text };
const SMALL: TextStyle = { size: 7.5, color: INK.muted };
const CAPTION: TextStyle = { size: 6.8, weight: 600, color: INK.muted };
const BODY: TextStyle = { size: 7.8, color: INK.text };
const STYLES: Record<ListLine['kind'], TextStyle> = {
  heading: { ...BODY, size: 9, weight: 600, color: INK.brand },
  row: BODY,
  subtotal: { ...BODY, weight: 600 },
  total: { ...BODY, weight: 600, color: INK.brand },
};

/**
 * One PDF of a list. Every page says whose it is, what its columns are and which of how many it is. What has more columns than a page is
 * wide goes on beside itself: the same rows with the next columns are the next page.
 */
export function renderList(list: ListReport): AsyncIterable<Uint8Array> {
  const parts = columnParts(list, contentOf(list.orientation).width);
  const perPage = Math.min(...parts.map(linesPerPage));
  const sheets = parts.map((part) => listPages(part, perPage).map((lines) => ({ part, lines })));
  return renderPdf({
    title: list.title,
    author: list.company,
    date: list.date,
    orientation: list.orientation,
    pages: (sheets[0] ?? []).flatMap((_, page) => sheets.flatMap((ofPart) => ofPart[page] ?? []).map(pageOf)),
  });
}

function pageOf({ part, lines }: { part: ListReport; lines: readonly ListLine[] }) {
  return (pdf: PDFKit.PDFDocument, number: PageNumber) => {
    drawHeader(pdf, part);
    drawCaptions(pdf, part);
    lines.forEach((line, index) => {
      drawLine(pdf, part, line, rowsTop(part) + (index + 1) * ROW_HEIGHT);
    });
    if (lines.length === 0) drawNothing(pdf, part);
    drawFooter(pdf, part, number);
  };
}

function drawHeader(pdf: PDFKit.PDFDocument, { company, title, about, date, orientation }: ListReport): void {
  const { width } = contentOf(orientation);
  const half = width / 2 - COLUMN_GAP;
  const right = { x: MARGIN + width / 2 + COLUMN_GAP, width: half, align: 'right' } as const;
  drawText(pdf, company, { x: MARGIN, y: HEADER_TOP, width: half }, COMPANY);
  drawText(pdf, title, { ...right, y: HEADER_TOP }, TITLE);
  about.forEach((line, index) => {
    drawText(pdf, line, { x: MARGIN, y: HEADER_TOP + (index + 1) * ABOUT_LEADING + 2, width: half }, SMALL);
  });
  drawText(pdf, shortDate(date), { ...right, y: HEADER_TOP + ABOUT_LEADING + 2 }, SMALL);
}

function drawCaptions(pdf: PDFKit.PDFDocument, list: ListReport): void {
  const baseline = rowsTop(list) - 6;
  for (const { column, x, width } of placesOf(list)) {
    const align = column.isFigure ? 'right' : 'left';
    if (column.isFigure && isCrowded(list))
      drawUpright(pdf, column.caption, x + width - COLUMN_GAP, baseline);
    else drawText(pdf, column.caption, { x, y: baseline, width: width - COLUMN_GAP, align }, CAPTION);
  }
  const { width } = contentOf(list.orientation);
  drawRule(pdf, { x: MARGIN, y: rowsTop(list), width, thickness: 0.75, color: INK.brand });
}

/** A caption written upward, above the right edge of its figures. */
function drawUpright(pdf: PDFKit.PDFDocument, caption: string, x: number, y: number): void {
  pdf.save().rotate(-90, { origin: [x, y] });
  drawText(pdf, caption, { x, y, width: UPRIGHT_HEIGHT - 10 }, CAPTION);
  pdf.restore();
}

function drawLine(pdf: PDFKit.PDFDocument, list: ListReport, line: ListLine, bottom: number): void {
  const { width } = contentOf(list.orientation);
  const style = STYLES[line.kind];
  const y = bottom - ROW_DROP;
  if (line.kind === 'heading') {
    drawText(pdf, line.text, { x: MARGIN, y, width }, style);
    return;
  }
  const isSum = line.kind !== 'row';
  drawRule(pdf, {
    x: MARGIN,
    y: isSum ? bottom - ROW_HEIGHT : bottom,
    width,
    thickness: isSum ? 0.6 : 0.25,
    color: isSum ? INK.muted : INK.rule,
  });
  const [only = '', ...others] = line.cells;
  if (others.length === 0) {
    drawCell(pdf, only, { x: MARGIN, y, width }, style);
    return;
  }
  placesOf(list).forEach(({ x, width: room }, index) => {
    drawCell(pdf, line.cells[index] ?? '', { x, y, width: room - COLUMN_GAP }, style);
  });
}

function drawCell(
  pdf: PDFKit.PDFDocument,
  cell: Cell,
  place: { x: number; y: number; width: number },
  style: TextStyle,
): void {
  if (cell === '') return;
  if (typeof cell === 'string') drawText(pdf, cell, place, style);
  else if (cell.kind === 'day') drawText(pdf, cell.text, place, style);
  else drawFigure(pdf, cell.text, place, cell.isZero ? { ...style, color: INK.quiet } : style);
}

function drawNothing(pdf: PDFKit.PDFDocument, list: ListReport): void {
  const { width } = contentOf(list.orientation);
  drawText(pdf, list.empty, { x: MARGIN, y: rowsTop(list) + 2 * ROW_HEIGHT, width }, BODY);
}

function drawFooter(
  pdf: PDFKit.PDFDocument,
  { company, title, orientation }: ListReport,
  number: PageNumber,
) {
  const { width, height } = contentOf(orientation);
  const text = [company, title, PAGE.of(number.page, number.pages)].join(' · ');
  drawText(pdf, text, { x: MARGIN, y: height - 19, width, align: 'right' }, SMALL);
}

function contentOf(orientation: Orientation): { width: number; height: number } {
  const [width, height] =
    orientation === 'portrait' ? [LETTER.width, LETTER.height] : [LETTER.height, LETTER.width];
  return { width: width - 2 * MARGIN, height };
}

function rowsTop(list: ListReport): number {
  const captions = isCrowded(list) ? UPRIGHT_HEIGHT : CAPTIONS_HEIGHT;
  return HEADER_TOP + Math.max(1, list.about.length) * ABOUT_LEADING + 10 + captions;
}

/** Points of a letter of a caption, as small as it is set: where a page breaks is known before anything can be measured. */
const LETTER_WIDTH = 3.4;

/** Whether some caption would be cut above its column. */
function isCrowded(list: ListReport): boolean {
  return placesOf(list).some(
    ({ column, width }) => column.caption.length * LETTER_WIDTH > width - COLUMN_GAP,
  );
}

function linesPerPage(list: ListReport): number {
  return Math.floor((contentOf(list.orientation).height - FOOTER_HEIGHT - rowsTop(list)) / ROW_HEIGHT);
}

/** Each column with its left edge and its width in points. */
function placesOf({ columns, orientation }: ListReport) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const unit = contentOf(orientation).width / shares;
  let x = MARGIN;
  return columns.map((column) => {
    const place = { column, x, width: column.share * unit };
    x += place.width;
    return place;
  });
}
