import { expect, it } from 'vitest';
import { LETTERS } from './smaller-files.ts';

const texts = import.meta.glob<string>(
  [
    '../src/text/**/*.es.ts',
    '../../../packages/domain/src/text/**/*.es.ts',
    '../../../packages/domain/src/reference/municipalities.ts',
    '../../server/src/text/*.es.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The Latin file of Inter has neither, so the browser shows them in another font. */
const OF_ANOTHER_FONT = ['→', '✓'];

it('has every letter of our words', () => {
  const words = Object.values(texts).join('');
  expect(words).toContain('contribución');
  const missing = [...new Set(words)].filter((letter) => letter !== '\n' && !LETTERS.includes(letter));
  expect(missing.toSorted()).toEqual(OF_ANOTHER_FONT);
});
