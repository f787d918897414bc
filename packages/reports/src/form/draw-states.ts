import { drawFigure, drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawFrame } from '../pdf/page-parts.ts';
import { drawTick } from './draw-boxes.ts';
import type { FormBlock, StateRow } from './form-document.ts';
import { BOX_CAPTION, BOX_VALUE, FORM_LEFT, FORM_WIDTH } from './form-layout.ts';

type States = Extract<FormBlock, { kind: 'states' }>;

const ROW_HEIGHT = 17;
const COLUMNS = 2;
/** Points between the two columns. */
const GAP = 10;
const WIDTH = (FORM_WIDTH - GAP) / COLUMNS;
/** The shares of a column, as in the schedule: state, wages, rate, reduction. */
const SHARES = [0.18, 0.34, 0.14, 0.34];
const VALUE: TextStyle = { ...BOX_VALUE, size: 7.5 };
const GREY = '#e5e5e5';

/** Returns the height of the states with their captions, in points. */
export function statesHeight({ states }: Pick<States, 'states'>): number {
  return ROW_HEIGHT * (perColumn(states) + 1) + 6;
}

/** Draws the states down the left column and then down the right one, with the upper edge at `top`. */
export function drawStates(pdf: PDFKit.PDFDocument, { captions, states }: States, top: number): void {
  const rows = perColumn(states);
  for (let column = 0; column < COLUMNS; column += 1) {
    const left = FORM_LEFT + column * (WIDTH + GAP);
    const heads = [captions.state, captions.wages, captions.rate, captions.reduction];
    for (const [index, { x, width }] of cellsFrom(left).entries())
      drawText(pdf, heads[index] ?? '', { x: x + 3, y: top + 11, width: width - 6 }, BOX_CAPTION);
    for (const [index, state] of states.slice(column * rows, (column + 1) * rows).entries())
      drawState(pdf, state, { left, top: top + ROW_HEIGHT * (index + 1) });
  }
}

function drawState(
  pdf: PDFKit.PDFDocument,
  { state, isTicked, wages, rate, reduction }: StateRow,
  { left, top }: { left: number; top: number },
): void {
  const values = ['', wages, rate, reduction];
  for (const [index, { x, width }] of cellsFrom(left).entries()) {
    // The schedule has the rates on grey, because a person who fills it in by hand looks them up.
    if (index === 2) pdf.rect(x, top, width, ROW_HEIGHT).fill(GREY);
    drawFrame(pdf, { x, y: top, width, height: ROW_HEIGHT });
    if (index === 0) drawTick(pdf, { text: state, isTicked }, { x: x + 4, y: top + 2, width: width - 6 });
    else drawFigure(pdf, values[index] ?? '', { x: x + 3, y: top + 11.5, width: width - 8 }, VALUE);
  }
  pdf.fillColor(INK.text);
}

function cellsFrom(left: number): { x: number; width: number }[] {
  let x = left;
  return SHARES.map((share) => {
    const cell = { x, width: share * WIDTH };
    x += cell.width;
    return cell;
  });
}

function perColumn(states: readonly StateRow[]): number {
  return Math.ceil(states.length / COLUMNS);
}
