import { isOfKind } from '@garita/domain/pay/concepts';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { drawFigure, drawText } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { HISTORY } from '../text/labels.es.ts';
import { money } from '../text/printed-figure.ts';
import { amountLabel } from './event-words.ts';
import {
  ABOVE,
  AMOUNT,
  AMOUNT_LEADING,
  AMOUNT_STEP,
  AMOUNTS_IN_LINE,
  amountLines,
  BELOW,
  BODY,
  COLUMNS,
  causesHeight,
  type HistoryBlock,
  LEADING,
  type Line,
  MUTED,
  SMALL,
  TOTALS,
} from './history-block.ts';
import type { ChangedAmount, PayTotalsPrinted } from './history-event.ts';

/** Draws an event with its left edge at `x` and its top at `y`. */
export function drawEvent(
  pdf: PDFKit.PDFDocument,
  { event, what, whose, causes, height }: HistoryBlock,
  { x, top }: { x: number; top: number },
): void {
  const y = top + ABOVE;
  drawText(pdf, `#${event.seq}`, { ...at(x, COLUMNS.seq), y }, MUTED);
  drawLines(pdf, what, { ...at(x, COLUMNS.what), y });
  drawLines(pdf, whose, { ...at(x, COLUMNS.whose), y });
  if (event.amounts.length > 0) {
    drawTotals(pdf, HISTORY.change, event.changed, { x, y });
    drawTotals(pdf, HISTORY.total, event.totals, { x, y: y + LEADING });
  }
  const amountsBottom = top + height - BELOW - causesHeight(causes);
  const lines = amountLines(event);
  event.amounts.forEach((amount, index) => {
    const line = Math.floor(index / AMOUNTS_IN_LINE);
    const column = index % AMOUNTS_IN_LINE;
    drawAmount(pdf, amount, {
      x: x + COLUMNS.what.x + column * AMOUNT_STEP,
      y: amountsBottom - (lines - 1 - line) * AMOUNT_LEADING,
    });
  });
  const causesTop = top + height - BELOW - (causes.length - 1) * LEADING;
  drawLines(pdf, causes, { ...at(x, COLUMNS.what), y: causesTop, width: AMOUNTS_IN_LINE * AMOUNT_STEP });
}

function drawLines(
  pdf: PDFKit.PDFDocument,
  lines: readonly Line[],
  { y, ...place }: { x: number; y: number; width: number },
): void {
  lines.forEach(({ text, style }, index) => {
    drawText(pdf, text, { ...place, y: y + index * LEADING }, style);
  });
}

function drawTotals(
  pdf: PDFKit.PDFDocument,
  label: string,
  totals: PayTotalsPrinted,
  { x, y }: { x: number; y: number },
): void {
  drawText(pdf, label, { ...at(x, COLUMNS.row), y }, MUTED);
  for (const name of TOTALS) {
    const { text, isZero } = money(totals[name]);
    drawFigure(pdf, text, { ...at(x, COLUMNS[name]), y }, isZero ? { ...BODY, color: INK.quiet } : BODY);
  }
}

function drawAmount(
  pdf: PDFKit.PDFDocument,
  { name, before, after }: ChangedAmount,
  { x, y }: { x: number; y: number },
): void {
  const written = isOfKind(name, 'minutes') ? formatMinutes : (cents: number) => money(cents).text;
  drawText(pdf, amountLabel(name), { ...at(x, AMOUNT.label), y }, MUTED);
  drawFigure(pdf, written(before), { ...at(x, AMOUNT.before), y }, { ...SMALL, color: INK.quiet });
  drawText(pdf, HISTORY.to, { ...at(x, AMOUNT.to), y }, { ...SMALL, color: INK.quiet });
  drawFigure(pdf, written(after), { ...at(x, AMOUNT.after), y }, SMALL);
}

function at(left: number, { x, width }: { x: number; width: number }) {
  return { x: left + x, width };
}
