import { yearOf } from '@garita/domain/time/calendar-date';
import { drawParagraph } from '../pdf/draw-paragraph.ts';
import { drawFigure, drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawRule } from '../pdf/page-parts.ts';
import { PAY_STUB } from '../text/labels.es.ts';
import { money } from '../text/printed-figure.ts';
import { CONTENT_WIDTH, CUT, LEFT } from './page-layout.ts';
import type { Stub } from './stub.ts';

const CAPTION: TextStyle = { size: 6.5, color: INK.muted };
const BODY: TextStyle = { size: 8, color: INK.text };
const STRONG: TextStyle = { size: 8.5, weight: 600, color: INK.text };

const SUMMARY = CUT - 54;
const NOTE_HEIGHT = 11;
/** The distance between the tables and the first note. */
const NOTES_GAP = 5;
const MEMO = { lines: 2, leading: 9.5 };
const MEMO_HEIGHT = 24;
const LABEL_WIDTH = 54;

/** Returns the line at which the tables have to end. */
export function summaryTop({ notes, memo }: Pick<Stub, 'notes' | 'memo'>): number {
  return SUMMARY - NOTES_GAP - notes.length * NOTE_HEIGHT - (memo ? MEMO_HEIGHT : 0);
}

/** Draws the notes, the memo and the sum that leads to the net. */
export function drawStubSummary(pdf: PDFKit.PDFDocument, stub: Stub): void {
  const top = summaryTop(stub);
  const place = { x: LEFT, width: CONTENT_WIDTH };
  stub.notes.forEach((note, index) => {
    drawText(pdf, note, { ...place, y: top + 6 + index * NOTE_HEIGHT }, BODY);
  });
  if (stub.memo) {
    const memo = `${PAY_STUB.memo}: ${stub.memo}`;
    drawParagraph(
      pdf,
      memo,
      { ...place, ...MEMO, y: top + 8 + stub.notes.length * NOTE_HEIGHT },
      { ...BODY, color: INK.muted },
    );
  }
  drawSum(pdf, stub);
}

function drawSum(pdf: PDFKit.PDFDocument, { sum, payDate }: Stub): void {
  const width = (CONTENT_WIDTH - LABEL_WIDTH) / sum.length;
  drawRule(pdf, { x: LEFT, y: SUMMARY, width: CONTENT_WIDTH, thickness: 0.75, color: INK.brand });
  sum.forEach(({ caption }, index) => {
    drawText(pdf, caption, { ...termPlace(index, width), y: SUMMARY + 12 }, CAPTION);
  });
  const ofPay = sum.map(({ columns }) => columns.current);
  const ofYear = sum.map(({ columns }) => columns.year);
  drawSumRow(pdf, PAY_STUB.columns.current, ofPay, { y: SUMMARY + 25, style: STRONG });
  drawSumRow(pdf, PAY_STUB.columns.year(yearOf(payDate)), ofYear, { y: SUMMARY + 38, style: BODY });
}

function drawSumRow(
  pdf: PDFKit.PDFDocument,
  label: string,
  amounts: number[],
  { y, style }: { y: number; style: TextStyle },
): void {
  drawText(pdf, label, { x: LEFT, y, width: LABEL_WIDTH }, { ...style, color: INK.muted });
  const width = (CONTENT_WIDTH - LABEL_WIDTH) / amounts.length;
  amounts.forEach((amount, index) => {
    const figure = money(amount);
    const color = figure.isZero ? INK.quiet : style.color;
    drawFigure(pdf, figure.text, { ...termPlace(index, width), y }, { ...style, color });
  });
}

function termPlace(index: number, width: number) {
  return { x: LEFT + LABEL_WIDTH + index * width, width, align: 'right' } as const;
}
