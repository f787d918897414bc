import { drawParagraph, paragraphHeight } from '../pdf/draw-paragraph.ts';
import { drawFigure, drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawFooter, drawName, drawRule } from '../pdf/page-parts.ts';
import type { PageNumber } from '../pdf/pdf-document.ts';
import { PAY_STUB } from '../text/labels.es.ts';
import { dollars } from '../text/printed-figure.ts';
import { addressLines, employerNumber } from '../text/printed-identity.ts';
import { drawAddress } from './draw-address.ts';
import { COLUMN_WIDTH, COLUMNS, CONTENT_WIDTH, FOOTER, LEFT, TABLES_TOP } from './page-layout.ts';
import type { Stub } from './stub.ts';
import { drawStubSummary } from './stub-summary.ts';
import { drawStubTables, hasRoomForTables } from './stub-tables.ts';

const CAPTION: TextStyle = { size: 6.5, color: INK.muted };
const BODY: TextStyle = { size: 8, color: INK.text };
const STRONG: TextStyle = { size: 11, weight: 600, color: INK.text };

/** Draws everything of a stub above the cut, and the foot of the page. */
export function drawStub(pdf: PDFKit.PDFDocument, stub: Stub, number: PageNumber): void {
  drawEmployer(pdf, stub);
  const room = payeeRoom(pdf, stub);
  drawPayee(pdf, stub, room);
  drawAbout(pdf, stub);
  drawNet(pdf, stub.net);
  drawStubTables(pdf, stub, room.tablesTop);
  drawStubSummary(pdf, stub);
  const about = { ...number, x: LEFT, y: FOOTER, width: CONTENT_WIDTH, style: CAPTION };
  drawFooter(pdf, [stub.company.name, stub.footer], about);
}

/**
 * Returns the room of the payee. The tables have priority: if their rows would be too low to read, the payee
 * gets fewer and smaller lines.
 */
function payeeRoom(pdf: PDFKit.PDFDocument, stub: Stub): PayeeSpace {
  const [wide, narrow] = payeeSpaces(pdf, stub);
  const isNoLower = wide.tablesTop === narrow.tablesTop;
  return isNoLower || hasRoomForTables(pdf, stub, wide.tablesTop) ? wide : narrow;
}

function drawEmployer(pdf: PDFKit.PDFDocument, { company }: Stub): void {
  const place = { x: LEFT, width: COLUMNS[2] - LEFT - 15 };
  drawName(pdf, company.name, { ...place, y: 50 }, { ...STRONG, size: 15 });
  const title = { x: COLUMNS[2], y: 50, width: COLUMN_WIDTH, align: 'right' } as const;
  drawText(pdf, PAY_STUB.title, title, { ...STRONG, color: INK.brand });
  drawAddress(pdf, company.postalAddress, { ...place, y: 63 }, { ...BODY, color: INK.muted });
  const number = `${PAY_STUB.employerNumber} ${employerNumber(company.employerIdentificationNumber)}`;
  drawText(pdf, number, { ...title, y: 63 }, { ...BODY, color: INK.muted });
  drawRule(pdf, { x: LEFT, y: 83, width: CONTENT_WIDTH, thickness: 1, color: INK.brand });
}

function drawAbout(pdf: PDFKit.PDFDocument, { about }: Stub): void {
  const place = { x: COLUMNS[1], width: COLUMN_WIDTH };
  about.forEach(({ caption, value, detail }, index) => {
    const y = 98 + index * 42;
    const isFirst = index === 0;
    drawText(pdf, caption, { ...place, y }, CAPTION);
    drawText(
      pdf,
      value,
      { ...place, y: y + (isFirst ? 13 : 11) },
      isFirst ? STRONG : { ...BODY, weight: 600 },
    );
    if (detail) drawText(pdf, detail, { ...place, y: y + 25 }, BODY);
  });
}

function drawNet(pdf: PDFKit.PDFDocument, net: number): void {
  const place = { x: COLUMNS[2], width: COLUMN_WIDTH, align: 'right' } as const;
  drawText(pdf, PAY_STUB.net, { ...place, y: 98 }, CAPTION);
  drawFigure(pdf, dollars(net), { ...place, y: 122 }, { size: 24, weight: 600, color: INK.text });
}

const NAME: TextStyle = { size: 11, weight: 600, color: INK.text };

const TOP = 98;
const FIRST_LINE = TOP + 13;
/** The distance between its last line and the tables. */
const GAP = 10;
/**
 * The number of lines of a name or a street: for the longest ones, and if the tables leave no room for more.
 */
const MOST_LINES = 6;
const FEWEST_LINES = 2;

/** The number of lines that a text of the payee may take, and the top of the tables below them, in points. */
type PayeeSpace = { lines: number; tablesTop: number };

/**
 * Returns the rooms that the payee may have, the widest first: as many lines as name and address take, or few
 * if the tables need the page.
 */
function payeeSpaces(pdf: PDFKit.PDFDocument, stub: Stub): [PayeeSpace, PayeeSpace] {
  const heights = textsOf(stub, MOST_LINES).map(({ text, place, style }) =>
    paragraphHeight(pdf, text, place, style),
  );
  const bottom = heights.reduce((y, height) => y + height, FIRST_LINE);
  return [
    { lines: MOST_LINES, tablesTop: Math.max(TABLES_TOP, bottom + GAP) },
    { lines: FEWEST_LINES, tablesTop: TABLES_TOP },
  ];
}

/** Draws the payee: name, address and number. */
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
