import { INK } from './ink.ts';

/** Draws the outline of a box; lengths in points. */
export function drawFrame(
  pdf: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  pdf.lineWidth(0.6).strokeColor(INK.text).rect(x, y, width, height).stroke();
}
