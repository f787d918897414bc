import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import {
  formatMinutes,
  MAX_MINUTES,
  minutesSchema,
  parseDecimalHours,
  parseMinutes,
  readHours,
} from './work-minutes.ts';

describe('work minutes', () => {
  it.each([
    ['00:00', 0],
    ['08:05', 485],
    ['130:00', 7_800],
    ['99999:59', MAX_MINUTES],
    ['100000:00', MAX_MINUTES + 1],
  ])('reads %s as %i minutes', (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes);
  });

  it.each(['8', '8:5', '08:60', '-1:00', '1000000000:00', ''])('refuses %j', (text) => {
    expect(parseMinutes(text)).toBeUndefined();
  });

  it.each([
    ['-01:00', 'hours-negative'],
    ['− 1', 'hours-negative'],
    ['9:75', 'hours-invalid'],
    ['', 'required'],
    [MAX_MINUTES + 1, 'hours-too-large'],
  ])('refuses %j with %s', (time, code) => {
    expect(refusals(minutesSchema, time)).toEqual([code]);
  });

  it('prints a negative balance with its sign', () => {
    expect(formatMinutes(-90)).toBe('-01:30');
  });

  it('parses what formatMinutes prints', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_MINUTES }), (minutes) => {
        expect(parseMinutes(formatMinutes(minutes))).toBe(minutes);
      }),
    );
  });
});

describe('hours with a fraction', () => {
  it.each([
    ['37.5', 37 * 60 + 30],
    ['37,25', 37 * 60 + 15],
    ['.5', 30],
    ['8.', 8 * 60],
    // 0.333 × 60 = 19.98; 0.0083 × 60 = 0.498; 0.0084 × 60 = 0.504
    ['8.333', 8 * 60 + 20],
    ['0.0083', 0],
    ['0.0084', 1],
    // 0.999 × 60 = 59.94: the next hour
    ['7.999', 8 * 60],
  ])('%s is %i minutes', (text, minutes) => {
    expect(parseDecimalHours(text)).toBe(minutes);
  });

  it.each(['37', '37:30', '1,234.5', '.', '', '-8.5', '8.5h'])('%j is not a fraction of hours', (text) => {
    expect(parseDecimalHours(text)).toBeUndefined();
  });
});

describe('typed hours', () => {
  it.each([
    ['40', 40 * 60],
    ['37.5', 37 * 60 + 30],
    ['37,5', 37 * 60 + 30],
    [' 40:30 ', 40 * 60 + 30],
    ['40:30:00', 40 * 60 + 30],
    ['37h30', 37 * 60 + 30],
    ['37 h 30 min', 37 * 60 + 30],
    ['8 h 5 min', 8 * 60 + 5],
    ['7.5h', 7 * 60 + 30],
    ['40 horas', 40 * 60],
    ['100000', 100_000 * 60],
  ])('%s is %i minutes', (text, minutes) => {
    expect(readHours(text)).toBe(minutes);
  });

  it.each(['1/2', '12am', '-8', '1,234', '1,234.5', '37h5', '8:75', '7.5h30', '40:30:30', 'ocho', '', 'h'])(
    '%j has no meaning, or more than one',
    (text) => {
      expect(readHours(text)).toBeUndefined();
    },
  );
});
