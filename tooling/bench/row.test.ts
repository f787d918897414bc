import { describe, expect, it } from 'vitest';
import { type Row, ratioOf, verdictOf } from './row.ts';

// Ours takes four times as long as the floor.
const measured = { ours: 4, floor: 1, ratio: 4 };
const row = (by: Row['by'], bar?: number): Row => ({ title: 'a case', by, bar, measured });

describe('a row', () => {
  it('fails below its bar if it compares speeds', () => {
    expect(ratioOf(row('speed'))).toBe(0.25);
    expect(verdictOf(row('speed', 0.25))).toBe('ok');
    expect(verdictOf(row('speed', 0.26))).toBe('missed');
  });

  it('fails above its bar if it compares times', () => {
    expect(ratioOf(row('time'))).toBe(4);
    expect(verdictOf(row('time', 4))).toBe('ok');
    expect(verdictOf(row('time', 3.9))).toBe('missed');
  });

  it('has no verdict without a bar', () => {
    expect(verdictOf(row('time'))).toBeUndefined();
  });
});
