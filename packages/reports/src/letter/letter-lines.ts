import type { Cell } from '../list/list-report.ts';
import type { Letter } from './letter.ts';

/** A line of a letter as it stands on the paper, from top to bottom. */
export type LetterLine =
  | { kind: 'sentence' | 'heading'; text: string }
  | { kind: 'captions' | 'row' | 'total'; cells: readonly Cell[] }
  | { kind: 'gap' };

/**
 * Letters of a line of a sentence, as small as they are set: where a page breaks is known before anything can
 * be measured.
 */
const LINE_LENGTH = 100;

const GAP: LetterLine = { kind: 'gap' };

/** All lines of a letter: its sentences, broken between words, and its table. */
export function letterLines({ sentences, table: { columns, groups, total } }: Letter): LetterLine[] {
  return [
    ...sentences.flatMap((sentence) => [
      ...brokenSentence(sentence).map((text): LetterLine => ({ kind: 'sentence', text })),
      GAP,
    ]),
    { kind: 'captions', cells: columns.map(({ caption }) => caption) },
    ...groups.flatMap(({ heading, rows }): LetterLine[] => [
      ...(heading === undefined ? [] : [{ kind: 'heading' as const, text: heading }]),
      ...rows.map((cells) => ({ kind: 'row' as const, cells })),
    ]),
    ...(total ? [{ kind: 'total' as const, cells: total }] : []),
  ];
}

function brokenSentence(sentence: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length === 0 || longer.length > LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
