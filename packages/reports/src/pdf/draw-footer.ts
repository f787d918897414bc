import { PAGE } from '../text/labels.es.ts';
import { drawText, type Place, type TextStyle } from './draw-text.ts';
import type { PageNumber } from './pdf-document.ts';

/**
 * Draws the last line of a page at its right edge: what the page is of, and which of how many it is. Of words too long for the line
 * some are cut, and never the number of the page.
 */
export function drawFooter(
  pdf: PDFKit.PDFDocument,
  words: readonly string[],
  { page, pages, style, ...place }: PageNumber & Omit<Place, 'align'> & { style: TextStyle },
): void {
  const end = ` · ${PAGE.of(page, pages)}`;
  drawText(pdf, words.join(' · '), { ...place, align: 'right', end }, style);
}
