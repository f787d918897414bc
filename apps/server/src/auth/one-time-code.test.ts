import { describe, expect, it } from 'vitest';
import { oneTimeCodes } from './one-time-code.ts';

describe('a one-time code', () => {
  const codes = oneTimeCodes();
  // RFC 6238, appendix B: the secret is the text '12345678901234567890', in base32:
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = (seconds: number) => new Date(seconds * 1000);

  // The table there has eight digits; six are its last six. A step is 30 seconds: 59 is in step 1.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('at second %i is %s, of step %i', (second, code, step) => {
    expect(codes.stepOf(secret, code, at(second))).toBe(step);
  });

  it('is good in its step, in the one before and in the one after', () => {
    // '287082' is due in the seconds 30 to 59.
    const step = (second: number) => codes.stepOf(secret, '287082', at(second));
    expect([step(0), step(30), step(59), step(60), step(89)]).toEqual([1, 1, 1, 1, 1]);
    expect(step(90)).toBeUndefined();
  });

  it('is of nothing when it is wrong, too short or no number', () => {
    for (const code of ['287083', '28708', '', 'ABCDEFGHJK']) {
      expect(codes.stepOf(secret, code, at(59))).toBeUndefined();
    }
  });

  it('comes from a secret of 160 bits, new each time, in base32', () => {
    expect(codes.newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(codes.newSecret()).not.toBe(codes.newSecret());
  });

  it('is set up by an address that names the product and the user', () => {
    expect(codes.uriOf(secret, 'rosa@paz.example')).toBe(
      `otpauth://totp/Garita:rosa%40paz.example?issuer=Garita&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });

  it('has ten recovery codes beside it, all different', () => {
    expect(new Set(codes.newRecoveryCodes()).size).toBe(10);
  });
});
