import { expect, it } from 'vitest';
import type { CodaPlanKind } from '../../../reference/enumerations.ts';
import { codaLimitOf, SEED_CODA_LIMITS } from './coda-limit.ts';

it.each([
  ['puerto-rico', '2025-06-30', 1990, 15_000_00],
  ['dual', '2025-06-30', 1990, 20_000_00],
  ['puerto-rico', '2026-06-30', 1990, 15_000_00],
  ['dual', '2026-06-30', 1990, 22_500_00],
  ['dual', '2026-01-02', 1976, 24_000_00], // 22,500 + 1,500 in the year of the 50th birthday
  ['dual', '2025-12-31', 1976, 20_000_00], // 49 in 2025
  ['none', '2026-06-30', 1970, null],
  ['dual', '2023-12-31', 1970, null],
] as const satisfies [CodaPlanKind, string, number, number | null][])(
  'the plan %s allows on %s, for a birth in %i, %s cents',
  (kind, payDate, birthYear, limit) => {
    expect(codaLimitOf(kind, { birthYear, payDate }, SEED_CODA_LIMITS)).toBe(limit);
  },
);
