import { expect, it } from 'vitest';
import { withStates } from './versions.tsx';

const TODAY = '2026-03-10';

const states = (...days: string[]) =>
  withStates(
    days.map((effectiveFrom, index) => ({ effectiveFrom, version: index + 1 })),
    TODAY,
  ).map(({ state }) => state);

it('tells which version counted, which counts and which will', () => {
  expect(states('2024-01-01', '2026-01-01', '2027-01-01')).toEqual(['past', 'inForce', 'future']);
});

it('tells of several from the same day which one it is that counts', () => {
  expect(states('2027-01-01', '2027-01-01')).toEqual(['replaced', 'future']);
  expect(states(TODAY, TODAY)).toEqual(['replaced', 'inForce']);
  // The corrected one of a former year: the year is over for both.
  expect(states('2024-01-01', '2024-01-01', '2025-01-01')).toEqual(['replaced', 'past', 'inForce']);
});
