import type { BoxSource } from '@garita/domain/report/box-source';
import type { Boxes, FormBlock, Ticks } from './form-document.ts';

/** Returns a numbered line with one box. */
export function line(number: string, text: string, value: string, source?: BoxSource): FormBlock {
  return { kind: 'line', number, text, value, source };
}

/** Returns a numbered line whose box stands before the right edge. */
export function innerLine(number: string, text: string, value: string, source?: BoxSource): FormBlock {
  return { kind: 'line', number, text, value, source, isInner: true };
}

/** Returns a numbered line with a box for each letter, such as a state's abbreviation. */
export function lettersLine(number: string, text: string, value: string, letters: number): FormBlock {
  return { kind: 'line', number, text, value, letters };
}

/** Returns the heading of a part of a form. */
export function part(number: string, text: string): FormBlock {
  return { kind: 'part', number, text };
}

/** Returns a row of boxes, each with its caption, its value, and its share of the width. */
export function boxes(...row: readonly (readonly [caption: string, value: string, share: number])[]): Boxes {
  return { kind: 'boxes', boxes: row.map(([caption, value, share]) => ({ caption, value, share })) };
}

/** Returns a number with a box for each digit, as on federal forms; without a number the boxes are blank. */
export function digitBoxes(caption: string, digits: string, value: string): Boxes {
  return { kind: 'boxes', boxes: [{ caption, value, share: 1, digits }] };
}

/** Returns tick boxes under each other; none is ticked unless `isTicked` says so. */
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

/** Returns tick boxes side by side. */
export function ticksAcross(options: readonly string[], isTicked?: (index: number) => boolean): Ticks {
  return { ...ticks('', options, isTicked), isAcross: true };
}

/** Returns a numbered line with tick boxes at its end; none is ticked unless `isTicked` says so. */
export function tickLine(
  number: string,
  text: string,
  options: readonly string[],
  isTicked?: (index: number) => boolean,
): Ticks {
  return { ...ticks(text, options, isTicked), number, isAcross: true };
}

/** Splits the rows of a form by page. */
export function rowsByPage<Row>(rows: readonly Row[], perPage: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) =>
    rows.slice(page * perPage, (page + 1) * perPage),
  );
}
