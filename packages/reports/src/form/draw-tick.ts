import { drawFrame } from '../pdf/draw-frame.ts';
import { drawText } from '../pdf/draw-text.ts';
import type { Tick } from './form-document.ts';
import { NUMBER, TEXT } from './form-layout.ts';

const TICK_SIZE = 8;
/** Points from one of them down to the next. */
export const TICK_HEIGHT = 14;
/** Points from the left edge of a box to tick to its words. */
export const TICK_ROOM = 14;

/** Draws a box to tick with its words behind it. */
export function drawTick(
  pdf: PDFKit.PDFDocument,
  { text, isTicked }: Tick,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  drawFrame(pdf, { x, y: y + 2.5, width: TICK_SIZE, height: TICK_SIZE });
  if (isTicked) drawText(pdf, 'X', { x: x + 1.6, y: y + 9.3, width: TICK_SIZE }, NUMBER);
  drawText(pdf, text, { x: x + TICK_ROOM, y: y + 9.5, width: width - TICK_ROOM }, TEXT);
}
