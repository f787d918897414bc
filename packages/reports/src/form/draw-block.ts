import { drawParagraph } from '../pdf/draw-paragraph.ts';
import { drawText, type TextStyle, textWidth } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawRule } from '../pdf/page-parts.ts';
import { LINE_HEIGHT, type Of, PART, RIGHT, TEXT_LEFT } from './draw-box.ts';
import {
  BOXES_HEIGHT,
  boxesWithPanelHeight,
  drawBoxes,
  drawBoxesWithPanel,
  drawTick,
  TICK_HEIGHT,
  TICK_ROOM,
} from './draw-boxes.ts';
import { drawLine, drawTaxedLine } from './draw-numbered-line.ts';
import { DAY_HEIGHT, DAY_ROWS, drawDays, drawRows, ROW_HEIGHT } from './draw-rows.ts';
import { drawStates, statesHeight } from './draw-states.ts';
import type { FormBlock } from './form-document.ts';
import { BOX_CAPTION, FORM_LEFT, FORM_WIDTH, NUMBER, NUMBER_WIDTH, TEXT } from './form-layout.ts';

const ON_BLACK: TextStyle = { ...PART, color: '#ffffff' };

/** Points between words and the tick box after them. */
const TICK_GAP = 8;
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
      return boxesWithPanelHeight(block);
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
      return drawBoxesWithPanel(pdf, block, top);
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

function drawPart(pdf: PDFKit.PDFDocument, { number, text }: Of<'part'>, top: number): void {
  if (number !== '') {
    pdf.rect(FORM_LEFT, top + 4, 48, 14).fill(INK.text);
    drawText(pdf, number, { x: FORM_LEFT + 5, y: top + 14, width: 40 }, ON_BLACK);
  }
  const x = number === '' ? FORM_LEFT : FORM_LEFT + 56;
  drawText(pdf, text, { x, y: top + 14, width: FORM_LEFT + FORM_WIDTH - x }, PART);
  drawRule(pdf, { x: FORM_LEFT, y: top + 20, width: FORM_WIDTH, color: INK.text });
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
