import { expect, it } from 'vitest';
import { asSentence } from './sentence.ts';

it('ends a text with one period, also after an abbreviation', () => {
  expect(asSentence('Incluye: Panadería Sol')).toBe('Incluye: Panadería Sol.');
  expect(asSentence('Incluye: Ferretería Ponce, Inc.')).toBe('Incluye: Ferretería Ponce, Inc.');
});
