import { fitsLine, type TextStyle, wrapLines } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { HISTORY, LIST, PAGE } from '../text/labels.es.ts';
import { shortDate } from '../text/printed-date.es.ts';
import { causeText, eventDescription } from './event-words.ts';
import type { HistoryEvent } from './history-event.ts';

// An event on paper: its sentence and its pay; beside it, its change and the totals after it; below it, every
// amount before and after, some on a line; and below those their causes. Positions are in points from the
// left edge of a landscape page's content.

/** The positions of the columns of a history. */
export const COLUMNS = {
  seq: { x: 0, width: 30 },
  what: { x: 34, width: 266 },
  whose: { x: 308, width: 150 },
  row: { x: 466, width: 48 },
  gross: { x: 518, width: 64 },
  withheld: { x: 588, width: 64 },
  net: { x: 658, width: 62 },
} as const;
export const TOTALS = ['gross', 'withheld', 'net'] as const;

export const AMOUNTS_IN_LINE = 3;
export const AMOUNT_STEP = 229;
export const AMOUNT = {
  label: { x: 0, width: 96 },
  before: { x: 98, width: 52 },
  to: { x: 154, width: 8 },
  after: { x: 164, width: 52 },
} as const;

/** The distance between baselines, for words and amounts. */
export const LEADING = 9.5;
export const AMOUNT_LEADING = 10;
/** The distance from the top of an event to its first baseline, and from its last one to its bottom. */
export const ABOVE = 11;
export const BELOW = 5;
/** The space above the amounts, and above their causes. */
const GAP = 3;
/** The largest number of lines; a longer text is cut in the last one. */
const MOST_LINES = 12;
const MOST_CAUSE_LINES = 8;

export const BODY: TextStyle = { size: 7.8, color: INK.text };
const STRONG: TextStyle = { ...BODY, weight: 600 };
export const MUTED: TextStyle = { ...BODY, size: 7.4, color: INK.muted };
export const SMALL: TextStyle = { ...BODY, size: 7.2 };

export type Line = { text: string; style: TextStyle };

/** An event with its line breaks, and the height of its lines. */
export type HistoryBlock = {
  event: HistoryEvent;
  what: Line[];
  whose: Line[];
  causes: Line[];
  height: number;
};

/** Breaks the texts of an event into lines, which gives its height. */
export function layOutEvent(pdf: PDFKit.PDFDocument, event: HistoryEvent): HistoryBlock {
  const what = [
    ...linesOf(pdf, eventDescription(event), COLUMNS.what.width, STRONG),
    ...linesOf(pdf, recordedText(event), COLUMNS.what.width, MUTED),
    ...linesOf(pdf, event.reason && LIST.reason(event.reason), COLUMNS.what.width, BODY),
  ];
  const whose = whoseTexts(event).flatMap((text, index) =>
    linesOf(pdf, text, COLUMNS.whose.width, index === 0 ? BODY : MUTED),
  );
  const causes = linesOf(pdf, causesText(event), AMOUNTS_IN_LINE * AMOUNT_STEP, MUTED, MOST_CAUSE_LINES);
  const totalLines = event.amounts.length > 0 ? 2 : 1;
  const words = Math.max(what.length, whose.length, totalLines);
  const height = ABOVE + (words - 1) * LEADING + amountsHeight(event) + causesHeight(causes) + BELOW;
  return { event, what, whose, causes, height };
}

export function amountLines({ amounts }: HistoryEvent): number {
  return Math.ceil(amounts.length / AMOUNTS_IN_LINE);
}

function amountsHeight(event: HistoryEvent): number {
  const lines = amountLines(event);
  return lines === 0 ? 0 : GAP + lines * AMOUNT_LEADING;
}

export function causesHeight(causes: readonly Line[]): number {
  return causes.length === 0 ? 0 : GAP + causes.length * LEADING;
}

function recordedText({ recordedBy, recordedOn, recordedAt }: HistoryEvent): string {
  return HISTORY.recorded(recordedBy, shortDate(recordedOn), recordedAt);
}

function whoseTexts({ person, entryId, period, payDate }: HistoryEvent): string[] {
  const pay = [
    ...(entryId === null ? [] : [HISTORY.entry(entryId)]),
    ...(period ? [PAGE.period(period.number, period.year)] : []),
  ];
  return [
    person,
    pay.join(' · '),
    entryId === null || payDate === null ? '' : HISTORY.payDate(shortDate(payDate)),
  ].filter((text) => text !== '');
}

function causesText({ causes }: HistoryEvent): string {
  return causes.length === 0 ? '' : HISTORY.causes(causes.map(causeText).join('; '));
}

function linesOf(
  pdf: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle,
  lines = MOST_LINES,
): Line[] {
  if (text === '') return [];
  const broken = fitsLine(pdf, text, width, style) ? [text] : wrapLines(pdf, text, { width, lines }, style);
  return broken.map((line) => ({ text: line, style }));
}
