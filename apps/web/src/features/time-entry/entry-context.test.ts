import { describe, expect, it } from 'vitest';
import { newDraft } from '../../pay/entry/entry-draft.ts';
import { aSheet, periodOf } from '../../pay/entry/sheet.builder.ts';
import type { PayLine } from '../../pay/entry/sheet.ts';
import { isLineInUse } from './entry-context.tsx';

const TYPED: PayLine[] = [
  'regularPay',
  'mealPeriodPay',
  'tips',
  'salary',
  'socialSecurityOnTips',
  'chauffeurInsurance',
  'aflac',
];

function shownOf(
  sheet: ReturnType<typeof aSheet>,
  typed: { aflac?: number; mealPeriod?: number } = {},
): PayLine[] {
  const work = { sheet, period: periodOf(sheet, 21), saved: undefined };
  const draft = newDraft(sheet, work.period);
  const entry = {
    ...draft,
    minutes: { ...draft.minutes, mealPeriod: typed.mealPeriod ?? 0 },
    deductions: { ...draft.deductions, aflac: typed.aflac ?? 0 },
  };
  return TYPED.filter((line) => isLineInUse(work, entry, line));
}

describe('a line has a row', () => {
  it('where everybody has it', () => {
    expect(shownOf(aSheet({ usedConcepts: [] }))).toEqual(['regularPay']);
  });

  it('where the company has used it, social security on tips with the tips', () => {
    expect(shownOf(aSheet({ usedConcepts: ['tips'] }))).toEqual([
      'regularPay',
      'tips',
      'socialSecurityOnTips',
    ]);
  });

  it('where the employee has a salary or is a driver', () => {
    const employee = { salary: 500_00, isChauffeur: true };
    expect(shownOf(aSheet({ usedConcepts: [], employee }))).toEqual([
      'regularPay',
      'salary',
      'chauffeurInsurance',
    ]);
  });

  it('where the entry starts with something in it, were it time without a rate', () => {
    const employee = { rates: { regular: 10_50, overtime: 15_75, mealPeriod: 0 } };
    const sheet = aSheet({ usedConcepts: [], employee });
    expect(shownOf(sheet, { aflac: 1_00, mealPeriod: 30 })).toEqual(['regularPay', 'mealPeriodPay', 'aflac']);
  });
});
