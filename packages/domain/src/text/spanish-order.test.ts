import { expect, it } from 'vitest';
import { compareSpanish } from './spanish-order.ts';

it('orders names as Spanish does, whatever their accents and capitals', () => {
  const names = ['Zoé', 'Ñico', 'Nora', 'ángel', 'Óscar', 'Oscar 10', 'Oscar 9', 'Ana', 'Núria'];
  expect(names.toSorted(compareSpanish)).toEqual([
    'Ana',
    'ángel',
    'Nora',
    'Núria',
    'Ñico',
    'Óscar',
    'Oscar 9',
    'Oscar 10',
    'Zoé',
  ]);
});
