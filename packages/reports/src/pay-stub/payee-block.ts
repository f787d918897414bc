import { drawParagraph, drawText, paragraphHeight, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { addressLines } from '../text/printed-identity.ts';
import { COLUMN_WIDTH, COLUMNS, TABLES_TOP } from './page-layout.ts';
import type { Stub } from './stub.ts';

const CAPTION: TextStyle = { size: 6.5, color: INK.muted };
const BODY: TextStyle = { size: 8, color: INK.text };
const NAME: TextStyle = { size: 11, weight: 600, color: INK.text };

const TOP = 98;
const FIRST_LINE = TOP + 13;
/** The distance between its last line and the tables. */
const GAP = 10;
/** The lines of a name or a street: of the longest ones, and where the tables leave no room for more. */
const MOST_LINES = 6;
const FEWEST_LINES = 2;

/** The number of lines that a text of the payee may take, and the top of the tables below them, in points. */
export type PayeeSpace = { lines: number; tablesTop: number };

/**
 * The rooms that the payee may have, the widest first: as many lines as name and address take, or few where
 * the tables need the page.
 */
export function payeeSpaces(pdf: PDFKit.PDFDocument, stub: Stub): [PayeeSpace, PayeeSpace] {
  const heights = textsOf(stub, MOST_LINES).map(({ text, place, style }) =>
    paragraphHeight(pdf, text, place, style),
  );
  const bottom = heights.reduce((y, height) => y + height, FIRST_LINE);
  return [
    { lines: MOST_LINES, tablesTop: Math.max(TABLES_TOP, bottom + GAP) },
    { lines: FEWEST_LINES, tablesTop: TABLES_TOP },
  ];
}

/** Draws who is paid: name, address and number. */
export function drawPayee(pdf: PDFKit.PDFDocument, stub: Stub, { lines }: PayeeSpace): void {
  const { caption, number } = stub.payee;
  const at = { x: COLUMNS[0], width: COLUMN_WIDTH };
  drawText(pdf, caption, { ...at, y: TOP }, CAPTION);
  const bottom = textsOf(stub, lines).reduce(
    (y, { text, place, style }) => drawParagraph(pdf, text, { ...at, ...place, y }, style),
    FIRST_LINE,
  );
  drawText(pdf, number, { ...at, y: bottom }, BODY);
}

function textsOf({ payee }: Stub, lines: number) {
  const place = { width: COLUMN_WIDTH, lines };
  return [
    { text: payee.name, place: { ...place, leading: 13 }, style: NAME },
    ...addressLines(payee.address).map((text) => ({ text, place: { ...place, leading: 9.5 }, style: BODY })),
  ];
}
