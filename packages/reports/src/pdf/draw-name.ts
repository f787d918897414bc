import { drawParagraph, drawText, fitsLine, type TextPosition, type TextStyle } from './draw-text.ts';

/** Draws a name on `y`. One of two lines begins a line higher, so that what is below it keeps its place. */
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
