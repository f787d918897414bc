import { PAGE } from '../text/labels.es.ts';
import { drawParagraph } from './draw-paragraph.ts';
import { drawText, fitsLine, type TextPosition, type TextStyle } from './draw-text.ts';
import { INK } from './ink.ts';
import type { PageNumber } from './pdf-document.ts';

type Rule = { x: number; y: number; width: number; thickness?: number; color: string; dash?: number };

/** Draws a horizontal hairline; lengths in points. */
export function drawRule(pdf: PDFKit.PDFDocument, rule: Rule): void {
  const { x, y, width, thickness = 0.5, color, dash } = rule;
  pdf.save();
  if (dash !== undefined) pdf.dash(dash, { space: dash });
  pdf
    .lineWidth(thickness)
    .strokeColor(color)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
  pdf.restore();
}

/** Draws the outline of a box; lengths in points. */
export function drawFrame(
  pdf: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  pdf.lineWidth(0.6).strokeColor(INK.text).rect(x, y, width, height).stroke();
}

/** Draws a name with its last line on `y`, so that what is below it keeps its place. */
export function drawName(
  pdf: PDFKit.PDFDocument,
  name: string,
  { y, ...place }: TextPosition,
  style: TextStyle,
): void {
  if (fitsLine(pdf, name, place.width, style)) return drawText(pdf, name, { ...place, y }, style);
  const leading = style.size;
  drawParagraph(pdf, name, { ...place, y: y - leading, lines: 2, leading }, style);
}

/**
 * Draws the last line of a page at its right edge: the owner, the subject and the page number. A line that is
 * too long loses its first words, and never the page number.
 */
export function drawFooter(
  pdf: PDFKit.PDFDocument,
  [first = '', ...others]: readonly string[],
  { page, pages, style, ...place }: PageNumber & Omit<TextPosition, 'align'> & { style: TextStyle },
): void {
  const end = ['', ...others, PAGE.of(page, pages)].join(' · ');
  drawText(pdf, first, { ...place, align: 'right', end }, style);
}
