import { drawFigure, drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawName, drawRule } from '../pdf/page-parts.ts';
import { LETTER, type PageNumber, renderPdf } from '../pdf/pdf-document.ts';
import { PAGE } from '../text/labels.es.ts';
import { longDate } from '../text/printed-date.es.ts';
import { type Letter, type LetterLine, letterLines } from './letter-lines.ts';

const MARGIN = 54;
const WIDTH = LETTER.width - 2 * MARGIN;
const HEADER_TOP = 62;
const LEADING = 13;
/** The room for the date, which stands beside the first line about the letter. */
const DATE_WIDTH = 110;
/** The height of a line in points; a gap is half of one. */
const HEIGHTS: Record<LetterLine['kind'], number> = {
  sentence: LEADING,
  heading: LEADING + 4,
  captions: LEADING + 8,
  row: LEADING,
  total: LEADING + 2,
  gap: 6,
  // Room to sign, above the captions.
  signature: 60,
};

const TITLE: TextStyle = { size: 13, weight: 600, color: INK.brand };
const COMPANY: TextStyle = { size: 13, weight: 600, color: INK.text };
const SMALL: TextStyle = { size: 8.5, color: INK.muted };
const BODY: TextStyle = { size: 9.5, color: INK.text };
const STRONG: TextStyle = { ...BODY, weight: 600 };

/** Renders one PDF of a letter, on half a page if it fits. */
export function renderLetter(letter: Letter): AsyncIterable<Uint8Array> {
  return renderPdf({
    title: letter.title,
    author: letter.company,
    date: letter.date,
    pages: inPages(letter).map((lines) => (pdf: PDFKit.PDFDocument, number: PageNumber) => {
      drawHeader(pdf, letter);
      let y = bodyTop(letter);
      for (const line of lines) {
        y += HEIGHTS[line.kind];
        drawLine(pdf, letter, line, y);
      }
      const page = PAGE.of(number.page, number.pages);
      drawText(pdf, page, { x: MARGIN, y: LETTER.height - 30, width: WIDTH, align: 'right' }, SMALL);
    }),
  });
}

function inPages(letter: Letter): LetterLine[][] {
  const room = LETTER.height - 48 - bodyTop(letter);
  const pages: LetterLine[][] = [];
  let taken = room;
  for (const line of letterLines(letter)) {
    taken += HEIGHTS[line.kind];
    if (taken > room) {
      pages.push([]);
      taken = HEIGHTS[line.kind];
    }
    pages.at(-1)?.push(line);
  }
  return pages;
}

function bodyTop({ about }: Letter): number {
  return HEADER_TOP + about.length * LEADING + 10;
}

function drawHeader(pdf: PDFKit.PDFDocument, { title, company, about, date }: Letter): void {
  const half = WIDTH / 2 - 6;
  const right = { x: MARGIN + WIDTH / 2 + 6, width: half, align: 'right' } as const;
  drawName(pdf, company, { x: MARGIN, y: HEADER_TOP, width: half }, COMPANY);
  drawText(pdf, title, { ...right, y: HEADER_TOP }, TITLE);
  drawText(pdf, longDate(date), { ...right, y: HEADER_TOP + LEADING }, SMALL);
  about.forEach((line, index) => {
    const width = index === 0 ? WIDTH - DATE_WIDTH : WIDTH;
    drawText(pdf, line, { x: MARGIN, y: HEADER_TOP + (index + 1) * LEADING, width }, SMALL);
  });
}

/** Draws a line with its baseline on `y`. */
function drawLine(pdf: PDFKit.PDFDocument, letter: Letter, line: LetterLine, y: number): void {
  switch (line.kind) {
    case 'gap':
      return;
    case 'sentence':
      return drawText(pdf, line.text, { x: MARGIN, y, width: WIDTH }, BODY);
    case 'heading':
      return drawText(pdf, line.text, { x: MARGIN, y, width: WIDTH }, { ...STRONG, color: INK.brand });
    case 'signature':
      return drawSignature(pdf, line.captions, y);
    case 'captions':
      drawCells(pdf, letter, line.cells, { y, style: { ...SMALL, weight: 600 } });
      return drawRule(pdf, { x: MARGIN, y: y + 4, width: WIDTH, thickness: 0.75, color: INK.brand });
    case 'row':
      return drawCells(pdf, letter, line.cells, { y, style: BODY });
    case 'total':
      drawRule(pdf, { x: MARGIN, y: y - LEADING + 3, width: WIDTH, thickness: 0.6, color: INK.muted });
      return drawCells(pdf, letter, line.cells, { y, style: STRONG });
  }
}

/** Draws a line to write on above each caption, the first as wide as the others together. */
function drawSignature(pdf: PDFKit.PDFDocument, captions: readonly string[], y: number): void {
  const unit = WIDTH / (captions.length + 1);
  let x = MARGIN;
  captions.forEach((caption, index) => {
    const width = (index === 0 ? 2 * unit : unit) - 12;
    drawRule(pdf, { x, y: y - LEADING + 2, width, thickness: 0.6, color: INK.muted });
    drawText(pdf, caption, { x, y, width }, SMALL);
    x += width + 12;
  });
}

function drawCells(
  pdf: PDFKit.PDFDocument,
  { table: { columns } }: Letter,
  cells: Extract<LetterLine, { kind: 'row' | 'captions' | 'total' }>['cells'],
  { y, style }: { y: number; style: TextStyle },
): void {
  const unit = WIDTH / columns.reduce((sum, { share }) => sum + share, 0);
  let x = MARGIN;
  columns.forEach(({ share, isFigure }, index) => {
    const cell = cells[index] ?? '';
    const place = { x, y, width: share * unit - 6, align: isFigure ? 'right' : 'left' } as const;
    const text = typeof cell === 'string' ? cell : cell.text;
    if (isFigure) drawFigure(pdf, text, place, style);
    else drawText(pdf, text, place, style);
    x += share * unit;
  });
}
