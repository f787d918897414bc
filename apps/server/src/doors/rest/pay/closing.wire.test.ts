import { expect, it } from 'vitest';
import { monthClosingWire, monthWire } from './month.wire.ts';

it('reads the month of a path, and refuses what is none', () => {
  expect(monthWire.decode({ month: '2026-03' })).toEqual({ month: '2026-03' });
  const errors = [{ path: ['month'], code: 'date-invalid' }];
  expect(() => monthWire.decode({ month: '2026-3' })).toThrow(expect.objectContaining({ facts: { errors } }));
});

it('reads the net that was confirmed, in cents, and does without', () => {
  expect(monthClosingWire.decode({ confirmed_net: '425.07' })).toEqual({ confirmedNet: 425_07 });
  expect(monthClosingWire.decode({})).toEqual({});
});
