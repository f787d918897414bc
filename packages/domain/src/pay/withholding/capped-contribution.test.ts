import { describe, expect, it } from 'vitest';
import { capAtLimit } from './capped-contribution.ts';

describe('capAtLimit', () => {
  it('keeps a contribution below the limit', () => {
    expect(capAtLimit(1_500, 1_000, 2_700)).toEqual({
      amount: 1_500,
      uncapped: 1_500,
      yearToDate: 1_000,
      limit: 2_700,
      room: 1_700,
    });
  });

  it('cuts a contribution to the rest of the yearly limit', () => {
    expect(capAtLimit(1_500, 2_500, 2_700).amount).toBe(200);
  });

  it('takes nothing if the limit is reached or exceeded', () => {
    expect(capAtLimit(1_500, 2_700, 2_700).amount).toBe(0);
    expect(capAtLimit(1_500, 3_000, 2_700)).toMatchObject({ amount: 0, room: 0 });
  });

  it('cuts nothing without a limit', () => {
    expect(capAtLimit(1_500, 9_999_999, undefined)).toEqual({
      amount: 1_500,
      uncapped: 1_500,
      yearToDate: 9_999_999,
    });
  });
});
