import { describe, expect, it } from 'vitest';
import { COOPERATIVE, UNION } from '../../../pay/company-line.builder.ts';
import { choiceOf, withChoice } from './company-line-choices.ts';

describe('the company lines of an entry', () => {
  const lines = [COOPERATIVE, UNION];

  it('are, while nothing is chosen, as the company has them by default', () => {
    expect(choiceOf(COOPERATIVE, undefined)).toEqual({ taxId: 7, isActive: true });
    expect(choiceOf({ ...COOPERATIVE, isOnByDefault: false }, undefined)).toEqual({
      taxId: 7,
      isActive: false,
    });
  });

  it('are all named once one of them is changed, so that the others stay as they were', () => {
    expect(withChoice(lines, undefined, { taxId: 8, isActive: true, editedCents: 7_50 })).toEqual([
      { taxId: 7, isActive: true },
      { taxId: 8, isActive: true, editedCents: 7_50 },
    ]);
  });

  it('keep the amount that was typed over another line', () => {
    const typed = [{ taxId: 8, isActive: true, editedCents: 7_50 }];
    expect(withChoice(lines, typed, { taxId: 7, isActive: false })).toEqual([
      { taxId: 7, isActive: false },
      { taxId: 8, isActive: true, editedCents: 7_50 },
    ]);
  });
});
