import { drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawFooter, drawName } from '../pdf/page-parts.ts';
import type { PageNumber } from '../pdf/pdf-document.ts';
import { shortDate } from '../text/printed-date.es.ts';
import { COLUMN_GAP } from './column-parts.ts';
import { ABOUT_LEADING, contentOf, HEADER_TOP, MARGIN } from './list-layout.ts';
import type { ListReport } from './list-report.ts';

/** The room for the date, which stands beside the first line about the list. */
const DATE_WIDTH = 60;

const TITLE: TextStyle = { size: 13, weight: 600, color: INK.brand };
const COMPANY: TextStyle = { size: 13, weight: 600, color: INK.text };
const SMALL: TextStyle = { size: 7.5, color: INK.muted };

/** The content of every page of a list beside its rows. */
export type ListFrame = Pick<ListReport, 'company' | 'title' | 'about' | 'date' | 'orientation'>;

/** Draws the head of a list: the company, the title, and what the list covers. */
export function drawListHead(
  pdf: PDFKit.PDFDocument,
  { company, title, about, date, orientation }: ListFrame,
): void {
  const { width } = contentOf(orientation);
  const half = width / 2 - COLUMN_GAP;
  const right = { x: MARGIN + width / 2 + COLUMN_GAP, width: half, align: 'right' } as const;
  drawName(pdf, company, { x: MARGIN, y: HEADER_TOP, width: half }, COMPANY);
  drawText(pdf, title, { ...right, y: HEADER_TOP }, TITLE);
  about.forEach((line, index) => {
    const y = HEADER_TOP + (index + 1) * ABOUT_LEADING + 2;
    drawText(pdf, line, { x: MARGIN, y, width: index === 0 ? width - DATE_WIDTH : width }, SMALL);
  });
  drawText(pdf, shortDate(date), { ...right, y: HEADER_TOP + ABOUT_LEADING + 2 }, SMALL);
}

/** Draws the last line of a page of a list. */
export function drawListFoot(
  pdf: PDFKit.PDFDocument,
  { company, title, orientation }: ListFrame,
  number: PageNumber,
): void {
  const { width, height } = contentOf(orientation);
  drawFooter(pdf, [company, title], { ...number, x: MARGIN, y: height - 19, width, style: SMALL });
}
