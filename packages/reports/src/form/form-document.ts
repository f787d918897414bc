import type { BoxSource } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

/**
 * A box with a caption above it in a row of boxes; or one box for each digit, with the caption before them:
 * `digits` is the pattern with its separators, such as '##-#######'.
 */
export type CaptionedBox = {
  caption: string;
  value: string;
  share: number;
  digits?: string;
  source?: BoxSource | undefined;
};

/** A tick box with its words. */
export type Tick = { text: string; isTicked: boolean };

/** A row of boxes. */
export type Boxes = { kind: 'boxes'; boxes: readonly CaptionedBox[] };

/** Tick boxes under each other, or side by side: on the line of the words, if there are any. */
export type Ticks = {
  kind: 'ticks';
  number?: string;
  text: string;
  options: readonly Tick[];
  isAcross?: true;
};

/** The captions of the columns of states. */
export type StateCaptions = { state: string; wages: string; rate: string; reduction: string };

/** A state of Schedule A (940): its FUTA wages, the reduction of its credit, and the resulting amount. */
export type StateRow = {
  state: string;
  isTicked: boolean;
  wages: string;
  rate: string;
  reduction: string;
  source?: BoxSource | undefined;
};

/**
 * A block of a form, from the left margin to the right one, in the order of the form. A box that pay makes
 * names its source, for the screen.
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
      /** True if the box stands left of the right edge, because its amount goes into a line below. */
      isInner?: true;
      /** The number of one-letter boxes in place of the box. */
      letters?: number;
    }
  /** A numbered line of two boxes: the taxed amount, the rate, and the tax. */
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
  /** The filer, and a panel beside it with what is filed. */
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
      /** The sources of the cells of each row; null for a cell without one, as in JSON. */
      sources?: readonly (readonly (BoxSource | null)[])[] | undefined;
    }
  /** The states of Schedule A (940), in two columns, each with its tick box. */
  | { kind: 'states'; captions: StateCaptions; states: readonly StateRow[] }
  | { kind: 'note'; text: string };

/** An official form: its head, and its pages in order. Boxes are printed as they are given. */
export type FormDocument = {
  agency: string;
  /** The number of the form: '941', '499 R-1B'. */
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
