import { TABULAR } from './shaped-text-cache.ts';
import { type FontRun, fontRuns, type Weight } from './typeface.ts';

export type TextStyle = {
  /** Points. */
  size: number;
  weight?: Weight;
  color: string;
  /** Points added between letters, for headings in capitals. */
  spacing?: number;
  /** Digits of equal width, so that figures line up; in a name they would move the hyphens apart. */
  isTabular?: true;
};

/** The position of a text, in points from the top left corner of the page; `y` is the baseline. */
export type TextPosition = { x: number; y: number; width: number; align?: 'left' | 'right' | undefined };

/** The smallest size, in points: a text is set smaller down to this size before it is cut. */
export const SMALLEST = 6;
/**
 * Points by which a line may exceed its width, because a size that just fits is a trillionth too wide in
 * binary fractions.
 */
export const HAIR = 0.001;
/** The height of a capital of Inter, and the closest readable distance of lines, in parts of the size. */
export const CAPITAL = 0.727;
export const TIGHT = 1.15;
/** The part of its size to which letters may shrink without being noticed. */
const LITTLE_SMALLER = 0.9;

/**
 * Draws one line of text. A text that is too long is set smaller, and cut with '…' if that is not enough. Its
 * `end` stays whole.
 */
export function drawText(
  pdf: PDFKit.PDFDocument,
  text: string,
  { end = '', ...place }: TextPosition & { end?: string },
  style: TextStyle,
): void {
  const whole = measureText(pdf, text + end, style);
  if (whole.width <= place.width) return drawLine(pdf, whole, place, style);
  const size = Math.max(Math.min(SMALLEST, style.size), (style.size * place.width) / whole.width);
  const smaller = { ...style, size };
  const room = place.width - (end === '' ? 0 : textWidth(pdf, end, smaller));
  drawLine(pdf, measureText(pdf, cutToWidth(pdf, text, room, smaller) + end, smaller), place, smaller);
}

/** Draws a figure. A figure that is too long is set smaller and never cut. */
export function drawFigure(
  pdf: PDFKit.PDFDocument,
  text: string,
  place: TextPosition,
  style: TextStyle,
): void {
  const tabular = { ...style, isTabular: true } as const;
  const whole = measureText(pdf, text, tabular);
  const fit = Math.min(1, place.width / whole.width);
  const smaller = { ...tabular, size: style.size * fit };
  const line = fit < 1 ? measureText(pdf, text, smaller) : whole;
  drawLine(pdf, line, { align: 'right', ...place }, smaller);
}

/** Returns true if a text should be set a little smaller rather than on two lines. */
export function fitsLine(pdf: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): boolean {
  return textWidth(pdf, text, style) * Math.max(LITTLE_SMALLER, SMALLEST / style.size) <= width;
}

/** The width of a text in points. */
export function textWidth(pdf: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return measureText(pdf, text, style).width;
}

/** A line with its width, so that shaping, the slow part, is done once for measuring and drawing. */
type Line = { runs: (FontRun & { width: number })[]; width: number };

function measureText(pdf: PDFKit.PDFDocument, text: string, style: TextStyle): Line {
  const runs = fontRuns(text, style.weight ?? 400).map((run) => ({
    ...run,
    width: pdf.font(run.font).fontSize(style.size).widthOfString(run.text, lettering(style)),
  }));
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
}

function drawLine(pdf: PDFKit.PDFDocument, line: Line, place: TextPosition, style: TextStyle): void {
  let x = place.align === 'right' ? place.x + place.width - line.width : place.x;
  pdf.fillColor(style.color).fontSize(style.size);
  for (const { text, font, width } of line.runs) {
    pdf.font(font).text(text, x, place.y, { lineBreak: false, baseline: 'alphabetic', ...lettering(style) });
    x += width;
  }
}

function lettering({ spacing = 0, isTabular }: TextStyle) {
  return { characterSpacing: spacing, features: isTabular ? TABULAR : undefined };
}

function cutToWidth(pdf: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): string {
  if (textWidth(pdf, text, style) <= width + HAIR) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && textWidth(pdf, `${letters.join('').trimEnd()}…`, style) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/**
 * Breaks a text between words into at most `lines` lines; the rest is in the last one, however long. A word
 * that does not fit on a line even in the smallest letters is broken anywhere.
 */
export function wrapLines(
  pdf: PDFKit.PDFDocument,
  text: string,
  { width, lines }: { width: number; lines: number },
  style: TextStyle,
): string[] {
  const broken: string[] = [];
  for (const { part, gap } of text.split(' ').flatMap((word) => partsOfWord(pdf, word, width, style))) {
    const line = broken.at(-1);
    const longer = `${line ?? ''}${gap}${part}`.trimStart();
    const isNewLine = line === undefined || (broken.length < lines && textWidth(pdf, longer, style) > width);
    if (isNewLine) broken.push(part);
    else broken[broken.length - 1] = longer;
  }
  return broken;
}

/** Returns a word, or the letters of a word that is too long, each with the separator before it. */
function partsOfWord(pdf: PDFKit.PDFDocument, word: string, width: number, style: TextStyle) {
  const least = (textWidth(pdf, word, style) * Math.min(SMALLEST, style.size)) / style.size;
  const parts = least <= width ? [word] : Array.from(word);
  return parts.map((part, index) => ({ part, gap: index === 0 ? ' ' : '' }));
}
