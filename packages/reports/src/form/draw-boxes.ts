import { drawInArea } from '../pdf/draw-paragraph.ts';
import { drawText, type TextStyle, textWidth } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawFrame } from '../pdf/page-parts.ts';
import type { Boxes, CaptionedBox, FormBlock, Tick } from './form-document.ts';
import { BOX_CAPTION, BOX_VALUE, FORM_LEFT, FORM_WIDTH, NUMBER, TEXT } from './form-layout.ts';

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

type Beside = Extract<FormBlock, { kind: 'beside' }>;

const PANEL_WIDTH = 196;
/** Points between the boxes and the panel. */
const PANEL_GAP = 12;
/** The height of the panel's head, which may need a second line. */
const HEAD_HEIGHT = 26;
const PADDING = 6;
const ON_BLACK: TextStyle = { ...NUMBER, color: '#ffffff' };

/** Returns the height of rows of boxes with the panel beside them, in points. */
export function boxesWithPanelHeight({ rows, panel }: Beside): number {
  return Math.max(rows.length * BOXES_HEIGHT, panelHeight(panel) + 4);
}

/** Draws rows of boxes at the left and the panel at the right, both with their upper edge at `top`. */
export function drawBoxesWithPanel(pdf: PDFKit.PDFDocument, { rows, panel }: Beside, top: number): void {
  const width = FORM_WIDTH - PANEL_WIDTH - PANEL_GAP;
  for (const [index, row] of rows.entries())
    drawBoxes(pdf, row, { x: FORM_LEFT, width, top: top + index * BOXES_HEIGHT });
  drawPanel(pdf, panel, { x: FORM_LEFT + width + PANEL_GAP, y: top + 1 });
}

function drawPanel(
  pdf: PDFKit.PDFDocument,
  panel: Beside['panel'],
  { x, y }: { x: number; y: number },
): void {
  drawFrame(pdf, { x, y, width: PANEL_WIDTH, height: panelHeight(panel) });
  pdf.rect(x + 3, y + 3, PANEL_WIDTH - 6, HEAD_HEIGHT - 3).fill(INK.text);
  const inner = { x: x + PADDING + 2, width: PANEL_WIDTH - 2 * PADDING - 4 };
  drawInArea(pdf, panel.text, { ...inner, top: y + 4, bottom: y + HEAD_HEIGHT - 1 }, ON_BLACK);
  for (const [index, option] of panel.options.entries())
    drawTick(pdf, option, { ...inner, y: y + HEAD_HEIGHT + PADDING + index * TICK_HEIGHT });
}

function panelHeight({ options }: Beside['panel']): number {
  return HEAD_HEIGHT + options.length * TICK_HEIGHT + 2 * PADDING;
}
