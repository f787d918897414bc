import { expect, it } from 'vitest';
import type { FiledReport } from './filed-document.ts';
import { type MendingForm, mendingForms } from './mending-form.ts';

it.each<[FiledReport, MendingForm[]]>([
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
])('mends %s with the form that its agency has for it', (report, forms) => {
  expect(mendingForms(report)).toEqual(forms);
});
