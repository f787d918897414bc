import { readFileSync } from 'node:fs';

/** A word that Garita uses for a thing, and the words that it does not use. */
export type Term = { word: string; notUsed: string[] };

export type Glossary = {
  terms: Term[];
  /** The sentences that may contain a word of the list. */
  exceptions: string[];
};

export function readGlossary(path: string): Glossary {
  const glossary = readFileSync(path, 'utf8');
  return {
    terms: tableUnder(glossary, 'One word for each thing').map(([word = '', , , notUsed = '']) => ({
      word,
      notUsed: notUsed.split(', '),
    })),
    exceptions: tableUnder(glossary, 'Exceptions').map(([sentence = '']) => sentence),
  };
}

/** Returns the cells of the table below a heading, without its header row. */
function tableUnder(text: string, heading: string): string[][] {
  const [, below = ''] = text.split(`## ${heading}\n`);
  const [, , ...rows] = below.split('\n#')[0]?.match(/^\|.*\|$/gm) ?? [];
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
