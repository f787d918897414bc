import { fullName } from '@garita/domain/employee/full-name';
import { yearRange } from '@garita/domain/returns/quarter';
import { BOX_CAPTION, BOX_VALUE } from '../form/form-layout.ts';
import { drawParagraph } from '../pdf/draw-paragraph.ts';
import { drawFigure, drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawFooter, drawFrame } from '../pdf/page-parts.ts';
import { LETTER, type PageNumber, renderPdf } from '../pdf/pdf-document.ts';
import { FORM, partialNotices } from '../text/labels.es.ts';
import { W2PR } from '../text/w2pr.es.ts';
import { type W2prCell, type W2prsData, w2prColumns } from './w2pr-columns.ts';

const LEFT = 36;
const WIDTH = LETTER.height - 2 * LEFT;
const TOP = 86;
const FOOTER = LETTER.width - 24;
/** The widths of the four columns, in points; together the width of the form. */
const COLUMN_WIDTHS = [186, 186, 180, 168];
const PADDING = 4;
const LEADING = 10.5;
const CODE_WIDTH = 26;

const FORM_NUMBER: TextStyle = { size: 17, weight: 600, color: INK.text };
const TITLE: TextStyle = { size: 12, weight: 600, color: INK.text };
const SMALL: TextStyle = { size: 7, color: INK.muted };
const HEADING: TextStyle = { size: 6.8, weight: 600, color: INK.text };
const TICK: TextStyle = { size: 6.8, color: INK.text };
const DRAFT: TextStyle = { size: 22, weight: 600, color: INK.muted };

/** Renders one PDF with a page for each certificate, in the given order. */
export function renderW2prs({ company, date, year, certificates }: W2prsData): AsyncIterable<Uint8Array> {
  return renderPdf({
    title: `${W2PR.form} · ${W2PR.title} · ${year}`,
    author: company.name,
    date,
    orientation: 'landscape',
    pages: certificates.map((certificate) => (pdf: PDFKit.PDFDocument, number: PageNumber) => {
      drawHeader(pdf, year, partialNotices({ company, date }, yearRange(year)));
      drawColumns(pdf, w2prColumns(company, certificate));
      const about = [fullName(certificate.employee), FORM.number(W2PR.form), W2PR.revision, FORM.madeWith];
      drawFooter(pdf, about, { ...number, x: LEFT, y: FOOTER, width: WIDTH, style: SMALL });
    }),
  });
}

function drawHeader(pdf: PDFKit.PDFDocument, year: number, notices: readonly string[]): void {
  drawText(pdf, notices.join(' · '), { x: LEFT, y: 32, width: WIDTH }, HEADING);
  drawText(pdf, FORM.number(W2PR.form), { x: LEFT, y: 54, width: 200 }, FORM_NUMBER);
  drawText(pdf, W2PR.revision, { x: LEFT, y: 66, width: 200 }, SMALL);
  drawText(pdf, W2PR.title, { x: LEFT + 240, y: 54, width: 300 }, TITLE);
  drawText(pdf, W2PR.agency, { x: LEFT + 240, y: 66, width: 300 }, SMALL);
  drawText(pdf, W2PR.year(year), { x: LEFT + WIDTH - 140, y: 54, width: 140, align: 'right' }, FORM_NUMBER);
}

function drawColumns(pdf: PDFKit.PDFDocument, columns: readonly (readonly W2prCell[])[]): void {
  const bottoms = columns.map((cells, index) => {
    const x = LEFT + COLUMN_WIDTHS.slice(0, index).reduce((sum, width) => sum + width, 0);
    const width = COLUMN_WIDTHS[index] ?? 0;
    return cells.reduce((y, cell) => {
      drawCell(pdf, cell, { x, y, width });
      return y + cellHeight(cell);
    }, TOP);
  });
  const shortest = bottoms.at(-1) ?? TOP;
  drawFrame(pdf, { x: LEFT, y: TOP, width: WIDTH, height: Math.max(...bottoms) - TOP });
  drawDraft(pdf, shortest);
}

/** Draws the note, below the shortest column, that a page without a control number is no certificate. */
function drawDraft(pdf: PDFKit.PDFDocument, top: number): void {
  const width = COLUMN_WIDTHS.at(-1) ?? 0;
  const x = LEFT + WIDTH - width + PADDING;
  drawText(pdf, W2PR.draft, { x, y: top + 34, width: width - 2 * PADDING }, DRAFT);
  drawParagraph(
    pdf,
    W2PR.draftNote,
    { x, y: top + 48, width: width - 2 * PADDING, lines: 3, leading: 9 },
    SMALL,
  );
}

function cellHeight(cell: W2prCell): number {
  switch (cell.kind) {
    case 'heading':
      return 17;
    case 'text':
      return 15 + cell.rows * LEADING;
    case 'amount':
      return 32;
    case 'tick':
      return 14;
  }
}

type Place = { x: number; y: number; width: number };

function drawCell(pdf: PDFKit.PDFDocument, cell: W2prCell, place: Place): void {
  const { x, y, width } = place;
  const inner = { x: x + PADDING, width: width - 2 * PADDING };
  if (cell.kind !== 'tick') drawFrame(pdf, { ...place, height: cellHeight(cell) });
  switch (cell.kind) {
    case 'heading':
      drawText(pdf, cell.text, { ...inner, y: y + 11 }, HEADING);
      return;
    case 'tick':
      drawFrame(pdf, { x: inner.x, y: y + 3.5, width: 7, height: 7 });
      if (cell.isTicked) drawText(pdf, 'X', { x: inner.x + 1.4, y: y + 9.8, width: 7 }, TICK);
      drawText(pdf, cell.text, { x: inner.x + 12, y: y + 10, width: inner.width - 12 }, TICK);
      return;
    case 'text':
      drawText(pdf, cell.caption, { ...inner, y: y + 8.5 }, BOX_CAPTION);
      drawLines(pdf, cell, { ...inner, y: y + 20 });
      return;
    case 'amount':
      drawText(pdf, cell.caption, { ...inner, y: y + 8.5 }, BOX_CAPTION);
      drawAmount(pdf, cell, { ...inner, y: y + 24.5 });
  }
}

function drawLines(
  pdf: PDFKit.PDFDocument,
  { lines, rows }: Extract<W2prCell, { kind: 'text' }>,
  { x, y, width }: Place,
): void {
  const most = rows > lines.length ? 2 : 1;
  lines.reduce(
    (baseline, line) =>
      drawParagraph(pdf, line, { x, y: baseline, width, lines: most, leading: LEADING }, BOX_VALUE),
    y,
  );
}

function drawAmount(
  pdf: PDFKit.PDFDocument,
  { value, code }: Extract<W2prCell, { kind: 'amount' }>,
  { x, y, width }: Place,
): void {
  if (code !== undefined) {
    drawText(pdf, W2PR.code, { x, y, width: CODE_WIDTH }, BOX_CAPTION);
    drawFrame(pdf, { x: x + CODE_WIDTH, y: y - 9, width: CODE_WIDTH, height: 12 });
    drawText(pdf, code, { x: x + CODE_WIDTH + PADDING, y, width: CODE_WIDTH - PADDING }, BOX_VALUE);
  }
  drawFigure(pdf, value, { x: x + width / 2, y, width: width / 2 }, BOX_VALUE);
}
