import { describe, expect, it } from 'vitest';
import { readWire } from '../../../testing/read-wire.ts';
import { clock, hours } from './wire-hours.ts';

describe('time', () => {
  it.each([
    [8, 480],
    ['7,5', 450],
    ['08:30', 510],
    ['08:60', 'hours-invalid'],
    [-1, 'hours-negative'],
    ['ocho', 'hours-invalid'],
    [null, undefined],
  ])('%j is read as %j', (wire, expected) => {
    expect(readWire(hours, wire)).toBe(expected);
    expect(readWire(clock, wire)).toBe(expected);
  });

  it('is written as hours or as a clock', () => {
    expect(hours.encode(450)).toBe(7.5);
    expect(clock.encode(510)).toBe('08:30');
  });

  it('is read back to the minute', () => {
    const everyMinute = Array.from({ length: 61 }, (_, minute) => minute);
    expect(everyMinute.map((minute) => readWire(hours, hours.encode(minute)))).toEqual(everyMinute);
  });
});
