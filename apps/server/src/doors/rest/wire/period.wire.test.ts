import { expect, it } from 'vitest';
import { periodRequestWire } from './period.wire.ts';

it.each([
  ['1', 'weekly'],
  ['2', 'biweekly'],
  ['3', 'semimonthly'],
  ['4', 'monthly'],
  ['quincenal', 'semimonthly'],
  ['monthly', 'monthly'],
])('reads the frequency %s of a path as %s', (type, frequency) => {
  expect(periodRequestWire.decode({ year: '2026', type })).toEqual({ year: 2026, frequency });
});

it.each(['5', 'daily'])('refuses %s as no frequency, which is not to have left it out', (type) => {
  const errors = [{ path: ['type'], code: 'option-invalid' }];
  const decode = () => periodRequestWire.decode({ year: '2026', type });
  expect(decode).toThrow(expect.objectContaining({ facts: { errors } }));
});
