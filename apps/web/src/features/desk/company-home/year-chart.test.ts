import { describe, expect, it } from 'vitest';
import { scaleOf } from './year-chart.tsx';

describe('the scale of a plot', () => {
  it.each([
    // a fifth of 12,345.67 is 2,469.13, the next step 2,500.00
    [12_345_67, { top: 12_500_00, lines: [0, 2_500_00, 5_000_00, 7_500_00, 10_000_00, 12_500_00] }],
    [10_000_00, { top: 10_000_00, lines: [0, 2_000_00, 4_000_00, 6_000_00, 8_000_00, 10_000_00] }],
    // a fifth of 620.00 is 124.00, the next step 200.00; four of them hold it
    [620_00, { top: 800_00, lines: [0, 200_00, 400_00, 600_00, 800_00] }],
    [1, { top: 1_00, lines: [0, 1_00] }],
    [0, { top: 1_00, lines: [0, 1_00] }],
  ])('of %i cents is %o', (most, scale) => {
    expect(scaleOf(most)).toEqual(scale);
  });
});
