import { fitsLine, type TextStyle, wrapLines } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { LETTER, type Orientation } from '../pdf/pdf-document.ts';
import { COLUMN_GAP, columnParts } from './column-parts.ts';
import type { ListLine } from './list-lines.ts';
import { type ListColumn, type ListReport, textOf } from './list-report.ts';

// The positions of everything in a list on its page, in points.

export const MARGIN = 36;
export const HEADER_TOP = 50;
export const ABOUT_LEADING = 11;
/** The height of a row of one line; each further line takes less. */
export const ROW_HEIGHT = 14;
export const ROW_LEADING = 9.5;
/** The height above the first row: the captions and the rule below them. */
const CAPTIONS_HEIGHT = 18;
/** The height of the captions if they are written upward. */
export const UPRIGHT_HEIGHT = 86;
const FOOTER_HEIGHT = 34;
/** The largest number of lines of a text in a row; a longer text is cut in the last one. */
const MOST_LINES = 20;

const BODY: TextStyle = { size: 7.8, color: INK.text };
/** The text style of each kind of line. */
export const LINE_STYLES: Record<ListLine['kind'], TextStyle> = {
  heading: { ...BODY, size: 9, weight: 600, color: INK.brand },
  row: BODY,
  subtotal: { ...BODY, weight: 600 },
  total: { ...BODY, weight: 600, color: INK.brand },
};

/** A column with its left edge and its width. */
export type ColumnPlace = { column: ListColumn; x: number; width: number };

/**
 * The columns of a list that fit on one page, with their positions and the line breaks of their texts, which
 * often repeat.
 */
export type ListPart = { list: ListReport; places: readonly ColumnPlace[]; broken: Map<string, string[]> };

/**
 * Returns a list in parts. The words that all parts share break alike in each, so that their rows line up.
 */
export function partsOf(list: ListReport): ListPart[] {
  const parts = columnParts(list, contentOf(list.orientation).width).map((part) => ({
    list: part,
    places: placesOf(part),
    broken: new Map<string, string[]>(),
  }));
  const narrowest = wordsOf(parts[0]).map((_, index) =>
    Math.min(...parts.map((part) => wordsOf(part)[index]?.width ?? Number.POSITIVE_INFINITY)),
  );
  return parts.map((part) => {
    const widths = narrowest.values();
    const places = part.places.map((place) =>
      place.column.isFigure ? place : { ...place, width: widths.next().value ?? place.width },
    );
    return { ...part, places };
  });
}

function wordsOf(part: ListPart | undefined): readonly ColumnPlace[] {
  return part?.places.filter(({ column }) => !column.isFigure) ?? [];
}

/** Returns the lines into which a text breaks at this width. */
export function cellLines(
  pdf: PDFKit.PDFDocument,
  { broken }: ListPart,
  { text, width, style }: { text: string; width: number; style: TextStyle },
): string[] {
  const key = `${width} ${style.weight} ${style.size} ${text}`;
  const known = broken.get(key);
  if (known) return known;
  const lines = fitsLine(pdf, text, width, style)
    ? [text]
    : wrapLines(pdf, text, { width, lines: MOST_LINES }, style);
  broken.set(key, lines);
  return lines;
}

/** Returns the height of a line: that of the longest text in it. */
export function lineHeight(pdf: PDFKit.PDFDocument, part: ListPart, line: ListLine): number {
  const style = LINE_STYLES[line.kind];
  const { width } = contentOf(part.list.orientation);
  const linesIn = (text: string, room: number) => cellLines(pdf, part, { text, width: room, style }).length;
  const heightOf = (lines: number) => ROW_HEIGHT + (lines - 1) * ROW_LEADING;
  if (line.kind === 'heading') return heightOf(linesIn(line.text, width));
  const [only = '', ...others] = line.cells;
  if (others.length === 0) return heightOf(linesIn(textOf(only), width));
  const counts = part.places.map(({ column, width: room }, index) =>
    column.isFigure ? 1 : linesIn(textOf(line.cells[index]), room - COLUMN_GAP),
  );
  return heightOf(Math.max(1, ...counts));
}

/** Returns the width and the height of a page's content. */
export function contentOf(orientation: Orientation): { width: number; height: number } {
  const [width, height] =
    orientation === 'portrait' ? [LETTER.width, LETTER.height] : [LETTER.height, LETTER.width];
  return { width: width - 2 * MARGIN, height };
}

/** Returns the position of the first line of a page. */
export function rowsTop(part: ListPart): number {
  const captions = isCrowded(part) ? UPRIGHT_HEIGHT : CAPTIONS_HEIGHT;
  return HEADER_TOP + Math.max(1, part.list.about.length) * ABOUT_LEADING + 10 + captions;
}

/** Returns the height that the lines of a page may take together. */
export function roomForLines(part: ListPart): number {
  return contentOf(part.list.orientation).height - FOOTER_HEIGHT - rowsTop(part);
}

/**
 * The estimated width of a letter of a caption, because page breaks are known before anything can be
 * measured.
 */
const LETTER_WIDTH = 3.4;

/** Returns true if a caption would be cut above its column. */
export function isCrowded({ places }: ListPart): boolean {
  return places.some(({ column, width }) => column.caption.length * LETTER_WIDTH > width - COLUMN_GAP);
}

function placesOf({ columns, orientation }: ListReport): ColumnPlace[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const unit = contentOf(orientation).width / shares;
  let x = MARGIN;
  return columns.map((column) => {
    const place = { column, x, width: column.share * unit };
    x += place.width;
    return place;
  });
}
