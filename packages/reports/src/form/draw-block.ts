import {
  drawFigure,
  drawInArea,
  drawParagraph,
  drawText,
  type TextStyle,
  textWidth,
} from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawFrame, drawRule } from '../pdf/page-parts.ts';
import { FORM } from '../text/labels.es.ts';
import { besideHeight, drawBeside } from './draw-beside.ts';
import { BOXES_HEIGHT, drawBoxes, drawTick, TICK_HEIGHT, TICK_ROOM } from './draw-boxes.ts';
import { drawStates, statesHeight } from './draw-states.ts';
import type { FormBlock } from './form-document.ts';
import {
  BOX_CAPTION,
  BOX_VALUE,
  BOX_WIDTH,
  FORM_LEFT,
  FORM_WIDTH,
  NUMBER,
  NUMBER_WIDTH,
  TEXT,
} from './form-layout.ts';

const PART: TextStyle = { size: 8.5, weight: 600, color: INK.text };
const DAY_VALUE: TextStyle = { ...BOX_VALUE, size: 7.5 };
const ROW_VALUE: TextStyle = { ...BOX_VALUE, weight: 400 };
const ON_BLACK: TextStyle = { ...PART, color: '#ffffff' };

const LINE_HEIGHT = 19;
/** The width of a box for one letter, in points. */
const LETTER_WIDTH = 20;
const LETTER_STEP = 30;
/** Points between words and the tick box after them. */
const TICK_GAP = 8;
/** Points between an inner box and the boxes at the right edge. */
const INNER_GAP = 30;
const DAY_HEIGHT = 12.5;
const DAY_ROWS = 8;
/** Room for two lines of small letters. */
const ROW_HEIGHT = 17;
/** Points above and below the letters of a row, for accents and descenders. */
const ROW_GAP = 1.5;
/** The distance from the rule below a row up to the baseline of its letters, which centres them. */
const ROW_DROP = 5.4;
const RIGHT = FORM_LEFT + FORM_WIDTH;
const TEXT_LEFT = FORM_LEFT + NUMBER_WIDTH;

/** Returns the height of a block, in points. */
export function blockHeight(block: FormBlock): number {
  switch (block.kind) {
    case 'part':
      return 24;
    case 'line':
    case 'taxed-line':
      return LINE_HEIGHT;
    case 'boxes':
      return BOXES_HEIGHT;
    case 'beside':
      return besideHeight(block);
    case 'ticks':
      return ticksHeight(block);
    case 'days':
      return DAY_HEIGHT * (DAY_ROWS + 1) + 8;
    case 'rows':
      return ROW_HEIGHT * (block.rows.length + 1) + 4;
    case 'states':
      return statesHeight(block);
    case 'note':
      return 22;
  }
}

/** Draws a block with its upper edge at `top`. */
export function drawBlock(pdf: PDFKit.PDFDocument, block: FormBlock, top: number): void {
  switch (block.kind) {
    case 'part':
      return drawPart(pdf, block, top);
    case 'line':
      return drawLine(pdf, block, top);
    case 'taxed-line':
      return drawTaxedLine(pdf, block, top);
    case 'boxes':
      return drawBoxes(pdf, block, { x: FORM_LEFT, width: FORM_WIDTH, top });
    case 'beside':
      return drawBeside(pdf, block, top);
    case 'ticks':
      return drawTicks(pdf, block, top);
    case 'days':
      return drawDays(pdf, block, top);
    case 'rows':
      return drawRows(pdf, block, top);
    case 'states':
      return drawStates(pdf, block, top);
    case 'note':
      drawParagraph(
        pdf,
        block.text,
        { x: FORM_LEFT, y: top + 8, width: FORM_WIDTH, lines: 2, leading: 9 },
        BOX_CAPTION,
      );
  }
}

type Of<Kind extends FormBlock['kind']> = Extract<FormBlock, { kind: Kind }>;

function drawPart(pdf: PDFKit.PDFDocument, { number, text }: Of<'part'>, top: number): void {
  if (number !== '') {
    pdf.rect(FORM_LEFT, top + 4, 48, 14).fill(INK.text);
    drawText(pdf, number, { x: FORM_LEFT + 5, y: top + 14, width: 40 }, ON_BLACK);
  }
  const x = number === '' ? FORM_LEFT : FORM_LEFT + 56;
  drawText(pdf, text, { x, y: top + 14, width: FORM_LEFT + FORM_WIDTH - x }, PART);
  drawRule(pdf, { x: FORM_LEFT, y: top + 20, width: FORM_WIDTH, color: INK.text });
}

function drawLine(pdf: PDFKit.PDFDocument, block: Of<'line'>, top: number): void {
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

function drawTaxedLine(pdf: PDFKit.PDFDocument, block: Of<'taxed-line'>, top: number): void {
  const factorWidth = 52;
  const base = RIGHT - 2 * BOX_WIDTH - factorWidth;
  drawText(pdf, block.number, { x: FORM_LEFT, y: top + 12, width: NUMBER_WIDTH - 4 }, NUMBER);
  drawInArea(pdf, block.text, { x: TEXT_LEFT, width: base - TEXT_LEFT - 6, ...lineRoom(top) }, TEXT);
  drawBox(pdf, block.base, { x: base, y: top + 1, width: BOX_WIDTH });
  drawText(pdf, block.factor, { x: base + BOX_WIDTH + 4, y: top + 12, width: factorWidth - 8 }, TEXT);
  drawBox(pdf, block.tax, { x: RIGHT - BOX_WIDTH, y: top + 1, width: BOX_WIDTH });
}

function ticksHeight({ text, options, isAcross }: Of<'ticks'>): number {
  return (isAcross ? 1 : options.length + (text === '' ? 0 : 1)) * TICK_HEIGHT + 2;
}

function drawTicks(pdf: PDFKit.PDFDocument, block: Of<'ticks'>, top: number): void {
  const { number, text, options, isAcross } = block;
  const words = { x: TEXT_LEFT, width: FORM_WIDTH - NUMBER_WIDTH };
  drawText(pdf, number ?? '', { x: FORM_LEFT, y: top + 10, width: NUMBER_WIDTH - 4 }, NUMBER);
  if (isAcross) {
    const widths = widthsAcross(pdf, block);
    let x = RIGHT - widths.reduce((sum, width) => sum + width, 0);
    drawText(pdf, text, { ...words, y: top + 10, width: x - TEXT_LEFT }, TEXT);
    for (const [index, option] of options.entries()) {
      const width = widths[index] ?? 0;
      const gap = text === '' ? 0 : TICK_GAP;
      drawTick(pdf, option, { x: x + gap, y: top, width: width - gap });
      x += width;
    }
    return;
  }
  drawText(pdf, text, { ...words, y: top + 10 }, TEXT);
  const first = text === '' ? top : top + TICK_HEIGHT;
  for (const [index, option] of options.entries())
    drawTick(pdf, option, { ...words, y: first + index * TICK_HEIGHT });
}

/**
 * Returns the widths of tick boxes side by side: equal parts of the line or, after words, no more than each
 * needs.
 */
function widthsAcross(pdf: PDFKit.PDFDocument, { text, options }: Of<'ticks'>): number[] {
  return options.map((option) =>
    text === ''
      ? (RIGHT - TEXT_LEFT) / options.length
      : TICK_GAP + TICK_ROOM + textWidth(pdf, option.text, TEXT),
  );
}

/** Draws four columns of eight days and, at their right, the total of the month, like the schedules. */
function drawDays(pdf: PDFKit.PDFDocument, { caption, days, total }: Of<'days'>, top: number): void {
  drawText(pdf, caption, { x: FORM_LEFT, y: top + 9, width: FORM_WIDTH }, PART);
  const width = FORM_WIDTH / 5;
  for (const [index, day] of days.entries()) {
    const x = FORM_LEFT + Math.floor(index / DAY_ROWS) * width;
    const y = top + DAY_HEIGHT * ((index % DAY_ROWS) + 1);
    drawText(pdf, String(index + 1), { x, y: y + 9, width: 16, align: 'right' }, NUMBER);
    drawFrame(pdf, { x: x + 20, y: y + 0.5, width: width - 24, height: DAY_HEIGHT - 1.5 });
    drawFigure(pdf, day, { x: x + 22, y: y + 9, width: width - 28 }, DAY_VALUE);
  }
  const x = FORM_LEFT + 4 * width + 6;
  const y = top + DAY_HEIGHT + 0.5;
  drawFrame(pdf, { x, y, width: width - 6, height: 2 * DAY_HEIGHT });
  drawText(pdf, FORM.monthTotal, { x: x + 4, y: y + 8, width: width - 14 }, BOX_CAPTION);
  drawFigure(pdf, total, { x: x + 4, y: y + 20, width: width - 14 }, BOX_VALUE);
}

function drawRows(pdf: PDFKit.PDFDocument, { columns, rows }: Of<'rows'>, top: number): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const bottom = top + ROW_HEIGHT * (rows.length + 1);
  let x = FORM_LEFT;
  for (const [index, { caption, share, isFigure }] of columns.entries()) {
    const width = (FORM_WIDTH * share) / shares;
    const align = isFigure ? 'right' : 'left';
    drawText(pdf, caption, { x: x + 3, y: top + 9, width: width - 6, align }, BOX_CAPTION);
    rows.forEach((row, number) => {
      const rule = top + 1 + ROW_HEIGHT * (number + 1);
      const cell = row[index] ?? '';
      const place = { x: x + 3, width: width - 6, align } as const;
      if (isFigure) drawFigure(pdf, cell, { ...place, y: rule + ROW_HEIGHT - ROW_DROP }, ROW_VALUE);
      else
        drawInArea(
          pdf,
          cell,
          { ...place, top: rule + ROW_GAP, bottom: rule + ROW_HEIGHT - ROW_GAP },
          ROW_VALUE,
        );
    });
    drawFrame(pdf, { x, y: top + 1, width, height: bottom - top });
    x += width;
  }
  for (let row = 1; row <= rows.length; row += 1) {
    drawRule(pdf, {
      x: FORM_LEFT,
      y: top + 1 + ROW_HEIGHT * row,
      width: FORM_WIDTH,
      thickness: 0.4,
      color: INK.text,
    });
  }
}

function drawBox(
  pdf: PDFKit.PDFDocument,
  value: string,
  { x, y, width }: { x: number; y: number; width: number },
) {
  drawFrame(pdf, { x, y, width, height: LINE_HEIGHT - 3 });
  drawFigure(pdf, value, { x: x + 4, y: y + 11, width: width - 10 }, BOX_VALUE);
}
