import { drawInArea } from '../pdf/draw-paragraph.ts';
import { drawText, textWidth } from '../pdf/draw-text.ts';
import { drawFrame } from '../pdf/page-parts.ts';
import {
  drawBox,
  INNER_GAP,
  LETTER_STEP,
  LETTER_WIDTH,
  LINE_HEIGHT,
  type Of,
  RIGHT,
  TEXT_LEFT,
} from './draw-box.ts';
import { BOX_VALUE, BOX_WIDTH, FORM_LEFT, NUMBER, NUMBER_WIDTH, TEXT } from './form-layout.ts';

/** Draws a numbered line with one box, or with a box for each letter. */
export function drawLine(pdf: PDFKit.PDFDocument, block: Of<'line'>, top: number): void {
  const { number, text, value, isInner, letters } = block;
  const box = isInner ? RIGHT - 2 * BOX_WIDTH - INNER_GAP : RIGHT - BOX_WIDTH;
  drawText(pdf, number, { x: FORM_LEFT, y: top + 12, width: NUMBER_WIDTH - 4 }, NUMBER);
  drawInArea(pdf, text, { x: TEXT_LEFT, width: box - TEXT_LEFT - 40, ...lineRoom(top) }, TEXT);
  drawText(pdf, number, { x: box - 34, y: top + 12, width: 30, align: 'right' }, NUMBER);
  if (letters === undefined) drawBox(pdf, value, { x: box, y: top + 1, width: BOX_WIDTH });
  else drawLetters(pdf, { value, letters }, { x: box, y: top + 1 });
}

function drawLetters(
  pdf: PDFKit.PDFDocument,
  { value, letters }: { value: string; letters: number },
  { x, y }: { x: number; y: number },
): void {
  for (let index = 0; index < letters; index += 1) {
    const left = x + index * LETTER_STEP;
    drawFrame(pdf, { x: left, y, width: LETTER_WIDTH, height: LINE_HEIGHT - 3 });
    const letter = value.charAt(index);
    const inset = (LETTER_WIDTH - textWidth(pdf, letter, BOX_VALUE)) / 2;
    drawText(pdf, letter, { x: left + inset, y: y + 11, width: LETTER_WIDTH }, BOX_VALUE);
  }
}

/** Returns the height that the words of a numbered line may take, around the line of its number. */
function lineRoom(top: number) {
  return { top: top + 1, bottom: top + LINE_HEIGHT - 1.6 };
}

/** Draws a numbered line of two boxes: the taxed amount with its rate, and the tax. */
export function drawTaxedLine(pdf: PDFKit.PDFDocument, block: Of<'taxed-line'>, top: number): void {
  const factorWidth = 52;
  const base = RIGHT - 2 * BOX_WIDTH - factorWidth;
  drawText(pdf, block.number, { x: FORM_LEFT, y: top + 12, width: NUMBER_WIDTH - 4 }, NUMBER);
  drawInArea(pdf, block.text, { x: TEXT_LEFT, width: base - TEXT_LEFT - 6, ...lineRoom(top) }, TEXT);
  drawBox(pdf, block.base, { x: base, y: top + 1, width: BOX_WIDTH });
  drawText(pdf, block.factor, { x: base + BOX_WIDTH + 4, y: top + 12, width: factorWidth - 8 }, TEXT);
  drawBox(pdf, block.tax, { x: RIGHT - BOX_WIDTH, y: top + 1, width: BOX_WIDTH });
}
