import { drawFigure, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawFrame } from '../pdf/page-parts.ts';
import type { FormBlock } from './form-document.ts';
import { BOX_VALUE, FORM_LEFT, FORM_WIDTH, NUMBER_WIDTH } from './form-layout.ts';

export const PART: TextStyle = { size: 8.5, weight: 600, color: INK.text };

export const LINE_HEIGHT = 19;

/** The width of a box for one letter, in points. */
export const LETTER_WIDTH = 20;

export const LETTER_STEP = 30;

/** Points between an inner box and the boxes at the right edge. */
export const INNER_GAP = 30;

export const RIGHT = FORM_LEFT + FORM_WIDTH;

export const TEXT_LEFT = FORM_LEFT + NUMBER_WIDTH;

export type Of<Kind extends FormBlock['kind']> = Extract<FormBlock, { kind: Kind }>;

/** Draws a box with its value. */
export function drawBox(
  pdf: PDFKit.PDFDocument,
  value: string,
  { x, y, width }: { x: number; y: number; width: number },
) {
  drawFrame(pdf, { x, y, width, height: LINE_HEIGHT - 3 });
  drawFigure(pdf, value, { x: x + 4, y: y + 11, width: width - 10 }, BOX_VALUE);
}
