import type { OptionalAddress } from '@garita/domain/field/address.schema';
import { drawParagraph } from '../pdf/draw-paragraph.ts';
import { drawText, type TextPosition, type TextStyle, textWidth } from '../pdf/draw-text.ts';
import { addressLines } from '../text/printed-identity.ts';

const LEADING = 10;

/**
 * Draws an address on two lines: the street and the place, or both as running text if the street is longer
 * than a line.
 */
export function drawAddress(
  pdf: PDFKit.PDFDocument,
  address: OptionalAddress,
  { y, ...place }: TextPosition,
  style: TextStyle,
): void {
  const [street, region] = addressLines(address);
  if (textWidth(pdf, street, style) > place.width) {
    drawParagraph(pdf, `${street}, ${region}`, { ...place, y, lines: 2, leading: LEADING }, style);
    return;
  }
  drawText(pdf, street, { ...place, y }, style);
  drawText(pdf, region, { ...place, y: y + LEADING }, style);
}
