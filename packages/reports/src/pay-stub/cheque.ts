import type { Cents } from '@garita/domain/money/cents';
import { drawParagraph } from '../pdf/draw-paragraph.ts';
import { drawFigure, drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawName, drawRule } from '../pdf/page-parts.ts';
import { LETTER } from '../pdf/pdf-document.ts';
import { amountInWords } from '../text/amount-in-words.es.ts';
import { PAY_STUB } from '../text/labels.es.ts';
import { longDate } from '../text/printed-date.es.ts';
import { dollars } from '../text/printed-figure.ts';
import type { ChequePart } from './cheque-part.ts';
import { drawAddress } from './draw-address.ts';
import { COLUMN_WIDTH, COLUMNS, CONTENT_WIDTH, CUT, LEFT } from './page-layout.ts';
import type { Stub } from './stub.ts';

type Cheque = Extract<ChequePart, { isCheque: true }>;
type NoCheque = Extract<ChequePart, { isCheque: false }>;

const CAPTION: TextStyle = { size: 6.5, color: INK.muted, spacing: 0.3 };
const BODY: TextStyle = { size: 8, color: INK.text };
const STRONG: TextStyle = { size: 11, weight: 600, color: INK.text };

const LABEL_WIDTH = 104;
const PAYEE = CUT + 88;
const WORDS = CUT + 114;
const SIGNATURE = CUT + 158;

/**
 * Draws the part below the cut: a cheque over the stub's net, which needs a number and a signature, or the
 * words that it is none.
 */
export function drawCheque(pdf: PDFKit.PDFDocument, stub: Stub): void {
  const part = stub.cheque;
  drawRule(pdf, { x: 0, y: CUT, width: LETTER.width, color: INK.quiet, dash: 3 });
  drawPayer(pdf, stub);
  if (!part.isCheque) return drawNotNegotiable(pdf, part);
  drawNumberAndDate(pdf, part);
  drawPayee(pdf, stub, part.amount);
  drawPurposeAndSignature(pdf, stub);
}

function drawPayer(pdf: PDFKit.PDFDocument, { company }: Stub): void {
  const place = { x: LEFT, width: COLUMNS[2] - LEFT - 15 };
  drawName(pdf, company.name, { ...place, y: CUT + 30 }, STRONG);
  drawAddress(pdf, company.postalAddress, { ...place, y: CUT + 42 }, { ...BODY, color: INK.muted });
}

/**
 * Draws a part that nobody can mistake for a cheque: it has no number, no payee and no place for a signature.
 */
function drawNotNegotiable(pdf: PDFKit.PDFDocument, { date, paid }: NoCheque): void {
  const labels = PAY_STUB.cheque;
  const place = { x: LEFT, width: CONTENT_WIDTH };
  drawText(pdf, labels.notNegotiable, { ...place, y: PAYEE }, { ...STRONG, size: 18, color: INK.muted });
  const how = paid?.method ? labels.paidBy[paid.method] : labels.paidOn;
  drawText(pdf, paid ? how(longDate(date)) : labels.nothingToPay, { ...place, y: WORDS }, BODY);
}

/** Draws the number, which is blank until the cheque is recorded as the payment, and the date. */
function drawNumberAndDate(pdf: PDFKit.PDFDocument, { number, date }: Cheque): void {
  const labels = PAY_STUB.cheque;
  const place = { x: COLUMNS[2], width: COLUMN_WIDTH };
  drawText(pdf, labels.number, { ...place, y: CUT + 30 }, CAPTION);
  if (number !== undefined) drawText(pdf, String(number), { ...place, y: CUT + 30, align: 'right' }, BODY);
  drawText(pdf, labels.date, { ...place, y: CUT + 50 }, CAPTION);
  drawText(pdf, longDate(date), { ...place, y: CUT + 50, align: 'right' }, BODY);
}

function drawPayee(pdf: PDFKit.PDFDocument, { payee }: Stub, cents: Cents): void {
  const x = LEFT + LABEL_WIDTH;
  const width = COLUMNS[2] - 15 - x;
  drawText(pdf, PAY_STUB.cheque.payee, { x: LEFT, y: PAYEE, width: LABEL_WIDTH }, CAPTION);
  drawName(pdf, payee.name, { x, y: PAYEE, width }, STRONG);
  drawRule(pdf, { x, y: PAYEE + 4, width, color: INK.text });
  const amount = { x: COLUMNS[2], y: PAYEE, width: COLUMN_WIDTH };
  drawFigure(pdf, dollars(cents), amount, { ...STRONG, size: 14 });
  drawRule(pdf, { x: COLUMNS[2], y: PAYEE + 4, width: COLUMN_WIDTH, color: INK.text });
  const words = { x: LEFT, y: WORDS, width: CONTENT_WIDTH, lines: 2, leading: 11 };
  drawParagraph(pdf, amountInWords(cents), words, { ...BODY, size: 9 });
}

function drawPurposeAndSignature(pdf: PDFKit.PDFDocument, { purpose }: Stub): void {
  const labels = PAY_STUB.cheque;
  drawText(pdf, labels.purpose, { x: LEFT, y: SIGNATURE, width: 24 }, CAPTION);
  drawText(pdf, purpose, { x: LEFT + 24, y: SIGNATURE, width: COLUMNS[1] + COLUMN_WIDTH - LEFT - 24 }, BODY);
  drawRule(pdf, { x: COLUMNS[2], y: SIGNATURE, width: COLUMN_WIDTH, color: INK.text });
  drawText(pdf, labels.signature, { x: COLUMNS[2], y: SIGNATURE + 9, width: COLUMN_WIDTH }, CAPTION);
}
