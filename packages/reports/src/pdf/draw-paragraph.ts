import {
  CAPITAL,
  drawText,
  fitsLine,
  HAIR,
  SMALLEST,
  type TextPosition,
  type TextStyle,
  TIGHT,
  textWidth,
  wrapLines,
} from './draw-text.ts';

/**
 * Draws a text on at most `lines` lines, broken between words. A text that is too long is set smaller, its
 * lines closer together and, if that makes room, more of them; at the smallest size it is cut. Returns the
 * baseline of the line after it.
 */
export function drawParagraph(
  pdf: PDFKit.PDFDocument,
  text: string,
  place: Paragraph,
  style: TextStyle,
): number {
  const { x, y, width, align } = place;
  const set = paragraphSetting(pdf, text, place, style);
  drawLines(pdf, set, { x, y: y - CAPITAL * (style.size - set.style.size), width, align });
  return y + Math.min(set.lines.length, place.lines) * place.leading;
}

/**
 * Returns the points that a paragraph takes from its first line to the one after it, as `drawParagraph` would
 * set it.
 */
export function paragraphHeight(
  pdf: PDFKit.PDFDocument,
  text: string,
  place: Omit<Paragraph, 'x' | 'y'>,
  style: TextStyle,
): number {
  if (textWidth(pdf, text, style) <= place.width) return place.leading;
  const { lines } = paragraphSetting(pdf, text, place, style);
  return Math.min(lines.length, place.lines) * place.leading;
}

type Paragraph = TextPosition & { lines: number; leading: number };

function paragraphSetting(
  pdf: PDFKit.PDFDocument,
  text: string,
  { width, lines, leading }: Omit<Paragraph, 'x' | 'y'>,
  style: TextStyle,
): Setting {
  const height = (lines - 1) * leading + CAPITAL * style.size + leading / 5;
  return setIn(pdf, text, { width, height, leading }, style);
}

/** The area of a text, in points from the top left corner of the page. */
export type TextArea = Omit<TextPosition, 'y'> & { top: number; bottom: number };

/**
 * Draws a text halfway between the top and the bottom of its area: on one line or, if it is too long, on as
 * many as there is room for.
 */
export function drawInArea(pdf: PDFKit.PDFDocument, text: string, room: TextArea, style: TextStyle): void {
  const { x, width, top, bottom, align } = room;
  const leading = style.size * TIGHT;
  const set = fitsLine(pdf, text, width, style)
    ? { lines: [text], leading, style }
    : setIn(pdf, text, { width, height: bottom - top, leading }, style);
  const height = CAPITAL * set.style.size + (set.lines.length - 1) * set.leading;
  const y = (top + bottom - height) / 2 + CAPITAL * set.style.size;
  drawLines(pdf, set, { x, y, width, align });
}

/** The setting of a text: its lines, the distance between them, and the style. */
type Setting = { lines: string[]; leading: number; style: TextStyle };

/**
 * Returns the setting in the largest letters, of this style or smaller, whose lines fit into the area;
 * otherwise in the smallest.
 */
function setIn(
  pdf: PDFKit.PDFDocument,
  text: string,
  room: { width: number; height: number; leading: number },
  style: TextStyle,
): Setting {
  const lines = 1 + Math.floor((room.height - CAPITAL * style.size) / room.leading + HAIR);
  const broken = wrapLines(pdf, text, { width: room.width, lines: Math.max(1, lines) }, style);
  const isTooLong = broken.some((line) => textWidth(pdf, line, style) > room.width);
  if (!isTooLong || style.size <= SMALLEST) return { lines: broken, leading: room.leading, style };
  const size = Math.max(SMALLEST, style.size - 0.5);
  return setIn(pdf, text, { ...room, leading: Math.min(room.leading, size * TIGHT) }, { ...style, size });
}

function drawLines(pdf: PDFKit.PDFDocument, { lines, leading, style }: Setting, place: TextPosition): void {
  lines.forEach((line, index) => {
    drawText(pdf, line, { ...place, y: place.y + index * leading }, style);
  });
}
