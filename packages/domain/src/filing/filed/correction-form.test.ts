import { describe, expect, it } from 'vitest';
import { type CorrectionForm, correctionForms, correctionFormsFor } from './correction-form.ts';
import type { FilableReport } from './filed-document.ts';

it.each<[FilableReport, CorrectionForm[]]>([
  ['form-941', ['form-941-x']],
  ['form-943', ['form-943-x']],
  ['form-940', ['form-940-amended']],
  ['form-499', ['form-499-amended', 'form-499-r3']],
  ['w2pr', ['w2c-pr']],
  ['w2pr-suri-text', ['w2c-pr']],
  ['w2pr-ssa-text', ['w2c-pr']],
  ['unemployment', ['unemployment-amended']],
  ['wages-text', ['unemployment-amended']],
  ['form-480-text', ['form-480-6sp-1-amended', 'form-480-6sp-amended']],
  ['chauffeur-insurance', []],
  ['workers-compensation', []],
])('corrects %s with the form of its agency', (report, forms) => {
  expect(correctionForms(report)).toEqual(forms);
});

describe('correction of filed W-2PRs', () => {
  const change = (certificate?: string) => ({
    name: 'RO · Sueldos',
    filed: '',
    now: '1.00',
    difference: 1_00,
    ...(certificate === undefined ? {} : { certificate }),
  });
  const totals = change();

  it.each<[string, string[], CorrectionForm[]]>([
    ['for employees with a filed W-2PR', [], ['w2c-pr']],
    ['for an employee without one', ['7'], ['w2pr-original']],
  ])('uses the form %s', (_, newOnes, forms) => {
    expect(correctionFormsFor('w2pr-suri-text', [change('7'), totals], new Set(newOnes))).toEqual(forms);
  });

  it('does not apply to other documents, which have no certificates', () => {
    expect(correctionFormsFor('wages-text', [change('7')], new Set(['7']))).toEqual(['unemployment-amended']);
  });

  it('uses both forms if there are both kinds, and none without changes', () => {
    const both = [change('7'), change('3'), totals];
    expect(correctionFormsFor('w2pr', both, new Set(['7']))).toEqual(['w2pr-original', 'w2c-pr']);
    expect(correctionFormsFor('w2pr', [], new Set())).toEqual([]);
  });
});
