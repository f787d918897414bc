import { describe, expect, it } from 'vitest';
import { monthFingerprintLines } from './month-fingerprint.ts';
import { periodFingerprintLines } from './period-fingerprint.ts';

const seal = (number: number) => String(number).repeat(16);
const january = { month: '2026-01', digits: seal(1) };

describe('the seals of closings in the head of a list', () => {
  it('say of which month the one there is', () => {
    expect(monthFingerprintLines([])).toEqual([]);
    expect(monthFingerprintLines([january])).toEqual(['Mes cerrado, enero de 2026. Sello: 1111111111111111']);
  });

  it('share lines where they are several, so that those of a year leave room for the rows', () => {
    const months = ['02', '03', '04'].map((month, index) => ({
      month: `2026-${month}`,
      digits: seal(index + 2),
    }));
    expect(monthFingerprintLines([january, ...months])).toEqual([
      'Meses cerrados. Sellos: enero de 2026, 1111111111111111 · febrero de 2026, 2222222222222222 · marzo de 2026, 3333333333333333',
      'abril de 2026, 4444444444444444',
    ]);
    const weeks = Array.from({ length: 53 }, () => ({
      start: '2026-03-05',
      end: '2026-03-11',
      digits: seal(5),
    }));
    expect(periodFingerprintLines(weeks)).toHaveLength(18);
  });
});
