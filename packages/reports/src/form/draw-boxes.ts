import { drawInArea } from '../pdf/draw-paragraph.ts';
import { drawText, textWidth } from '../pdf/draw-text.ts';
import { drawFrame } from '../pdf/page-parts.ts';
import type { Boxes, CaptionedBox, Tick } from './form-document.ts';
import { BOX_CAPTION, BOX_VALUE, NUMBER, TEXT } from './form-layout.ts';

/** The height of a row of boxes, in points. */
export const BOXES_HEIGHT = 28;
const FRAME_HEIGHT = BOXES_HEIGHT - 3;
const GAP = 3;
/** The width of the square of one digit, in points. */
const DIGIT = 18;
const DIGIT_STEP = 22;

type Place = { x: number; width: number; top: number };

/** Draws boxes side by side, each with its share of the width. */
export function drawBoxes(pdf: PDFKit.PDFDocument, { boxes }: Boxes, { x, width, top }: Place): void {
  const shares = boxes.reduce((sum, { share }) => sum + share, 0);
  let left = x;
  for (const [index, box] of boxes.entries()) {
    const part = (width * box.share) / shares;
    const isLast = index === boxes.length - 1;
    const place = { x: left, width: isLast ? part : part - GAP, top };
    if (box.digits === undefined) drawBox(pdf, box, place);
    else drawDigits(pdf, { ...box, digits: box.digits }, place);
    left += part;
  }
}

function drawBox(pdf: PDFKit.PDFDocument, { caption, value }: CaptionedBox, { x, width, top }: Place): void {
  drawFrame(pdf, { x, y: top + 1, width, height: FRAME_HEIGHT });
  const inner = { x: x + 4, width: width - 7 };
  drawText(pdf, caption, { ...inner, y: top + 8.5 }, BOX_CAPTION);
  drawInArea(pdf, value, { ...inner, top: top + 11.5, bottom: top + 24.3 }, BOX_VALUE);
}

type DigitBoxes = CaptionedBox & { digits: string };

/**
 * Draws a square for each digit up to the right edge, blank without a number, with the separators between
 * them.
 */
function drawDigits(pdf: PDFKit.PDFDocument, { caption, value, digits }: DigitBoxes, place: Place): void {
  const left = place.x + place.width - DIGIT_STEP * digits.length + (DIGIT_STEP - DIGIT);
  const y = place.top + 4;
  drawInArea(pdf, caption, { x: place.x, width: left - place.x - 6, top: y, bottom: y + DIGIT }, BOX_CAPTION);
  for (const [index, mark] of digits.split('').entries()) {
    const x = left + index * DIGIT_STEP;
    const isDigit = mark === '#';
    if (isDigit) drawFrame(pdf, { x, y, width: DIGIT, height: DIGIT });
    const character = isDigit ? value.charAt(index) : mark;
    if (character === '') continue;
    const inset = (DIGIT - textWidth(pdf, character, BOX_VALUE)) / 2;
    drawText(pdf, character, { x: x + inset, y: y + 12, width: DIGIT }, BOX_VALUE);
  }
}

const TICK_SIZE = 8;
/** The height of a line of a tick box, in points. */
export const TICK_HEIGHT = 14;
/** Points from the left edge of a tick box to its words. */
export const TICK_ROOM = 14;

/** Draws a tick box with the words after it. */
export function drawTick(
  pdf: PDFKit.PDFDocument,
  { text, isTicked }: Tick,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  drawFrame(pdf, { x, y: y + 2.5, width: TICK_SIZE, height: TICK_SIZE });
  if (isTicked) drawText(pdf, 'X', { x: x + 1.6, y: y + 9.3, width: TICK_SIZE }, NUMBER);
  drawText(pdf, text, { x: x + TICK_ROOM, y: y + 9.5, width: width - TICK_ROOM }, TEXT);
}
