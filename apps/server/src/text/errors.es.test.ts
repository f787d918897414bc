import { expect, it } from 'vitest';
import { errorDetail } from './errors.es.ts';

it('names each day once, and of many the first', () => {
  const overlapping = (...payDates: string[]) => errorDetail('opening-overlaps-entries', { payDates });
  expect(overlapping('2026-01-09', '2026-01-09', '2026-01-16')).toContain(
    ' dos veces: 9 ene 2026, 16 ene 2026. ',
  );
  expect(overlapping('2026-01-09', '2026-01-16', '2026-01-23', '2026-01-30', '2026-02-06')).toContain(
    ' dos veces: 9 ene 2026, 16 ene 2026, 23 ene 2026 y 2 días más. ',
  );
});
