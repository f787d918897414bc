import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecoveryCode, makeRecoveryCode } from './generated-codes.ts';
import { secondFactorCodeSchema } from './user.schema.ts';

describe('a recovery code', () => {
  it('has ten characters that are hard to confuse, all equally likely', () => {
    const picks = [0, 7, 8, 15, 16, 20, 21, 31, 1, 30];
    const limits: number[] = [];
    const made = makeRecoveryCode((limit) => {
      limits.push(limit);
      return picks[limits.length - 1] ?? 0;
    });
    expect(made).toBe('29AHJNPZ3Y');
    expect(limits).toEqual(Array.from({ length: 10 }, () => 32));
  });

  it('is shown in two halves, and parsed in any spelling', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 31 })), (chance) => {
        const made = makeRecoveryCode(() => chance.next().value ?? 0);
        const shown = formatRecoveryCode(made);
        expect(shown).toMatch(/^\w{5}-\w{5}$/);
        expect(secondFactorCodeSchema.parse(` ${shown.toLowerCase()} `)).toBe(made);
      }),
    );
  });
});
