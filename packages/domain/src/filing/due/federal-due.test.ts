import { expect, it } from 'vitest';
import { futaDeposits } from './federal-due.ts';

// 2.11, the worked rows, paid in 2026
it.each([
  [[420_00, 180_00, 30_00, 10_00], [{ quarter: 2, due: '2026-07-31', cents: 600_00 }], 40_00],
  [[500_00, 1, 0, 0], [{ quarter: 2, due: '2026-07-31', cents: 500_01 }], 0],
  [[504_00, 0, 0, 0], [{ quarter: 1, due: '2026-04-30', cents: 504_00 }], 0],
  // 31 January 2027 is a Sunday
  [[0, 0, 0, 500_01], [{ quarter: 4, due: '2027-02-01', cents: 500_01 }], 0],
])('quarters of %j deposit %j and leave %i for the 940', (quarters, deposits, withReturn) => {
  expect(futaDeposits(2026, quarters)).toEqual({ deposits, withReturn });
});
