import type { BoxSource } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

/**
 * A box with what it is for above it, as part of a row of boxes; or one box for each digit, with it before
 * them: `digits` says where they stand and what parts them, as '##-#######'.
 */
export type CaptionedBox = {
  caption: string;
  value: string;
  share: number;
  digits?: string;
  source?: BoxSource | undefined;
};

/** A box to tick. */
export type Tick = { text: string; isTicked: boolean };

/** A row of boxes. */
export type Boxes = { kind: 'boxes'; boxes: readonly CaptionedBox[] };

/** Boxes to tick under each other, or side by side: behind the words on their line where there are any. */
export type Ticks = {
  kind: 'ticks';
  number?: string;
  text: string;
  options: readonly Tick[];
  isAcross?: true;
};

/** The captions of the columns of states. */
export type StateCaptions = { state: string; wages: string; rate: string; reduction: string };

/**
 * A state of Schedule A (940): what FUTA is on there, by how much its credit is reduced, and what that comes
 * to.
 */
export type StateRow = {
  state: string;
  isTicked: boolean;
  wages: string;
  rate: string;
  reduction: string;
  source?: BoxSource | undefined;
};

/**
 * A piece of a form, from the left margin to the right one, in the order in which the form has it. A box that
 * pay makes says where it comes from, for who looks at it on a screen.
 */
export type FormBlock =
  | { kind: 'part'; number: string; text: string }
  /** A numbered line with one box at the right edge. */
  | {
      kind: 'line';
      number: string;
      text: string;
      value: string;
      source?: BoxSource | undefined;
      /** True where the box stands left of the right edge, because what it holds goes into a line below. */
      isInner?: true;
      /** The number of boxes of one letter that stand in the place of the box. */
      letters?: number;
    }
  /** A numbered line of two boxes: what is taxed, by how much, and the tax. */
  | {
      kind: 'taxed-line';
      number: string;
      text: string;
      base: string;
      factor: string;
      tax: string;
      sources?: { base: BoxSource; tax: BoxSource } | undefined;
    }
  | Boxes
  | Ticks
  /** The filer, and in a panel beside it what is filed. */
  | { kind: 'beside'; rows: readonly Boxes[]; panel: Ticks }
  /** The amounts that fall due on each day of a month. */
  | {
      kind: 'days';
      caption: string;
      days: readonly string[];
      total: string;
      sources?: { days: readonly BoxSource[]; total: BoxSource } | undefined;
    }
  | {
      kind: 'rows';
      columns: readonly { caption: string; share: number; isFigure: boolean }[];
      rows: readonly (readonly string[])[];
      /** The sources of the cells of each row; null for a cell that has none, as in JSON. */
      sources?: readonly (readonly (BoxSource | null)[])[] | undefined;
    }
  /** The states of Schedule A (940), in two columns: each with its box to tick. */
  | { kind: 'states'; captions: StateCaptions; states: readonly StateRow[] }
  | { kind: 'note'; text: string };

/**
 * An official form: what heads it, and its pages as they follow each other. What a box holds is printed as it
 * is given.
 */
export type FormDocument = {
  agency: string;
  /** '941', '499 R-1B'. */
  form: string;
  title: string;
  revision: string;
  /** The year, or the quarter and the year. */
  period: string;
  employer: string;
  employerNumber: string;
  /** The lines above the head of every page: that it is a working copy, or partial. */
  notices: readonly string[];
  /** The day on which it was made. */
  date: CalendarDate;
  pages: readonly (readonly FormBlock[])[];
};

/** A numbered line with one box. */
export function line(number: string, text: string, value: string, source?: BoxSource): FormBlock {
  return { kind: 'line', number, text, value, source };
}

/** A numbered line whose box stands before the right edge. */
export function innerLine(number: string, text: string, value: string, source?: BoxSource): FormBlock {
  return { kind: 'line', number, text, value, source, isInner: true };
}

/** A numbered line with a box for each letter, as that of a state's abbreviation. */
export function lettersLine(number: string, text: string, value: string, letters: number): FormBlock {
  return { kind: 'line', number, text, value, letters };
}

/** Returns the heading of a part of a form. */
export function part(number: string, text: string): FormBlock {
  return { kind: 'part', number, text };
}

/** A row of boxes, each with what it is for, what it holds, and its share of the width. */
export function boxes(...row: readonly (readonly [caption: string, value: string, share: number])[]): Boxes {
  return { kind: 'boxes', boxes: row.map(([caption, value, share]) => ({ caption, value, share })) };
}

/**
 * A number in a box for each of its digits, as federal forms have it; without a number the boxes are blank.
 */
export function digitBoxes(caption: string, digits: string, value: string): Boxes {
  return { kind: 'boxes', boxes: [{ caption, value, share: 1, digits }] };
}

/** Boxes to tick under each other; nothing says that one is ticked unless `isTicked` does. */
export function ticks(
  text: string,
  options: readonly string[],
  isTicked: (index: number) => boolean = () => false,
): Ticks {
  return {
    kind: 'ticks',
    text,
    options: options.map((option, index) => ({ text: option, isTicked: isTicked(index) })),
  };
}

/** Boxes to tick side by side. */
export function ticksAcross(options: readonly string[], isTicked?: (index: number) => boolean): Ticks {
  return { ...ticks('', options, isTicked), isAcross: true };
}

/** A numbered line with boxes to tick at its end; none of them is ticked unless `isTicked` says so. */
export function tickLine(
  number: string,
  text: string,
  options: readonly string[],
  isTicked?: (index: number) => boolean,
): Ticks {
  return { ...ticks(text, options, isTicked), number, isAcross: true };
}

/** The rows of a form in as many as one of its pages has; more go on on the next. */
export function rowsByPage<Row>(rows: readonly Row[], perPage: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) =>
    rows.slice(page * perPage, (page + 1) * perPage),
  );
}
