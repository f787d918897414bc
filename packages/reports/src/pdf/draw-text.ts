import { fontRuns, type Weight } from './typeface.ts';

export type TextStyle = {
  /** Points. */
  size: number;
  weight?: Weight;
  color: string;
  /** Points added between letters, for headings in capitals. */
  spacing?: number;
};

/** Where a text stands, in points from the top left corner of the page; `y` is the baseline. */
export type Place = { x: number; y: number; width: number; align?: 'left' | 'right' };

// Digits of one width, so that figures stand under each other.
const TABULAR: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Draws one line of text; what does not fit its width is cut with '…'. */
export function drawText(pdf: PDFKit.PDFDocument, text: string, place: Place, style: TextStyle): void {
  drawRuns(pdf, cutToWidth(pdf, text, place.width, style), place, style);
}

/** Draws a figure. A figure is never cut: one too long for its width is set smaller. */
export function drawFigure(pdf: PDFKit.PDFDocument, text: string, place: Place, style: TextStyle): void {
  const fit = Math.min(1, place.width / textWidth(pdf, text, style));
  drawRuns(pdf, text, { align: 'right', ...place }, { ...style, size: style.size * fit });
}

/**
 * Draws a text over at most `lines` lines, broken between words; the last line is cut with '…' where it must be.
 * Returns the baseline of the line after it.
 */
export function drawParagraph(
  pdf: PDFKit.PDFDocument,
  text: string,
  place: Place & { lines: number; leading: number },
  style: TextStyle,
): number {
  const lines = brokenLines(pdf, text, place, style);
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
  const { spacing = 0, weight = 400 } = style;
  let x = place.align === 'right' ? place.x + place.width - textWidth(pdf, text, style) : place.x;
  pdf.fillColor(style.color);
  for (const run of fontRuns(text, weight)) {
    const width = runWidth(pdf, run, style);
    pdf.text(run.text, x, place.y, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: TABULAR,
      characterSpacing: spacing,
    });
    x += width;
  }
}

/** Leaves the run's font and size chosen, ready to draw it. */
function runWidth(
  pdf: PDFKit.PDFDocument,
  run: { text: string; font: string },
  { size, spacing = 0 }: TextStyle,
): number {
  return pdf
    .font(run.font)
    .fontSize(size)
    .widthOfString(run.text, { features: TABULAR, characterSpacing: spacing });
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
