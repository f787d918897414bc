import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { MUNICIPALITIES, municipalityIdSchema, municipalityName } from './municipalities.ts';

describe('municipalities', () => {
  it('are 78, numbered from 1 without a gap, none twice', () => {
    expect(MUNICIPALITIES.map(({ id }) => id)).toEqual(Array.from({ length: 78 }, (_, index) => index + 1));
    expect(new Set(MUNICIPALITIES.map(({ name }) => name)).size).toBe(78);
  });

  it.each([
    [1, 'Adjuntas'],
    [8, 'Añasco'],
    [33, 'Guánica'],
    [65, 'San Juan'],
    [78, 'Yauco'],
  ])('%i is %s', (id, name) => {
    expect(municipalityName(id)).toBe(name);
  });

  it.each([0, 79, 1.5, -1])('refuses the id %d', (id) => {
    expect(() => municipalityName(id)).toThrow(RangeError);
    const code = id === 0 ? 'required' : 'option-invalid';
    expect(refusals(municipalityIdSchema, id)).toEqual([code]);
  });
});
