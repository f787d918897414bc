import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Cell, ListReport } from '../list/list-report.ts';

/** A letter: its pay, its sentences, and the table that they explain. */
export type Letter = {
  title: string;
  company: string;
  /** The recipient and the subject. */
  about: readonly string[];
  date: CalendarDate;
  sentences: readonly string[];
  table: Pick<ListReport, 'columns' | 'groups' | 'total' | 'totalSource'>;
  /** The captions below the lines on which somebody signs; absent for a letter that nobody signs. */
  signature?: readonly string[];
};

/** A line of a letter on paper, from top to bottom. */
export type LetterLine =
  | { kind: 'sentence' | 'heading'; text: string }
  | { kind: 'captions' | 'row' | 'total'; cells: readonly Cell[] }
  | { kind: 'signature'; captions: readonly string[] }
  | { kind: 'gap' };

/**
 * The number of letters in a line of a sentence. It is estimated, because page breaks are known before
 * anything can be measured.
 */
const LINE_LENGTH = 100;

const GAP: LetterLine = { kind: 'gap' };

/** Returns all lines of a letter: its sentences, broken between words, its table, and where it is signed. */
export function letterLines({
  sentences,
  table: { columns, groups, total },
  signature,
}: Letter): LetterLine[] {
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
    ...(signature ? [{ kind: 'signature' as const, captions: signature }] : []),
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
