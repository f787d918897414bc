import { describe, expect, it } from 'vitest';
import { type ListLine, listPages } from './list-lines.ts';

const group = (heading: string, rows: number) => ({
  heading,
  rows: Array.from({ length: rows }, (_, index) => [`${heading}${index + 1}`]),
  total: [`${heading} in all`],
});

/** Pages of so many lines, each as high as the others. */
const linesHigh = (room: number) => ({ room, heightOf: () => 1 });

/** 'Ana', 'Ana1', … one text a line. */
const words = (pages: readonly ListLine[][]) =>
  pages.map((lines) => lines.map((line) => (line.kind === 'heading' ? line.text : line.cells[0])));

describe('the pages of a list', () => {
  it('have headings, rows and sums in order', () => {
    expect(
      words(listPages({ groups: [group('A', 2), group('B', 1)], total: ['everything'] }, linesHigh(20))),
    ).toEqual([['A', 'A1', 'A2', 'A in all', 'B', 'B1', 'B in all', 'everything']]);
  });

  it('never end with a heading, and never begin with a sum alone', () => {
    // Of four lines: B would be the last of the first page, and 'B in all' the first of another.
    expect(words(listPages({ groups: [group('A', 1), group('B', 3)] }, linesHigh(4)))).toEqual([
      ['A', 'A1', 'A in all'],
      ['B', 'B1', 'B2'],
      ['B (sigue)', 'B3', 'B in all'],
    ]);
  });

  it('say on each whose rows these are', () => {
    expect(words(listPages({ groups: [{ rows: [['a'], ['b']] }, group('B', 5)] }, linesHigh(4)))).toEqual([
      ['a', 'b', 'B', 'B1'],
      ['B (sigue)', 'B2', 'B3', 'B4'],
      ['B (sigue)', 'B5', 'B in all'],
    ]);
  });

  it('end where the next line is higher than what is left', () => {
    const rows = [['short'], ['long'], ['short'], ['short']];
    const heightOf = (line: ListLine) => (line.kind === 'row' && line.cells[0] === 'long' ? 25 : 10);
    expect(words(listPages({ groups: [{ rows }] }, { room: 34, heightOf }))).toEqual([
      ['short'],
      ['long'],
      ['short', 'short'],
    ]);
    expect(words(listPages({ groups: [{ rows }] }, { room: 35, heightOf }))).toEqual([
      ['short', 'long'],
      ['short', 'short'],
    ]);
  });

  it('keep a heading with its only row and the sum of it', () => {
    // Of five lines: B and B1 would still be on the first page, and 'B in all' and the total would not.
    expect(
      words(listPages({ groups: [group('A', 1), group('B', 1)], total: ['everything'] }, linesHigh(5))),
    ).toEqual([
      ['A', 'A1', 'A in all'],
      ['B', 'B1', 'B in all', 'everything'],
    ]);
  });

  it('are one that is empty where there is nothing, not even a total', () => {
    expect(listPages({ groups: [], total: ['everything'] }, linesHigh(20))).toEqual([[]]);
  });

  it('hold every line once, however few fit', () => {
    const groups = Array.from({ length: 30 }, (_, index) => group(`G${index}-`, (index * 7) % 5));
    for (let perPage = 2; perPage < 12; perPage += 1) {
      const pages = listPages({ groups, total: ['everything'] }, linesHigh(perPage));
      const expected = words(listPages({ groups, total: ['everything'] }, linesHigh(1_000))).flat();
      const own = pages.flat().filter((line) => line.kind !== 'heading' || !line.text.endsWith('(sigue)'));
      expect(words([own]).flat()).toEqual(expected);
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(perPage);
    }
  });
});
