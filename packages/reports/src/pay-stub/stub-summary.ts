import { formatMinutes } from '@garita/domain/time/work-minutes';
import { drawRule } from '../pdf/draw-rule.ts';
import { drawFigure, drawParagraph, drawText, type TextStyle } from '../pdf/draw-text.ts';
import { money } from '../pdf/figure.ts';
import { INK } from '../pdf/ink.ts';
import { PAY_STUB } from '../text/labels.es.ts';
import { CONTENT_WIDTH, CUT, LEFT } from './page-layout.ts';
import type { PayStubData } from './pay-stub-data.ts';
import type { Columns, PayStubLines } from './pay-stub-lines.ts';

const CAPTION: TextStyle = { size: 6.5, color: INK.muted };
const BODY: TextStyle = { size: 8, color: INK.text };
const STRONG: TextStyle = { size: 8.5, weight: 600, color: INK.text };

const SUMMARY = CUT - 54;
const LEAVE_HEIGHT = 16;
const MEMO = { lines: 2, leading: 9.5 };
const MEMO_HEIGHT = 24;
const LABEL_WIDTH = 54;

/** The line at which the tables have to end. */
export function summaryTop({ memo }: Pick<PayStubData, 'memo'>): number {
  return SUMMARY - LEAVE_HEIGHT - (memo ? MEMO_HEIGHT : 0);
}

/** Draws leave balances, memo and the sum that leads to the net. */
export function drawStubSummary(pdf: PDFKit.PDFDocument, data: PayStubData, lines: PayStubLines): void {
  const top = summaryTop(data);
  const place = { x: LEFT, width: CONTENT_WIDTH };
  drawText(pdf, leaveLine(data), { ...place, y: top + 6 }, BODY);
  if (data.memo) {
    const memo = `${PAY_STUB.memo}: ${data.memo}`;
    drawParagraph(pdf, memo, { ...place, ...MEMO, y: top + 19 }, { ...BODY, color: INK.muted });
  }
  drawSum(pdf, lines);
}

function leaveLine({ leave }: PayStubData): string {
  const { vacation, sick } = PAY_STUB.leave;
  return `${vacation} ${formatMinutes(leave.vacation)} · ${sick} ${formatMinutes(leave.sick)}`;
}

function drawSum(pdf: PDFKit.PDFDocument, lines: PayStubLines): void {
  const terms = sumTerms(lines);
  const width = (CONTENT_WIDTH - LABEL_WIDTH) / terms.length;
  const { current, year } = PAY_STUB.columns;
  drawRule(pdf, { x: LEFT, y: SUMMARY, width: CONTENT_WIDTH, thickness: 0.75, color: INK.brand });
  terms.forEach(([caption], index) => {
    drawText(pdf, caption, { ...termPlace(index, width), y: SUMMARY + 12 }, CAPTION);
  });
  drawSumRow(
    pdf,
    current,
    terms.map(([, columns]) => columns.current),
    { y: SUMMARY + 25, style: STRONG },
  );
  drawSumRow(
    pdf,
    year,
    terms.map(([, columns]) => columns.year),
    { y: SUMMARY + 38, style: BODY },
  );
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

function sumTerms(lines: PayStubLines): (readonly [caption: string, columns: Columns])[] {
  const labels = PAY_STUB.summary;
  const { uncollected } = lines;
  const isUncollected = uncollected.current > 0 || uncollected.year > 0;
  return [
    [labels.earnings, lines.earnings.total],
    [labels.withholdings, lines.withholdings.total],
    [labels.deductions, lines.deductions.total],
    [labels.additions, lines.additions.total],
    ...(isUncollected ? [[labels.uncollected, uncollected] as const] : []),
    [labels.net, lines.net],
  ];
}
