import { PAGE } from '../text/labels.es.ts';
import { drawText, type TextPosition, type TextStyle } from './draw-text.ts';
import type { PageNumber } from './pdf-document.ts';

/**
 * Draws the last line of a page at its right edge: whose it is, of what, and which page of how many. Of a
 * line that is too long the first words are cut, and never the number of the page.
 */
export function drawFooter(
  pdf: PDFKit.PDFDocument,
  [first = '', ...others]: readonly string[],
  { page, pages, style, ...place }: PageNumber & Omit<TextPosition, 'align'> & { style: TextStyle },
): void {
  const end = ['', ...others, PAGE.of(page, pages)].join(' · ');
  drawText(pdf, first, { ...place, align: 'right', end }, style);
}
