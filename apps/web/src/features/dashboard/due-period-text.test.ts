import { describe, expect, it } from 'vitest';

import { duePeriodText } from './due-period-text.ts';

describe('the days that something is due for', () => {
  it.each([
    ['Año 2025', '2025-01-01', '2025-12-31'],
    ['Noviembre de 2026', '2026-11-01', '2026-11-30'],
    ['Del 1 ene al 31 mar 2026', '2026-01-01', '2026-03-31'],
    ['Del 1 oct 2025 al 30 sept 2026', '2025-10-01', '2026-09-30'],
    ['Del 26 nov 2026', '2026-11-26', '2026-11-26'],
  ])('say their year: %s', (text, from, to) => {
    expect(duePeriodText({ from, to })).toBe(text);
  });
});
