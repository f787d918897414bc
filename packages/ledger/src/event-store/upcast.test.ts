import { describe, expect, it } from 'vitest';
import { currentVersion, upcast } from './upcast.ts';

const upcasters = {
  steps: {
    Hired: [
      (data: object) => ({ ...data, second: true }),
      (data: object) => ({ ...data, third: 'second' in data }),
    ],
    Left: [],
  },
  fillMissing: (data: object) => data,
};

describe('a recorded payload', () => {
  it('goes through every step after its version, in order', () => {
    expect(upcast(upcasters, { type: 'Hired', schemaVersion: 1, data: { name: 'Ana' } })).toEqual({
      name: 'Ana',
      second: true,
      third: true,
    });
    expect(upcast(upcasters, { type: 'Hired', schemaVersion: 2, data: {} })).toEqual({ third: false });
  });

  it('has nothing of what it does not name, whatever its version', () => {
    const fillMissing = (data: object) => ({ tips: 0, ...data });
    expect(upcast({ ...upcasters, fillMissing }, { type: 'Hired', schemaVersion: 2, data: {} })).toEqual({
      third: false,
      tips: 0,
    });
    expect(
      upcast({ ...upcasters, fillMissing }, { type: 'Left', schemaVersion: 1, data: { tips: 5 } }),
    ).toEqual({
      tips: 5,
    });
  });

  it('is read unchanged if it has the current version', () => {
    expect(currentVersion(upcasters, 'Hired')).toBe(3);
    expect(currentVersion(upcasters, 'Left')).toBe(1);
    expect(upcast(upcasters, { type: 'Left', schemaVersion: 1, data: { at: 1 } })).toEqual({ at: 1 });
  });

  it.each([
    ['Hired', 4],
    ['Hired', 0],
    ['Promoted', 1],
  ])('is refused when nobody knows how to read it: %s version %i', (type, schemaVersion) => {
    expect(() => upcast(upcasters, { type, schemaVersion, data: {} })).toThrow(RangeError);
  });
});
