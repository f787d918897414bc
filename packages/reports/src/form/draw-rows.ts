import { drawInArea } from '../pdf/draw-paragraph.ts';
import { drawFigure, drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawFrame, drawRule } from '../pdf/page-parts.ts';
import { FORM } from '../text/labels.es.ts';
import { type Of, PART } from './draw-box.ts';
import { BOX_CAPTION, BOX_VALUE, FORM_LEFT, FORM_WIDTH, NUMBER } from './form-layout.ts';

const DAY_VALUE: TextStyle = { ...BOX_VALUE, size: 7.5 };

const ROW_VALUE: TextStyle = { ...BOX_VALUE, weight: 400 };

export const DAY_HEIGHT = 12.5;

export const DAY_ROWS = 8;

/** Room for two lines of small letters. */
export const ROW_HEIGHT = 17;

/** Points above and below the letters of a row, for accents and descenders. */
const ROW_GAP = 1.5;

/** The distance from the rule below a row up to the baseline of its letters, which centres them. */
const ROW_DROP = 5.4;

/** Draws four columns of eight days and, at their right, the total of the month, like the schedules. */
export function drawDays(pdf: PDFKit.PDFDocument, { caption, days, total }: Of<'days'>, top: number): void {
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

/** Draws a table of rows with its captions. */
export function drawRows(pdf: PDFKit.PDFDocument, { columns, rows }: Of<'rows'>, top: number): void {
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
