import { type FontRun, fontRuns, type Weight } from './typeface.ts';

export type TextStyle = {
  /** Points. */
  size: number;
  weight?: Weight;
  color: string;
  /** Points added between letters, for headings in capitals. */
  spacing?: number;
  /** Digits of one width, so that figures stand under each other; in a name they would tear the hyphens apart. */
  isTabular?: true;
};

/** Where a text stands, in points from the top left corner of the page; `y` is the baseline. */
export type Place = { x: number; y: number; width: number; align?: 'left' | 'right' };

const TABULAR: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];
/** In points: a text is set smaller down to this before it is cut. */
const SMALLEST = 6;

/** Draws one line of text; one too long for its width is set smaller, and cut with '…' only where that is not enough. */
export function drawText(pdf: PDFKit.PDFDocument, text: string, place: Place, style: TextStyle): void {
  const fit = Math.min(1, place.width / textWidth(pdf, text, style));
  const fitted = { ...style, size: Math.max(Math.min(SMALLEST, style.size), style.size * fit) };
  drawRuns(pdf, cutToWidth(pdf, text, place.width, fitted), place, fitted);
}

/** Draws a figure. A figure is never cut: one too long for its width is set smaller. */
export function drawFigure(pdf: PDFKit.PDFDocument, text: string, place: Place, style: TextStyle): void {
  const tabular = { ...style, isTabular: true } as const;
  const fit = Math.min(1, place.width / textWidth(pdf, text, tabular));
  drawRuns(pdf, text, { align: 'right', ...place }, { ...tabular, size: style.size * fit });
}

/**
 * Draws a text over at most `lines` lines, broken between words; a text too long for them is set smaller, then cut.
 * Returns the baseline of the line after it.
 */
export function drawParagraph(
  pdf: PDFKit.PDFDocument,
  text: string,
  place: Place & { lines: number; leading: number },
  style: TextStyle,
): number {
  const lines = brokenLines(pdf, text, place, style);
  const isTooLong = lines.some((line) => textWidth(pdf, line, style) > place.width);
  if (isTooLong && style.size > SMALLEST) {
    return drawParagraph(pdf, text, place, { ...style, size: Math.max(SMALLEST, style.size - 0.5) });
  }
  lines.forEach((line, index) => {
    drawText(pdf, line, { ...place, y: place.y + index * place.leading }, style);
  });
  return place.y + lines.length * place.leading;
}

/** The width of a text in points. */
export function textWidth(pdf: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return fontRuns(text, style.weight ?? 400).reduce((width, run) => width + runWidth(pdf, run, style), 0);
}

function drawRuns(pdf: PDFKit.PDFDocument, text: string, place: Place, style: TextStyle): void {
  let x = place.align === 'right' ? place.x + place.width - textWidth(pdf, text, style) : place.x;
  pdf.fillColor(style.color);
  for (const run of fontRuns(text, style.weight ?? 400)) {
    const width = runWidth(pdf, run, style);
    pdf.text(run.text, x, place.y, { lineBreak: false, baseline: 'alphabetic', ...lettering(style) });
    x += width;
  }
}

/** Leaves the run's font and size chosen, ready to draw it. */
function runWidth(pdf: PDFKit.PDFDocument, run: FontRun, style: TextStyle): number {
  return pdf.font(run.font).fontSize(style.size).widthOfString(run.text, lettering(style));
}

function lettering({ spacing = 0, isTabular }: TextStyle) {
  return { characterSpacing: spacing, features: isTabular ? TABULAR : [] };
}

function cutToWidth(pdf: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): string {
  if (textWidth(pdf, text, style) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && textWidth(pdf, `${letters.join('').trimEnd()}…`, style) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function brokenLines(
  pdf: PDFKit.PDFDocument,
  text: string,
  { width, lines }: { width: number; lines: number },
  style: TextStyle,
): string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const line = broken.at(-1);
    const longer = `${line ?? ''} ${word}`.trimStart();
    const isNewLine = line === undefined || (broken.length < lines && textWidth(pdf, longer, style) > width);
    if (isNewLine) broken.push(word);
    else broken[broken.length - 1] = longer;
  }
  return broken;
}
