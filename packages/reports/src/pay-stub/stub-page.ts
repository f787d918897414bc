import { fullName } from '@garita/domain/employee/full-name';
import { drawRule } from '../pdf/draw-rule.ts';
import { drawFigure, drawParagraph, drawText, type TextStyle } from '../pdf/draw-text.ts';
import { dollars } from '../pdf/figure.ts';
import { INK } from '../pdf/ink.ts';
import type { PageNumber } from '../pdf/pdf-document.ts';
import { PAGE, PAY_STUB } from '../text/labels.es.ts';
import { dateRange, shortDate } from '../text/printed-date.es.ts';
import { COLUMN_WIDTH, COLUMNS, CONTENT_WIDTH, FOOTER, LEFT } from './page-layout.ts';
import type { PayStubData } from './pay-stub-data.ts';
import type { PayStubLines } from './pay-stub-lines.ts';
import { drawStubSummary } from './stub-summary.ts';
import { drawStubTables } from './stub-tables.ts';
import { addressLines, maskedSocialSecurityNumber } from './stub-words.ts';

const CAPTION: TextStyle = { size: 6.5, color: INK.muted };
const BODY: TextStyle = { size: 8, color: INK.text };
const STRONG: TextStyle = { size: 11, weight: 600, color: INK.text };

/** Draws everything of a stub above the cut, and the foot of the page. */
export function drawStub(
  pdf: PDFKit.PDFDocument,
  data: PayStubData,
  lines: PayStubLines,
  number: PageNumber,
): void {
  drawEmployer(pdf, data);
  drawEmployee(pdf, data);
  drawPeriod(pdf, data);
  drawNet(pdf, lines.net.current);
  drawStubTables(pdf, data, lines);
  drawStubSummary(pdf, data, lines);
  drawFooter(pdf, data, number);
}

function drawEmployer(pdf: PDFKit.PDFDocument, { company }: PayStubData): void {
  const nameWidth = COLUMNS[2] - LEFT - 15;
  drawText(pdf, company.name, { x: LEFT, y: 50, width: nameWidth }, { ...STRONG, size: 15 });
  const title = { x: COLUMNS[2], y: 50, width: COLUMN_WIDTH, align: 'right' } as const;
  drawText(pdf, PAY_STUB.title, title, { ...STRONG, color: INK.brand });
  addressLines(company.postalAddress).forEach((line, index) => {
    drawText(pdf, line, { x: LEFT, y: 63 + index * 10, width: CONTENT_WIDTH }, { ...BODY, color: INK.muted });
  });
  drawRule(pdf, { x: LEFT, y: 83, width: CONTENT_WIDTH, thickness: 1, color: INK.brand });
}

function drawEmployee(pdf: PDFKit.PDFDocument, { employee }: PayStubData): void {
  const place = { x: COLUMNS[0], width: COLUMN_WIDTH };
  drawText(pdf, PAY_STUB.employee, { ...place, y: 98 }, CAPTION);
  const name = { ...place, y: 111, lines: 2, leading: 13 };
  let y = drawParagraph(pdf, fullName(employee), name, STRONG);
  for (const line of addressLines(employee.address)) {
    drawText(pdf, line, { ...place, y }, BODY);
    y += 10;
  }
  const masked = maskedSocialSecurityNumber(employee.socialSecurityLast4);
  drawText(pdf, `${PAY_STUB.socialSecurityNumber} ${masked}`, { ...place, y }, BODY);
}

function drawPeriod(pdf: PDFKit.PDFDocument, { period, payDate }: PayStubData): void {
  const place = { x: COLUMNS[1], width: COLUMN_WIDTH };
  drawText(pdf, PAY_STUB.period, { ...place, y: 98 }, CAPTION);
  drawText(pdf, PAGE.period(period.number, period.year), { ...place, y: 111 }, STRONG);
  drawText(pdf, dateRange(period.start, period.end), { ...place, y: 123 }, BODY);
  drawText(pdf, PAY_STUB.payDate, { ...place, y: 140 }, CAPTION);
  drawText(pdf, shortDate(payDate), { ...place, y: 151 }, { ...BODY, weight: 600 });
}

function drawNet(pdf: PDFKit.PDFDocument, net: number): void {
  const place = { x: COLUMNS[2], width: COLUMN_WIDTH, align: 'right' } as const;
  drawText(pdf, PAY_STUB.net, { ...place, y: 98 }, CAPTION);
  drawFigure(pdf, dollars(net), { ...place, y: 122 }, { size: 24, weight: 600, color: INK.text });
}

function drawFooter(
  pdf: PDFKit.PDFDocument,
  { company, period }: PayStubData,
  { page, pages }: PageNumber,
): void {
  const text = [company.name, PAGE.period(period.number, period.year), PAGE.of(page, pages)].join(' · ');
  drawText(pdf, text, { x: LEFT, y: FOOTER, width: CONTENT_WIDTH, align: 'right' }, CAPTION);
}
