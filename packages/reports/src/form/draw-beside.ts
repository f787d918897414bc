import { drawInArea } from '../pdf/draw-paragraph.ts';
import type { TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawFrame } from '../pdf/page-parts.ts';
import { BOXES_HEIGHT, drawBoxes, drawTick, TICK_HEIGHT } from './draw-boxes.ts';
import type { FormBlock } from './form-document.ts';
import { FORM_LEFT, FORM_WIDTH, NUMBER } from './form-layout.ts';

type Beside = Extract<FormBlock, { kind: 'beside' }>;

const PANEL_WIDTH = 196;
/** Points between the boxes and the panel. */
const GAP = 12;
/** The height of the panel's head, which may need a second line. */
const HEAD_HEIGHT = 26;
const PADDING = 6;
const ON_BLACK: TextStyle = { ...NUMBER, color: '#ffffff' };

/** Returns the height of rows of boxes with the panel beside them, in points. */
export function besideHeight({ rows, panel }: Beside): number {
  return Math.max(rows.length * BOXES_HEIGHT, panelHeight(panel) + 4);
}

/** Draws rows of boxes at the left and the panel at the right, both with their upper edge at `top`. */
export function drawBeside(pdf: PDFKit.PDFDocument, { rows, panel }: Beside, top: number): void {
  const width = FORM_WIDTH - PANEL_WIDTH - GAP;
  for (const [index, row] of rows.entries())
    drawBoxes(pdf, row, { x: FORM_LEFT, width, top: top + index * BOXES_HEIGHT });
  drawPanel(pdf, panel, { x: FORM_LEFT + width + GAP, y: top + 1 });
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
