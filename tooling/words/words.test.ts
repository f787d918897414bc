import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGlossary } from './glossary.ts';
import { ownSentences } from './sentences.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { terms, exceptions } = readGlossary(`${ROOT}/docs/glossary.md`);
const sentences = ownSentences(ROOT);

/** A name in backquotes, as in the API document. */
const WIRE_NAME = /`[^`]*`/g;

/** Returns true if a text has a word or its plural, whole. */
function says(text: string, word: string): boolean {
  return new RegExp(`(?<!\\p{L})${word}(?:e?s)?(?!\\p{L})`, 'iu').test(text.replace(WIRE_NAME, ''));
}

describe.each(terms)('$word', ({ word, notUsed }) => {
  it('occurs in a text', () => {
    expect(sentences.some(({ text }) => says(text, word))).toBe(true);
  });

  it.each(notUsed)('is not called %s', (variant) => {
    const said = sentences.filter(({ text }) => says(text, variant) && !exceptions.includes(text));
    expect(said).toEqual([]);
  });
});

it.each(exceptions)('the exception %j still occurs', (exception) => {
  expect(sentences.map(({ text }) => text)).toContain(exception);
});
